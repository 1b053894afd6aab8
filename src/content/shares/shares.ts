import type { Handler } from '../../api/pipeline/handlers.js';
import { iso } from '../../core/database/formats.js';
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
