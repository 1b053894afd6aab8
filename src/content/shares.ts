import type { Handler, Preparation } from '../api/pipeline/handlers.js';
import { iso } from '../database/formats.js';
import { type Statement, type StatementRunner, statementRunner } from '../database/statement.js';
import { hidingOf } from './hiding.js';
import { secondKey, useSecondKey } from './objects.js';
import { findShared, useShare } from './share-access.js';

export const getShare: Handler<'getShare'> = async ({ path, database, parts }) => {
  const { kind, head, size, passwordHash, allowDownload, expiresAt } = await findShared(parts, database, path.token);
  return {
    status: 200,
    body: {
      kind,
      name: head.name,
      mime_type: head.mimeType,
      size,
      has_password: passwordHash !== null,
      allow_download: allowDownload,
      expires_at: expiresAt === null ? null : iso(expiresAt),
    },
  };
};

export const accessShare: Handler<'accessShare'> = async ({ path, body, database, parts, origin }) => {
  const shared = await findShared(parts, database, path.token);
  const { url, expiresAt } = await useShare(parts, shared, { password: body.password ?? '', origin: origin() });
  return { status: 200, body: { url, expires_at: iso(expiresAt) } };
};

/** $1 token. The bytes' key is that of what it leads to. */
const shareByToken: Statement<{ id: number; key: string | null }> = {
  name: 'share_by_token',
  text: `
    SELECT json_build_object('id', id, 'key', coalesce(
      (SELECT object_key FROM files WHERE id = file_id), (SELECT object_key FROM videos WHERE id = video_id)
    ))::text AS reply
    FROM (
      SELECT id, token, file_id, video_id FROM shares UNION ALL SELECT id, token, file_id, video_id FROM removed.shares
    ) s WHERE token = $1`,
};

async function shareOf({ $json }: Pick<StatementRunner, '$json'>, token: string) {
  return (await $json(shareByToken, [token]))?.parse() ?? { id: null, key: null };
}

const hiding = hidingOf('share', 'share_not_found', async ({ token }: { token: string }, database) => {
  return (await shareOf(database, token)).id;
});
export const restoreShare: Handler<'restoreShare'> = hiding.restore;

export const hideShare: Preparation<'hideShare'> = {
  prepare: async ({ path, parts }) => {
    const { key } = await shareOf(statementRunner(parts.database.json), path.token);
    const moved = key === null ? null : await secondKey(parts, key);
    return async (input) => {
      const reply = await hiding.hide(input);
      await useSecondKey(input.database, parts, input.afterwards, moved);
      return reply;
    };
  },
};
