import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { methods } from '../document.js';
import { deprecationHeaders } from './deprecation-dates.js';
import { isOpen, successStatuses } from './operations.js';
import { descend } from './reply-properties.js';

/**
 * @import { Media, Method, Operation, PathItem, Schema } from '../types.js'
 * @import { Context, Visitor } from './types.js'
 */

/**
 * The shared response of each error status.
 * @type {Record<number, string>}
 */
const responses = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'ServiceUnavailable',
};

/**
 * The `security` that `x-scope` stands for: a key or an app. Uploads need their own scope, and acting with a role one more.
 * `read write` is for a write that returns data which only a key with `read` may read, or publishes it. On open operations
 * a key still raises the rate limit. Keys in the query are declared by the security scheme only, since generated clients
 * would send both. `account` is for keys alone: what an app made by it would outlive the app's authorization.
 * @param {Operation} operation
 * @returns {Operation['security']}
 */
export function impliedSecurity({ 'x-scope': scope = 'none', 'x-role': role, requestBody: body }) {
  if (scope === 'none') return [{}, { bearerKey: [] }];
  if (scope === 'optional') return [{}, { bearerKey: [] }, { appToken: [] }];
  if (scope === 'account') return [{ bearerKey: [scope] }];
  const scopes = scope.split(' ');
  if (!scopes.every((each) => each === 'read' || each === 'write')) return undefined;
  const isUpload = body?.content?.['multipart/form-data'] !== undefined;
  const ofApps = scopes.map((each) => (each === 'write' && isUpload ? 'upload' : each));
  const appToken = role === undefined ? ofApps : [...ofApps, 'moderate'];
  return [{ bearerKey: scopes }, { appToken }];
}

/**
 * The codes implied by an operation's security and input.
 * @param {Operation} operation
 * @param {boolean} isIdempotent
 * @param {boolean} isConditional
 * @param {boolean} mayLack
 */
function impliedCodes(operation, isIdempotent, isConditional, mayLack) {
  // Implied for any operation: `Prefer: handling=strict` refuses unknown parameters, and a body is refused if none is
  // declared.
  const codes = [
    'invalid_param',
    'https_required',
    'rate_limited',
    'internal_error',
    'component_inactive',
    'account_suspended',
  ];
  if (!isOpen(operation)) codes.push('unauthorized', 'insufficient_scope');
  if (operation.security?.some((each) => Object.values(each).flat().includes('write')))
    codes.push('account_silenced', 'account_pending', 'email_unverified');
  if (operation['x-private']) codes.push('unauthorized');
  if (operation['x-role'] !== undefined) codes.push('forbidden');
  if (operation['x-recent-sign-in']) codes.push('sign_in_required');
  if (operation['x-contribution'] !== undefined) codes.push('too_many_links', 'warning_not_acknowledged');
  const { requestBody: body } = operation;
  if (body) codes.push('payload_too_large', 'unsupported_media_type');
  if (body?.required || mayLack) codes.push('missing_fields');
  if (body?.content?.['multipart/form-data']) codes.push('invalid_file');
  if (body?.content?.['application/json']) codes.push('invalid_json');
  if (isIdempotent) codes.push('idempotency_key_reused', 'idempotency_in_progress');
  if (isConditional) codes.push('precondition_failed');
  return codes;
}

/**
 * True if a body can be incomplete, even if it may be left out: an object in it requires fields, or a text has to be visible.
 * @param {Operation} operation
 * @param {Context} context at the operation
 */
function canLack({ requestBody: { content = {} } = {} }, context) {
  let result = false;
  for (const [type, { schema }] of Object.entries(content)) {
    const at = { ...context, location: context.location.child(['requestBody', 'content', type]) };
    const inspect = /** @param {Schema} part */ ({ required = [], minProperties = 0, pattern = '' }) => {
      result ||= required.length > 0 || minProperties > 0 || pattern.includes('\u3164');
    };
    descend(at, schema, inspect, new Set());
  }
  return result;
}

/**
 * True if a write can name an ETag: that of the open GET at the same path.
 * @param {Method} method
 * @param {PathItem} item
 */
function isConditionalOf(method, { get }) {
  const security = get && (get.security ?? impliedSecurity(get));
  const isOpenRead = security?.every((each) => Object.values(each).flat().length === 0) ?? false;
  return isOpenRead && ['put', 'patch', 'delete'].includes(method);
}

/**
 * True if an operation has a parameter of the contract's folder.
 * @param {Operation} operation
 * @param {string} name
 */
const has = ({ parameters = [] }, name) => parameters.some(({ $ref }) => basename($ref ?? '', '.yaml') === name);

/**
 * The target of a reference, with its own references relative to `file`; any other node as it is.
 * @template {object} Node
 * @param {Node} node
 * @param {string} file
 * @returns {Node}
 */
function inlined(node, file) {
  if (!('$ref' in node)) return node;
  const target = join(dirname(file), String(node.$ref));
  /** @type {(path: string) => string} */
  const seen = (path) => relative(dirname(file), join(dirname(target), path));
  return JSON.parse(JSON.stringify(parse(readFileSync(target, 'utf8'))), (key, value) =>
    key === '$ref' ? seen(value) : value,
  );
}

/**
 * Adds to each operation its implied parts, so that a path file has only the particular ones. It runs before the rules,
 * which therefore check the same document as in the bundle.
 * @returns {Visitor}
 */
export function impliedParts() {
  /** The folder of the contract. */
  let folder = '';
  /** @type {Record<string, number>} */
  let statusOf = {};
  /** @type {Record<string, string>} */
  let meanings = {};

  /**
   * @param {Operation} operation
   * @param {Method} method
   * @param {PathItem} item
   * @param {Context} context at the operation
   */
  function complete(operation, method, item, context) {
    const file = context.location.source.absoluteRef;
    /** @type {(message: string) => void} */
    const report = (message) => context.report({ message, location: context.location.key() });
    /** @type {(path: string) => { $ref: string }} */
    const reference = (path) => ({ $ref: relative(dirname(file), join(folder, path)) });
    const { operationId: id = '', responses: replies = {} } = operation;
    operation.responses = replies;
    // A missing example is reported by `operation-described`, and must not keep it from being recorded.
    /** @type {(name: string) => Media['examples']} */
    const example = (name) =>
      existsSync(join(folder, `examples/${name}.yaml`)) ? { [id]: reference(`examples/${name}.yaml`) } : undefined;
    operation.tags ??= [basename(dirname(file))];
    const security = operation.security ?? impliedSecurity(operation);
    // An unknown scope stays for the rule to report.
    if (security !== undefined) {
      operation.security = security;
      delete operation['x-scope'];
    }

    const isCreating = method === 'post' && replies['201'] !== undefined;
    if (isCreating) {
      operation.parameters = [...(operation.parameters ?? []), reference('parameters/IdempotencyKey.yaml')];
    }
    const isIdempotent = has(operation, 'IdempotencyKey');
    const isConditional = isConditionalOf(method, item);
    if (isConditional) {
      operation.parameters = [...(operation.parameters ?? []), reference('parameters/IfMatch.yaml')];
    }
    const { requestBody: body } = operation;
    if (body) {
      body.required ??= true;
      body.description ??= 'The request body.';
      for (const media of Object.values(body.content ?? {})) {
        media.examples ??= example(`${id}Request`);
      }
    }

    const isPaged = has(operation, 'Page');
    if (isPaged) operation.parameters = [...(operation.parameters ?? []), reference('parameters/Cursor.yaml')];
    operation.parameters = [...(operation.parameters ?? []), reference('parameters/Prefer.yaml')];

    // Some generators ignore parameters of the path item. The bundle resolves references in place, so each needs its own
    // copy.
    operation.parameters = [...structuredClone(item.parameters ?? []), ...operation.parameters];
    const own = operation['x-error-codes'] ?? [];
    const follow = new Set(impliedCodes(operation, isIdempotent, isConditional, canLack(operation, context)));
    const surplus = own.filter((code, index) => follow.has(code) || own.indexOf(code) !== index);
    if (surplus.length > 0) report(`These codes follow by themselves or are listed twice: ${surplus.join(', ')}.`);
    // Tools do not show `x-error-codes`.
    if (own.length > 0 && operation.description !== undefined) {
      const lines = own.map((code) => `- ${statusOf[code]} \`${code}\`: ${meanings[code]}`);
      operation.description = `${operation.description.trimEnd()}\n\nError codes of this operation:\n\n${lines.join('\n')}`;
    }
    const codes = [...new Set([...own, ...follow])];
    codes.sort((a, b) => Number(statusOf[a]) - Number(statusOf[b]) || (a < b ? -1 : 1));
    operation['x-error-codes'] = codes;

    const isStream = replies['200']?.content?.['text/event-stream'] !== undefined;
    const isCached = method === 'get' && isOpen(operation) && !isStream;
    const isWalked = !isStream && operation.parameters.some(({ $ref }) => /Cursor\.yaml$/.test($ref ?? ''));
    const headers = isCached ? 'cached' : isIdempotent ? 'repeatable' : 'standard';
    for (const status of successStatuses(operation)) {
      const reply = replies[status] ?? {};
      // The bundle resolves references in place, so each needs its own object.
      const set = reference(`headers/sets/${status === '201' ? 'created' : headers}.yaml`);
      reply.headers ??= isWalked ? { ...inlined(set, file), Link: reference('headers/Link.yaml') } : set;
      for (const media of Object.values(reply.content ?? {})) {
        media.examples ??= example(id);
      }
      for (const [name, link] of Object.entries(reply.links ?? {})) link.operationId ??= name;
    }
    const statuses = new Set(codes.map((code) => Number(statusOf[code])));
    if (isCached) statuses.add(304);
    for (const status of statuses) {
      if (responses[status] !== undefined) {
        replies[status] = reference(`responses/${responses[status]}.yaml`);
      }
    }
    if (operation.deprecated) {
      const headers = deprecationHeaders(operation);
      for (const [status, response] of Object.entries(replies)) {
        const reply = inlined(response, file);
        replies[status] = { ...reply, headers: { ...inlined(reply.headers ?? {}, file), ...headers } };
      }
    }
  }

  return {
    Root({ components }, { location, resolve }) {
      folder = dirname(location.source.absoluteRef);
      const { node: codes = {} } = resolve(components.schemas.ProblemCode);
      statusOf = codes['x-status'] ?? {};
      meanings = codes['x-enumDescriptions'] ?? {};
    },
    PathItem(item, context) {
      if (item['x-path'] !== context.key) {
        const message = `The index has this file at \`${context.key}\`: run npm run generate.`;
        context.report({ message, location: context.location.child(['x-path']).key() });
      }
      delete item['x-path'];
      for (const method of methods) {
        const operation = item[method];
        if (operation === undefined) continue;
        complete(operation, method, item, { ...context, location: context.location.child([method]) });
      }
      delete item.parameters;
    },
    Schema({ properties }, context) {
      if (properties?.page === undefined || properties.pages === undefined) return;
      const file = context.location.source.absoluteRef;
      properties.next_cursor = { $ref: relative(dirname(file), join(folder, 'schemas/NextCursor.yaml')) };
      properties.unreadable = { $ref: relative(dirname(file), join(folder, 'schemas/UnreadableRows.yaml')) };
    },
  };
}
