import { createHash } from 'node:crypto';
import type { OperationId } from '../../../generated/contract.js';
import type { Upload } from '../../api/http/request/uploads.js';
import { findOperation } from '../../api/pipeline/router.js';
import { type JsonObject, operationIds } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { Problem, problem } from '../../core/contract/problems.js';
import { keepGuestCart } from '../guest-cart.js';
import { isCsrfError } from '../middleware/csrf.js';
import { keepOnce } from '../middleware/shown-once.js';
import { readNumber, writeNumber } from '../texts/numbers.js';
import { isTextKey } from '../texts/texts.js';
import { addressOf, type Visit } from '../visit.js';
import { attachedFile, draftKeyOf, formTarget, ownPath, type Schemas, type SubmittedForm } from './context.js';
import { draftParam, operationParam } from './form.js';
import {
  decimalsIn,
  type FieldSchema,
  isMarkdown,
  isNumber,
  isWords,
  nested,
  schemaAt,
  typesOf,
} from './form-fields.js';

/** Form fields of the site itself, which are no fields of the operation. */
const ownFields: ReadonlySet<string> = new Set([
  ...['form_token', 'next', 'entry', 'preview', 'once', 'trial', 'round', 'without'],
  attachedFile,
]);

/** Operations that only try what others do with the same body. */
const trials: Partial<Record<OperationId, OperationId>> = {
  createCheckout: 'previewCheckout',
  createGuestCheckout: 'previewGuestCheckout',
};

/**
 * Submits a form of the site. Returns where to redirect, or the form to show again if it was refused, also if the session
 * or the token has expired.
 * @throws Problem for a cross-site form, an unknown operation, or a fault of the service
 */
export async function submitForm(visit: Visit): Promise<SubmittedForm | `/${string}`> {
  const { req, t } = visit;
  const target = String(req.query[operationParam] ?? '');
  const outcome: SubmittedForm = { operation: target, values: {}, problem: null, preview: null, once: null };
  try {
    const { found, values, body, reply } = await callOfForm(visit, target);
    if (values.preview !== undefined) return { ...outcome, values, preview: fieldOf(reply.body, 'html') };
    if (values.trial !== undefined) return { ...outcome, values, trial: reply.body };
    if (values.once !== undefined) {
      const secret = fieldOf(reply.body, values.once);
      if (values.next === undefined) return { ...outcome, once: secret };
      const next = nextOf(visit, values, reply);
      keepOnce(visit, next, secret);
      return next;
    }
    const next = nextOf(visit, values, reply);
    say(visit, found.id, next.split('#')[1], { ...(reply.body as object), ...found.values, ...body });
    return next;
  } catch (error) {
    const refusal = isCsrfError(error) ? problem('forbidden', { message: t('form.expired') }) : error;
    if (!(refusal instanceof Problem) || refusal.status >= 500) throw error;
    if (refusal.code === 'sign_in_required') return `/profile/confirm?next=${encodeURIComponent(req.path)}`;
    const refused = { ...outcome, values: textsOf(req.body), problem: refusal };
    if (refusal.code !== 'terms_changed') return refused;
    // The new terms are shown with what is ordered, unless that is refused as well: the cart may be empty by now.
    req.body.trial = '1';
    const shown = await callOfForm(visit, target).catch((fault) => {
      if (fault instanceof Problem) return null;
      throw fault;
    });
    return shown === null ? refused : { ...refused, trial: shown.reply.body };
  }
}

/**
 * Submits a form for a script of the page, and returns the body of the operation's reply.
 * @throws Problem
 */
export async function submitForScript(visit: Visit): Promise<object> {
  return (await callOfForm(visit, String(visit.req.query[operationParam] ?? ''))).reply.body;
}

/**
 * Calls the operation in a form's query with the form's fields as its body, or renders the preview of a text. The draft of what was sent is
 * deleted.
 * @throws Problem, also for a cross-site form and an unknown operation
 */
async function callOfForm(visit: Visit, target: string) {
  const { req, account, t } = visit;
  const [method = '', address = ''] = target.split(' ', 2);
  const [path = '', search = ''] = address.split('?', 2);
  const found = findOperation(method, path);
  const operation = found && visit.operation(found.id);
  if (found === null || operation === null || operation.method === 'get') {
    throw problem('invalid_param', { message: t('form.unknown') });
  }
  return visit.receive(found.id, async (upload) => {
    await visit.requireToken();
    visit.permit(found.id);
    const values = textsOf(req.body);
    // A parameter of the path that the form leaves open, such as `{product_id}`, is a field of the form.
    for (const [name, value] of Object.entries(found.values)) {
      if (value !== `{${name}}`) continue;
      found.values[name] = values[name] ?? '';
      delete values[name];
    }
    const isAttached = upload !== undefined && operation.upload === null;
    // Also if the form is refused: its text then has the file.
    if (isAttached) req.body = await attach(visit, { upload, values, operation });
    const body = bodyOf(operation, values, visit);
    if (values.preview !== undefined) {
      // A preview renders only the text: the file of the operation is discarded.
      if (upload !== undefined && !isAttached) await visit.discard(upload);
      const rendered = await visit.submit('renderText', { body: { text: values[values.preview] ?? '' } });
      const reply = { ...rendered, body: { html: withOwnFiles(rendered.body.html) } };
      return { found, values, body, reply };
    }
    const trial = values.trial === undefined ? undefined : trials[found.id];
    if (trial !== undefined) return { found, values, body, reply: await visit.submit(trial, { body }) };
    const reply = await visit.submit(found.id, {
      path: found.values,
      query: Object.fromEntries(new URLSearchParams(search)),
      body,
      ...(upload !== undefined && !isAttached && { upload }),
      // A repetition would show no secret.
      ...(operation.idempotent &&
        values.once === undefined &&
        account !== null && {
          idempotencyKey: idempotencyKeyOf(account.id, target, [body, upload?.sha256, values.round]),
        }),
    });
    if (found.id === 'createGuestCheckout') keepGuestCart(visit, []);
    const key = draftKeyOf(found.id, found.values);
    // The text is sent, even if its draft stays.
    if (Object.hasOwn(visit.drafts, key)) await visit.call('deleteDraft', { path: { key } }).catch(() => {});
    return { found, values, body, reply };
  });
}

type Attaching = { upload: Upload; values: Record<string, string>; operation: OperationContract };

/** Uploads the file of a form without a script, and adds its Markdown to the form's text. Returns the values. */
async function attach(visit: Visit, { upload, values, operation }: Attaching): Promise<Record<string, string>> {
  const field = Object.keys(values).find((name) => isMarkdown(schemaAt(operation.bodySchema, name)));
  if (field === undefined || visit.account === null) throw problem('invalid_file', { params: { file: 'has no text' } });
  const { sha256, originalName } = upload;
  const idempotencyKey = idempotencyKeyOf(visit.account.id, 'POST /files', { sha256, originalName });
  const { body: file } = await visit.submit('createFile', { upload, idempotencyKey });
  const written = (values[field] ?? '').trimEnd();
  const name = file.name.replace(/[[\]\\]/g, ' ');
  const markdown = `${file.mime_type.startsWith('image/') ? '!' : ''}[${name}](${file.reference})`;
  values[field] = `${written}${written === '' ? '' : '\n\n'}${markdown}`;
  return values;
}

/** Leads references to files, which only a stored text resolves, to the author's own pages of these files. */
const withOwnFiles = (html: string): string =>
  html.replaceAll(/ (src|href)="plaza:file\/(\d+)-\w+"/g, ' $1="/files/$2/download"');

/** The form of a draft with its text, as it is shown after a refusal. @throws draft_not_found */
export async function formOfDraft(visit: Visit, key: string): Promise<SubmittedForm | null> {
  const [name, ...parameters] = key.split(':');
  const id = operationIds.find((each) => each === name);
  if (id === undefined || !Object.hasOwn(visit.drafts, key)) return null;
  const operation = visit.operation(id);
  const path = Object.fromEntries(operation.parameters.path.map((each, at) => [each.name, parameters[at] ?? '']));
  const { title, text } = await visit.call('getDraft', { path: { key } });
  const names = Object.keys((operation.bodySchema?.properties as object | undefined) ?? {});
  const field = names.find((each) => isMarkdown(schemaAt(operation.bodySchema, each))) ?? '';
  const values = { [field]: text, ...(title === null ? {} : { title }) };
  return { operation: formTarget(operation, path), values, problem: null, preview: null, once: null };
}

/** Sentences about the targets that an operation has skipped, one for each reason. */
function skippedIn({ skipped = [] }: { skipped?: Schemas['SkippedTarget'][] }, t: Visit['t']): string[] {
  return [...new Set(skipped.map(({ code }) => code))].map((code) => {
    const names = skipped.filter((each) => each.code === code).map(({ target }) => target.split(':'));
    const targets = names.map(([type, id]) => `${t(`type.${type as 'topic'}`)} ${id}`).join(', ');
    return t('queue.skipped', { targets, reason: t(`problem.${code as 'already_decided'}`) });
  });
}

/** Sets the notice for the next page, if the operation has a text, with values of its path, body and reply. */
function say({ account, req, t }: Visit, id: string, at: string | undefined, values: Record<string, unknown>): void {
  const key = `done.${id}`;
  if (account === null || !isTextKey(key)) return;
  req.session.notice = [t(key, values as Record<string, string>), ...skippedIn(values, t)].join(' ');
  if (at !== undefined) req.session.noticeAt = at;
}

/**
 * The text fields of a form; the last one of duplicates. Browsers send line ends as two characters, which would count in
 * lengths.
 */
export function textsOf(sent: unknown): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries((sent ?? {}) as Record<string, unknown>)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') texts[name] = last.replaceAll('\r\n', '\n');
  }
  return texts;
}

/**
 * The request body with types by the contract. A value that cannot be converted stays a text, which validation refuses.
 * @throws invalid_param for unknown fields
 */
function bodyOf(
  { bodySchema, upload }: OperationContract,
  texts: Readonly<Record<string, string>>,
  visit: Visit,
): Record<string, unknown> {
  const isLeftOut = (name: string) => texts.without !== undefined && name.startsWith(`${texts.without}.`);
  const sent = Object.keys(texts).filter((name) => !ownFields.has(name) && name !== upload && !isLeftOut(name));
  const fields = sent.map((name) => ({ name, found: schemaAt(bodySchema, name) }));
  requireKnown(fields.flatMap(({ name, found }) => (found === null ? [name] : [])));
  const values = new Map<string, unknown>();
  const unclear: Record<string, string> = {};
  for (const { name, found } of fields) {
    const { schema } = found as FieldSchema;
    const text = texts[name] as string;
    const value =
      isNumber(schema) && text !== '' ? numberIn(text, schema, visit) : typedValue(found as FieldSchema, text);
    if (value instanceof UnclearNumber) unclear[name] = value.message;
    else if (value !== undefined) values.set(name, value);
  }
  if (Object.keys(unclear).length > 0)
    throw problem('invalid_param', { message: visit.t('problem.invalid_param'), params: unclear });
  return nested(values, bodySchema ?? {});
}

/** Limits of a refusal that lists unknown fields: names, and characters of each. */
const [maxNames, maxName] = [10, 100];

/** @throws invalid_param for any name */
function requireKnown(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  const named = unknown
    .slice(0, maxNames)
    .map((name) => [name.slice(0, maxName).toWellFormed(), 'is no field of this form']);
  throw problem('invalid_param', { params: Object.fromEntries(named) });
}

/** An empty field: null if nullable, omitted if optional and not allowed to be empty. */
function typedValue({ schema, isRequired }: FieldSchema, text: string): unknown {
  if (isWords(schema)) return text.split(',').flatMap((word) => word.trim() || []);
  const types = typesOf(schema);
  if (text === '') {
    if (types.includes('null')) return null;
    return schema.minLength === 0 || isRequired ? '' : undefined;
  }
  if (types.includes('boolean')) return text === 'true';
  return schema.format === 'date-time' ? timeIn(text) : text;
}

/** An ambiguous number, with the ways to write each meaning. */
class UnclearNumber {
  constructor(readonly message: string) {}
}

/** A number in the format of the reader's language; otherwise the text, which the contract refuses. */
function numberIn(text: string, schema: JsonObject, { language, parts, t }: Visit): number | string | UnclearNumber {
  const decimals = decimalsIn(schema, parts.config.currency);
  const read = readNumber(text, language, decimals);
  if (read === null) return text;
  if ('value' in read) return read.value;
  const [thousands, fraction] = read.either;
  const whole = writeNumber(thousands, language);
  const message =
    decimals === 0
      ? t('fault.unclear_whole_number', { whole })
      : t('fault.unclear_number', { whole, fraction: writeNumber(fraction, language, decimals) });
  return new UnclearNumber(message);
}

/** The time of a datetime-local field, which is UTC on this site; or the end of a duration in days (ISO 8601: P7D). */
function timeIn(text: string): string {
  if (/^[\d-]{10}T\d\d:\d\d$/.test(text)) return `${text}:00Z`;
  const [, days] = /^P(\d{1,4})D$/.exec(text) ?? [];
  if (days === undefined) return text;
  // Rounded, so that a form that is sent twice has the same time.
  const end = Date.now() + Number(days) * 86_400_000;
  return new Date(Math.ceil(end / moment) * moment).toISOString();
}

/** Milliseconds within which an equal form counts as sent twice. */
const moment = 60_000;

/** An Idempotency-Key derived from the request and the minute, so that a double click acts once. */
function idempotencyKeyOf(person: number, target: string, body: object): string {
  const minute = Math.floor(Date.now() / moment);
  return createHash('sha256')
    .update(JSON.stringify([person, target, body, minute]))
    .digest('base64url');
}

/** The redirect target: the form's own with fields of the reply in braces, else the created resource, else this page. */
function nextOf(
  { req }: Visit,
  { next: wanted, entry }: Readonly<Record<string, string>>,
  { body, location }: { body: object; location: string | null },
): `/${string}` {
  const url = addressOf(req, 'http://here');
  for (const name of [operationParam, draftParam, 'form_token', 'edit']) url.searchParams.delete(name);
  const here = `${url.pathname}${url.search}${entry !== undefined && /^[\w-]+$/.test(entry) ? `#${entry}` : ''}`;
  const next = wanted?.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(fieldOf(body, name))) ?? location ?? here;
  return ownPath(next);
}

/** A field of a reply as a text; '' if it has none of this name. */
function fieldOf(body: object, name: string): string {
  return Object.hasOwn(body, name) ? String((body as Record<string, unknown>)[name]) : '';
}
