import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, inject } from 'vitest';
import { parse } from 'yaml';
import { type OperationId, problemStatuses } from '../../generated/contract.js';
import { operationsAt } from '../../src/api/pipeline/router.js';
import { bodyFaults, declaredCodes, declaredResponse, headerFaults, object, problemSchema } from './closed-world.js';

export type SeenReply = {
  method: string;
  /** Below the base path, with or without a query. */
  path: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

type Expectations = { rateLimited: boolean };

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Codes outside of operations: the request never reached one. */
const protocolCodes = [
  'bad_request',
  'request_timeout',
  'headers_too_large',
  'not_implemented',
  'route_not_found',
  'method_not_allowed',
];
/** Codes sent before the operation is known. */
const earlyCodes = ['https_required', 'rate_limited', 'invalid_param', 'internal_error'];

/** Throws if a reply differs from the contract, and records coverage. */
export function assertReply(reply: SeenReply, { rateLimited }: Expectations): void {
  const here = operationsAt(reply.path);
  const asked = reply.method.toLowerCase();
  const id = here.get(asked === 'head' ? 'get' : asked);
  const found: string[] = [];
  const code = reply.status >= 400 && asked !== 'head' ? problemFaults(reply, found) : null;

  if (id === undefined || (code !== null && protocolCodes.includes(code))) {
    found.push(...outsideFaults(reply, code, here));
  } else {
    found.push(...operationFaults(id, reply, code, asked === 'head'));
  }
  found.push(
    ...headerFaults(
      'X-Request-Id',
      { required: true, schema: { pattern: '^[A-Za-z0-9._-]{1,128}$' } },
      header(reply, 'X-Request-Id'),
    ),
  );
  if (rateLimited && asked !== 'options' && (code === null || !['bad_request', 'headers_too_large'].includes(code))) {
    for (const name of ['RateLimit', 'RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']) {
      if (header(reply, name) === undefined) found.push(`header ${name} is missing`);
    }
  }
  if (found.length > 0) {
    throw new Error(
      `${reply.method} ${reply.path} → ${reply.status} is outside the contract:\n  ${found.join('\n  ')}\n  ${reply.text.slice(0, 600)}`,
    );
  }
  if (id !== undefined && asked !== 'head') note(id, reply.status, code);
}

function operationFaults(id: OperationId, reply: SeenReply, code: string | null, isHead: boolean): string[] {
  const declared = declaredResponse(id, reply.status);
  if (declared === undefined) return [`${id} declares no ${reply.status}`];
  const found: string[] = [];
  for (const [name, each] of Object.entries(object(declared.headers ?? {}))) {
    found.push(...headerFaults(name, object(each), header(reply, name)));
  }
  if (code !== null && !declaredCodes(id).includes(code)) found.push(`${id} does not declare the code ${code}`);
  const content = object(declared.content ?? {});
  if (isHead || Object.keys(content).length === 0) {
    if (reply.text !== '') found.push('there is a body where none belongs');
    return found;
  }
  const mediaType = mediaTypeOf(reply);
  const media = content[mediaType];
  if (media === undefined) return [...found, `${id} declares no ${mediaType || 'reply without Content-Type'}`];
  if (code === null) {
    const body = mediaType === 'application/json' ? JSON.parse(reply.text) : parse(reply.text);
    found.push(...bodyFaults(`${id} ${reply.status}`, object(media).schema ?? {}, body));
  }
  return found;
}

/** Faults of a problem body, and its code. */
function problemFaults(reply: SeenReply, faults: string[]): string | null {
  if (mediaTypeOf(reply) !== 'application/json') {
    faults.push(`an error of the type ${mediaTypeOf(reply)}`);
    return null;
  }
  const body = JSON.parse(reply.text) as {
    code: string;
    data: { status: number; request_id: string; params?: Record<string, string> };
  };
  faults.push(...bodyFaults('Problem', problemSchema, body));
  if (faults.length > 0) return null;
  if (body.data.status !== reply.status) faults.push(`data.status is ${body.data.status}`);
  if (body.data.request_id !== header(reply, 'X-Request-Id')) faults.push('data.request_id is not X-Request-Id');
  const belongs = (problemStatuses as Record<string, number>)[body.code];
  for (const fault of Object.values(body.data.params ?? {})) {
    if (/pattern|format|NOT be valid|\^\[/.test(fault)) faults.push(`"${fault}" says nothing to people`);
  }
  if (belongs !== reply.status) faults.push(`the code ${body.code} belongs to ${belongs}`);
  return body.code;
}

function outsideFaults(reply: SeenReply, code: string | null, here: Map<string, OperationId>): string[] {
  const allow = header(reply, 'Allow');
  if (reply.method === 'OPTIONS' && reply.status < 400) {
    return reply.status === 204 && reply.text === '' && allow === allowed(here) ? [] : [`OPTIONS allows ${allow}`];
  }
  if (reply.method === 'HEAD' && reply.status === 405) return allow === allowed(here) ? [] : [`Allow is ${allow}`];
  if (reply.method === 'HEAD' && reply.status === 404 && here.size === 0) return [];
  switch (code) {
    case 'method_not_allowed':
      if (allow === undefined) return ['405 without Allow'];
      if (here.has(reply.method.toLowerCase())) return [`405, though ${reply.method} is in the contract`];
      return here.size === 0 || !methods.includes(reply.method.toLowerCase()) || allow === allowed(here)
        ? []
        : [`Allow is ${allow}, not ${allowed(here)}`];
    case 'route_not_found':
      return here.size === 0 ? [] : ['404 route_not_found, though the path is in the contract'];
    default: {
      const fits = code !== null && (protocolCodes.includes(code) || earlyCodes.includes(code));
      return fits ? [] : [`${code ?? reply.status} where no operation is`];
    }
  }
}

function allowed(here: Map<string, OperationId>): string {
  const names = [...here.keys()].map((method) => method.toUpperCase());
  return [...names, ...(here.has('get') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
}

function mediaTypeOf(reply: SeenReply): string {
  return (header(reply, 'Content-Type') ?? '').split(';', 1)[0]?.trim() ?? '';
}

function header({ headers }: SeenReply, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

const noted = new Set<string>();

/** Records a covered reply with its test file. */
function note(operation: OperationId, status: number, code: string | null): void {
  const file = relative('test', expect.getState().testPath ?? '');
  const line = JSON.stringify([operation, status, code, file]);
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(inject('coverageFolder'), `${process.pid}.jsonl`), `${line}\n`);
}
