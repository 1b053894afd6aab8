import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { boundsOf, claimRoom } from '../../content/uploads/kinds.js';
import { endSession, insertSession, mostSessions, sessionById, sessionList } from '../../content/uploads/sessions.js';
import { trimmed } from '../../core/contract/text.js';
import { randomToken } from '../../core/storage/storage.js';

export const listUploads: Handler<'listUploads'> = async ({ caller, database, origin }) => ({
  status: 200,
  body: await database.$one(sessionList, [caller.id, origin()]),
});

export const createUpload: Handler<'createUpload'> = async ({ body, caller, database, origin, parts, refuse }) => {
  const { kind, name, size, sha256 = null } = body;
  const { area, maxSize, quota } = boundsOf(kind, parts.config);
  if (!parts.config.areas.has(area)) throw refuse('component_inactive', { component: area });
  if (size > maxSize) throw refuse('payload_too_large', { maxSize });
  if (!(await database.$one(claimRoom[kind], [caller.id, size, quota])).parse()) throw refuse('quota_exceeded');
  const values = [caller.id, origin(), randomToken(), kind, trimmed(name), size, sha256];
  const reply = await database.$json(insertSession, values);
  if (reply === null)
    throw refuse('quota_exceeded', { message: `There can be at most ${mostSessions} open uploads of this kind.` });
  return { status: 201, body: reply };
};

export const getUpload: Handler<'getUpload'> = async ({ path, caller, database, origin, refuse }) =>
  okOrNotFound(await database.$json(sessionById, [caller.id, origin(), path.upload]), refuse, 'upload_not_found');

export const deleteUpload: Handler<'deleteUpload'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(endSession, [path.upload, caller.id]), refuse, 'upload_not_found');
