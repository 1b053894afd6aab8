import { hashKey } from '../../api/auth/keys.js';
import type { Transaction } from '../../core/database/client.js';
import type { Client } from './clients.js';

/**
 * Ends the session that an access or refresh token of this app belongs to, with all its other tokens. Ignores invalid
 * tokens and those of other apps (RFC 7009, 2.2).
 */
export async function revokeToken(prisma: Transaction, client: Client, token: string): Promise<void> {
  const hash = hashKey(token);
  await prisma.$executeRaw`
    DELETE FROM app_sessions s USING app_grants g WHERE g.id = s.grant_id AND g.app_id = ${client.id} AND s.id IN (
      SELECT session_id FROM app_refresh_tokens WHERE hash = ${hash}
      UNION ALL SELECT app_session_id FROM api_keys WHERE hash = ${hash})`;
}
