import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { contract } from '../../../generated/contract.js';
import {
  isObject,
  type Json,
  type JsonObject,
  operation,
  operationIds,
  problemSchema,
} from '../../../src/core/contract/document.js';

/** An unknown field name, enum value and code. */
const unknown = 'added_later';

export type NewerService = {
  /** The API's address. */
  base: string;
  /** Number of additions to replies that clients do not know. */
  readonly additions: { fields: number; values: number; codes: number };
  /** Requests with a key in their address. */
  readonly keysInQuery: string[];
  stop(): Promise<void>;
};

/**
 * A proxy that simulates later additions to the service at `base`: a new field in every object of a reply, a new value of
 * every extensible enum, and a new not-found code.
 */
export async function startNewerService(base: string): Promise<NewerService> {
  const additions = { fields: 0, values: 0, codes: 0 };
  const keysInQuery: string[] = [];
  const { pathname, origin } = new URL(base);

  const grow = (value: Json, schema: JsonObject, hasNewValues: boolean): Json => {
    const variants = [schema.oneOf, schema.anyOf].find(Array.isArray);
    if (variants !== undefined) {
      const fitting = variants.find((each) => isObject(each) && each.type !== 'null' && isNamedIn(value, schema, each));
      return value === null || !isObject(fitting) ? value : grow(value, fitting, hasNewValues);
    }
    if (Array.isArray(value)) {
      return value.map((each) => (isObject(schema.items) ? grow(each, schema.items, hasNewValues) : each));
    }
    if (isObject(value) && isObject(schema.properties)) {
      const { properties } = schema;
      additions.fields += 1;
      const grown = Object.entries(value).map(([name, each]): [string, Json] => {
        const of = properties[name];
        return [name, isObject(of) ? grow(each, of, hasNewValues) : each];
      });
      return { ...Object.fromEntries(grown), [unknown]: { by: 'a later version' } };
    }
    if (!hasNewValues || typeof value !== 'string' || schema['x-extensible-enum'] === undefined) return value;
    additions.values += 1;
    return unknown;
  };

  const change = (method: string, path: string, status: number, body: JsonObject | Json[]): Json => {
    if (status < 400) {
      const schema = schemaOf(method, path, status);
      return schema === undefined ? body : grow(body, schema, method === 'get');
    }
    const problem = grow(body, problemSchema, false) as JsonObject;
    if (problem.code !== 'topic_not_found') return problem;
    additions.codes += 1;
    return { ...problem, code: unknown };
  };

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = incoming;
    if (/[?&]api_key=/.test(url)) keysInQuery.push(`${method} ${url.split('?')[0]}`);
    // The service has its own host name, and bodies have to be uncompressed here.
    const { host: _host, 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const onward = request(origin + url, { method, headers });
    incoming.pipe(onward);
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    let body = await buffer(reply);
    if (reply.headers['content-type']?.startsWith('application/json') === true) {
      const path = new URL(url, origin).pathname.slice(pathname.length);
      const status = reply.statusCode ?? 0;
      const grown = change(method.toLowerCase(), path, status, JSON.parse(body.toString('utf8')));
      body = Buffer.from(JSON.stringify(grown));
    }
    const { 'transfer-encoding': _chunked, ...own } = reply.headers;
    outgoing.writeHead(reply.statusCode ?? 502, { ...own, 'content-length': body.length }).end(body);
  };

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error) => outgoing.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    additions,
    keysInQuery,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** True if a value's discriminator names one of a union's schemas, or if there is none. */
function isNamedIn(value: Json, { discriminator }: JsonObject, variant: JsonObject): boolean {
  if (!isObject(discriminator) || !isObject(value) || !isObject(variant.properties)) return true;
  const name = String(discriminator.propertyName);
  const tag = variant.properties[name];
  return isObject(tag) && Array.isArray(tag.enum) && tag.enum.includes(value[name] ?? null);
}

/** The schema of a JSON reply, or undefined if the contract has no such operation. */
function schemaOf(method: string, path: string, status: number): JsonObject | undefined {
  const id = operationIds.find(
    (each) =>
      contract[each].method === method &&
      new RegExp(`^${contract[each].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (id === undefined) return undefined;
  const reply = (operation(id).responses as JsonObject)[String(status)];
  const content = isObject(reply) && isObject(reply.content) ? reply.content['application/json'] : undefined;
  return isObject(content) && isObject(content.schema) ? content.schema : undefined;
}
