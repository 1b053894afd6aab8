import type { Handler } from '../../api/pipeline/handlers.js';
import { iso } from '../../database/formats.js';
import { newcomerOf } from '../access/newcomers.js';
import { scopes } from './api-keys.js';

export const getMe: Handler<'getMe'> = async ({ caller, database, parts }) => {
  const key = await database.apiKey.findUniqueOrThrow({
    where: { id: caller.keyId },
    select: { name: true, prefix: true, createdAt: true, expiresAt: true, lastUsedAt: true },
  });
  const time = (date: Date | null) => (date === null ? null : iso(date));
  return {
    status: 200,
    body: {
      user: { id: caller.id, username: caller.username, role: caller.role },
      key: {
        id: caller.keyId,
        name: key.name,
        prefix: key.prefix,
        scopes: scopes.filter((scope) => caller.scopes.includes(scope)),
        app_scopes: caller.appId === null ? [] : caller.scopes,
        created_at: iso(key.createdAt),
        expires_at: time(key.expiresAt),
        last_used_at: time(key.lastUsedAt),
      },
      limits:
        parts.limits === null
          ? null
          : await parts.limits.remainingOfKey(caller.countedBy, newcomerOf(caller, parts.config)),
    },
  };
};
