import { type RequestHandler, Router } from 'express';
import { limitAnonymous } from '../api/auth/admission.js';
import { viewerOf } from '../api/auth/authentication.js';
import { originOf } from '../api/http/origin.js';
import type { Handler } from '../api/pipeline/handlers.js';
import type { Parts } from '../api/pipeline/parts.js';
import { fileTokenSql, tokensSinceSql } from '../content/attachments.js';
import { type ContentKind, isVisibleSql, sqlOf } from '../content/kind.js';
import { isPresent } from '../content/removal/visibility.js';
import { ownTerms } from '../content/shares/share-links.js';
import { problem } from '../core/contract/problems.js';
import { iso } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import { row } from '../core/database/row.js';
import type { Statement, StatementRunner } from '../core/database/statement.js';
import type { ObjectHead } from '../core/storage/storage.js';
import { kinds } from './kinds.js';
import { messagesOf } from './messages/membership.js';

/** Kinds of content that can have attachments: those whose text only its author and staff write. */
const attaching: ReadonlyMap<string, ContentKind> = new Map(
  Object.values<ContentKind>(kinds)
    .filter(({ isRevised }) => isRevised)
    .map((kind) => [kind.type, kind]),
);

const anybody = { viewer: 'NULL', staff: 'false', token: 'NULL' };

/** SQL of the text of a row `r` at the time when references got tokens, if it is older. */
const textThen = (type: string, text: string) => `
  CASE WHEN r.created_at < request.tokens_since THEN coalesce((
    SELECT v.body FROM revisions v WHERE v.target_type = '${type}' AND v.target_id = r.id AND v.at >= request.tokens_since
    ORDER BY v.number LIMIT 1
  ), ${text}) END`;

const texts = [...attaching.values()].map((kind) => {
  const r = row('r');
  const { author, text, isPresent } = sqlOf(kind, r);
  return `
    SELECT FROM ${viewOf(kind.table)} r WHERE $1 = '${kind.type}' AND r.id = $2 AND ${author} = f.owner_id
      AND ${isPresent} AND ${isVisibleSql(kind, r, anybody)} AND ${kind.isOpen?.(r) ?? 'true'}
      AND ${text} ~ request.reference
      AND (request.token IS NOT NULL OR f.created_at < request.tokens_since AND ${textThen(kind.type, text)} ~ request.reference)`;
});

/** Steps of an order, which only its buyer, seller and staff read: the token is what opens the files in their texts. */
texts.push(`
    SELECT FROM order_steps r WHERE $1 = 'order' AND r.order_id = $2 AND r.actor_id = f.owner_id AND request.token IS NOT NULL
      AND r.reason ~ request.reference`);

/** Messages, which only the people of their conversation read. */
texts.push(`
    SELECT FROM ${messagesOf('$5::integer')} r WHERE $1 = 'message' AND r.id = $2 AND r.author_id = f.owner_id
      AND request.token IS NOT NULL AND r.content ~ request.reference`);

/**
 * $1 type and $2 id of content that the present reader can read, $3 a file of its author that its text refers to, $4 the token
 * of the reference, $5 the reader or null. Without a token the text must have had the reference before tokens existed: a number in a quoted
 * text could refer to any file of the author.
 */
const attached: Statement<Omit<ObjectHead, 'disposition'>> = {
  name: 'attached_file',
  text: `
    WITH request AS (
      SELECT $1::text, $2::integer, $4::text AS token, ${tokensSinceSql} AS tokens_since,
        'plaza:file/' || $3::integer || coalesce('-' || $4, '') || '(?![0-9A-Za-z-])' AS reference
    )
    SELECT json_build_object('key', f.object_key, 'name', f.name, 'mimeType', f.mime_type)::text AS reply
    FROM request, files f JOIN users u ON u.id = f.owner_id AND ${isPresent}
    WHERE f.id = $3 AND coalesce(request.token = ${fileTokenSql('f.id')}, true) AND EXISTS (${texts.join(' UNION ALL ')})`,
};

/** Name of a file in addresses: its id, and the token of the reference if that has one. */
const fileForm = /^([1-9]\d{0,9})(?:-([0-9A-Za-z]{32}))?$/;

/** Seconds for which the address of the bytes is valid: as long as a browser needs to follow it. */
const linkSeconds = 60;

type Attachment = { type: string; id: number; file: string; reader: number | null };
type Serving = Pick<Parts, 'config' | 'storage'>;

/** A link to a file that a text refers to, for who may read the text; null if there is none, or its area is switched off. */
async function linkTo(
  { type, id, file: named, reader }: Attachment,
  { config, storage }: Serving,
  $json: StatementRunner['$json'],
  origin: string,
): Promise<{ url: string; expiresAt: Date } | null> {
  const isOn = (area: ContentKind['area']) => area === null || config.areas.has(area);
  const area = type === 'order' || type === 'message' ? null : attaching.get(type)?.area;
  const [, file = '', token = null] = fileForm.exec(named) ?? [];
  const ids = [id, Number(file)];
  if (area === undefined || !isOn(area) || !isOn('files') || ids.some((each) => !(each > 0 && each < 2 ** 31)))
    return null;
  const head = (await $json(attached, [type, ...ids, token, reader]))?.parse();
  return head === undefined
    ? null
    : storage.link({ ...head, disposition: 'attachment' }, linkSeconds, origin, ownTerms);
}

export const getAttachmentUrl: Handler<'getAttachmentUrl'> = async ({
  path,
  caller,
  database,
  parts,
  origin,
  refuse,
}) => {
  const [reader] = viewerOf(caller);
  const link = await linkTo({ ...path, reader }, parts, database.$json, origin());
  if (link === null) throw refuse('file_not_found');
  return { status: 200, body: { download_url: link.url, expires_at: iso(link.expiresAt) } };
};

/**
 * Serves the files to which rendered texts refer that everybody may read. Needs no key. Who is signed in gets others from the pages.
 */
export function attachmentRouter(parts: Parts): Router {
  const { config, database } = parts;
  const router = Router({ caseSensitive: true, strict: true });
  const find: RequestHandler<{ type: string; id: string; file: string }> = async (req, res, next) => {
    await limitAnonymous(req, res, parts);
    const { type, id, file } = req.params;
    const attachment = { type, id: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0, file, reader: null };
    const link = await linkTo(attachment, parts, database.json, originOf(req, config));
    if (link !== null) {
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(302, link.url);
    } else if (req.headers.cookie !== undefined && config.site.isOn) next();
    else throw problem('file_not_found');
  };
  router.get('/attachments/:type/:id/:file', find);
  return router;
}
