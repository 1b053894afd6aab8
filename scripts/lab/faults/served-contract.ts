import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject } from '../../../src/core/contract/document.js';

export type Reply = { status: number; headers: Headers; text: string };
type Operation = { method: string; path: string; pointer: string; declared: JsonObject };

/** Names that operations had in releases of which an upgrade starts. */
const formerNames: Readonly<Record<string, string>> = { getFileDownloadUrl: 'downloadFile' };

/** The published contract. Replies are validated by other code than the service's own. */
export class ServedContract {
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
  private readonly operations = new Map<string, Operation>();
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: JsonObject) {
    this.ajv.addSchema(document, 'contract');
    for (const [path, item] of Object.entries(object(document.paths))) {
      for (const [method, declared] of Object.entries(object(item))) {
        if (!isObject(declared) || typeof declared.operationId !== 'string') continue;
        const pointer = `/paths/${pointed(path)}/${method}`;
        this.operations.set(declared.operationId, { method: method.toUpperCase(), path, pointer, declared });
      }
    }
  }

  operation(id: string): Operation {
    const found = this.operations.get(id) ?? this.operations.get(formerNames[id] ?? '');
    if (found === undefined) throw new Error(`The contract has no operation ${id}`);
    return found;
  }

  /** Differences between a reply and the operation's contract. */
  faults(id: string, reply: Reply): string[] {
    const { pointer, declared } = this.operation(id);
    const responses = object(declared.responses);
    if (responses[String(reply.status)] === undefined) return [`${id} declares no ${reply.status}`];
    const [response, place] = this.resolve(`${pointer}/responses/${reply.status}`);
    const mediaType = reply.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const faults = Object.entries(object(response.headers ?? {})).flatMap(([name]) => {
      const [header] = this.resolve(`${place}/headers/${pointed(name)}`);
      return header.required === true && !reply.headers.has(name) ? [`${id} ${reply.status} without ${name}`] : [];
    });
    if (object(response.content ?? {})[mediaType] === undefined) {
      return [...faults, `${id} declares no ${mediaType || 'reply without a type'} with ${reply.status}`];
    }
    const validate = this.validator(`${place}/content/${pointed(mediaType)}/schema`);
    const body: unknown = JSON.parse(reply.text);
    if (!validate(body)) return [...faults, `${id} ${reply.status}: ${this.ajv.errorsText(validate.errors)}`];
    const { code } = body as { code?: string };
    const codes = declared['x-error-codes'];
    if (reply.status >= 400 && !(Array.isArray(codes) && codes.includes(code ?? ''))) {
      faults.push(`${id} does not declare the code ${code}`);
    }
    return faults;
  }

  private validator(pointer: string): ValidateFunction {
    const known = this.compiled.get(pointer);
    if (known !== undefined) return known;
    const made = this.ajv.compile({ $ref: `contract#${pointer}` });
    this.compiled.set(pointer, made);
    return made;
  }

  /** The target of a pointer, through a reference, with its own pointer. */
  private resolve(pointer: string): [JsonObject, string] {
    let node: Json | undefined = this.document;
    for (const part of pointer.split('/').slice(1)) {
      node = object(node ?? null)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    const found = object(node ?? null);
    return typeof found.$ref === 'string' ? this.resolve(found.$ref.slice(1)) : [found, pointer];
  }
}

function object(node: Json | undefined): JsonObject {
  if (!isObject(node)) throw new Error(`The contract has ${JSON.stringify(node)} where an object belongs`);
  return node;
}

function pointed(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
