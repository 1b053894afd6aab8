import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, type OperationId, problemStatuses } from '../../../generated/contract.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(JSON.parse(readFileSync('generated/openapi.json', 'utf8')), 'contract');

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function faultOf(pointer: readonly string[], body: unknown): string | null {
  const validate = ajv.getSchema(`contract#/${pointer.map(escaped).join('/')}`);
  if (validate === undefined) return `the contract has no ${pointer.join(' ')}`;
  return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'the reply' });
}

/** The fault of an operation's reply by the contract, or null. Documents show successful requests only. */
export function replyFault(id: OperationId, status: number, body: unknown): string | null {
  if (status < 200 || status > 299) return `${id} answered ${status}: ${JSON.stringify(body)}`;
  const { path, method } = contract[id];
  const mediaType = contract[id].streams ? 'text/event-stream' : 'application/json';
  return faultOf(['paths', path, method, 'responses', String(status), 'content', mediaType, 'schema'], body);
}

/** The fault of a problem in a document, or null. */
export function problemFault(problem: unknown): string | null {
  const fault = faultOf(['components', 'schemas', 'Problem'], problem);
  if (fault !== null) return fault;
  const { code, data } = problem as { code: keyof typeof problemStatuses; data: { status: number } };
  return problemStatuses[code] === data.status ? null : `${code} has the status ${problemStatuses[code]}`;
}

/** Where a value's shape differs from the documented one, or null. A null on either side matches anything. */
export function shapeFault(documented: unknown, real: unknown, at = 'the reply'): string | null {
  if (documented === null || real === null) return null;
  if (Array.isArray(documented) && Array.isArray(real)) {
    if (documented.length > 0 && real.length === 0) return `${at} is empty`;
    return first(real.map((each, index) => shapeFault(documented[0], each, `${at}[${index}]`)));
  }
  if (typeof documented !== typeof real || Array.isArray(documented) !== Array.isArray(real))
    return `${at} has another type`;
  if (typeof documented !== 'object' || typeof real !== 'object') return null;
  const [names, others] = [Object.keys(documented), Object.keys(real)];
  const different = names.filter((name) => !others.includes(name)).concat(others.filter((n) => !names.includes(n)));
  if (different.length > 0) return `${at} and what is shown differ in ${different.join(', ')}`;
  const inside = Object.entries(documented).map(([name, value]) =>
    shapeFault(value, (real as Record<string, unknown>)[name], `${at}.${name}`),
  );
  return first(inside);
}

const first = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
