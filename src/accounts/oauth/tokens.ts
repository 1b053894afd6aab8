import type OAuth2Server from '@node-oauth/oauth2-server';
import { Prisma } from '../../../generated/prisma/client.js';
import { isOpenSql } from '../../api/auth/authentication.js';
import { createAccessToken, createRefreshToken, hashKey, keyPrefix } from '../../api/auth/keys.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { authenticateClient } from './clients.js';
import { endSession, idleDays, longestDays } from './grants.js';

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 3600;
/** Most valid access tokens of a session: a new one ends the oldest. */
const maxAccessTokens = 5;

/** Grant type of devices without a browser (RFC 8628). */
export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';
/** Grant types of all apps. */
export const grantTypes = ['authorization_code', 'refresh_token', deviceGrantType];

type Session = {
  id: number;
  userId: number;
  appId: number;
  clientId: string;
  appName: string;
  scopes: Scope[];
  isOver: boolean;
  wasUsed: boolean;
};
type CodeSession = Session & { challenge: string; redirectUri: string };
/** The library's user: the session that tokens belong to. */
export type Holder = Pick<Session, 'id' | 'userId' | 'appId' | 'appName'>;

// The database decides by its own clock; the library compares a date with this machine's.
const farTime = 8.64e15;

/**
 * The library's storage of codes and tokens, within one transaction, so that a token request is atomic. Reuse of a code
 * or token ends its session, since one of the two uses was not the app's. `redirectUri` is that of the request.
 */
export function tokenModel(transaction: Transaction, redirectUri: unknown) {
  /**
   * Locks the session of a code or token until the transaction ends, so that requests with the same one run in turn.
   */
  const sessionWhere = async <Row extends Session>(more: Prisma.Sql, which: Prisma.Sql): Promise<Row | null> => {
    const [session] = await transaction.$queryRaw<Row[]>`
      SELECT s.id, g.user_id AS "userId", a.id AS "appId", a.client_id AS "clientId", a.name AS "appName",
        s.scopes::text[] AS scopes, ${more}
      FROM app_sessions s JOIN app_grants g ON g.id = s.grant_id JOIN apps a ON a.id = g.app_id
        JOIN users u ON u.id = g.user_id LEFT JOIN app_refresh_tokens r ON r.session_id = s.id
      WHERE ${which} AND ${Prisma.raw(isOpenSql)} AND NOT ${Prisma.raw(restrictedSql('suspended'))}
      LIMIT 1 FOR NO KEY UPDATE OF s`;
    return session ?? null;
  };
  const ended = async ({ id }: Pick<Session, 'id'>): Promise<false> => {
    await endSession(transaction, id);
    return false;
  };
  const valid = async <Row extends Session>(session: Row | null): Promise<Row | null> => {
    if (session?.wasUsed) await ended(session);
    return session === null || session.wasUsed || session.isOver ? null : session;
  };

  const model = {
    generateAccessToken: async () => createAccessToken(),
    generateRefreshToken: async () => createRefreshToken(),

    getClient: async (clientId: string, secret?: string) => {
      const client = await authenticateClient(transaction, clientId, secret ?? '');
      return client && { id: client.clientId, grants: grantTypes };
    },

    getAuthorizationCode: async (code: string) => {
      const session = await valid(
        await sessionWhere<CodeSession>(
          Prisma.sql`s.code_challenge AS challenge, s.redirect_uri AS "redirectUri",
            s.code_used_at IS NOT NULL AS "wasUsed", s.code_expires_at <= now() AS "isOver"`,
          Prisma.sql`s.code_hash = ${hashKey(code)}`,
        ),
      );
      // Optional in OAuth 2.1; if present it has to match.
      const isSame = redirectUri === undefined || redirectUri === session?.redirectUri;
      if (session === null || !isSame) return null;
      return {
        authorizationCode: code,
        expiresAt: new Date(farTime),
        scope: session.scopes,
        client: { id: session.clientId },
        user: session satisfies Holder,
        codeChallenge: session.challenge,
        codeChallengeMethod: 'S256',
      };
    },

    /** Called before the verifier is checked, so that only one can be tried. */
    revokeAuthorizationCode: async ({ user }: { user: Holder }) => {
      const used = await transaction.$executeRaw`
        UPDATE app_sessions SET code_used_at = now()
        WHERE id = ${user.id} AND code_used_at IS NULL AND code_expires_at > now()`;
      return used === 1 || ended(user);
    },

    getRefreshToken: async (token: string) => {
      const session = await valid(
        await sessionWhere<Session>(
          Prisma.sql`r.used_at IS NOT NULL AS "wasUsed", s.expires_at <= now() AS "isOver"`,
          Prisma.sql`r.hash = ${hashKey(token)}`,
        ),
      );
      return (
        session && {
          refreshToken: token,
          scope: session.scopes,
          client: { id: session.clientId },
          user: session satisfies Holder,
        }
      );
    },

    revokeToken: async ({ refreshToken, user }: { refreshToken: string; user: Holder }) => {
      const used = await transaction.$executeRaw`
        UPDATE app_refresh_tokens r SET used_at = now() FROM app_sessions s
        WHERE r.hash = ${hashKey(refreshToken)} AND r.used_at IS NULL AND s.id = r.session_id AND s.expires_at > now()`;
      return used === 1 || ended(user);
    },

    saveToken: async (token: OAuth2Server.Token, client: OAuth2Server.Client, user: Holder) => {
      const { accessToken, refreshToken = '', scope = [] } = token;
      await transaction.$executeRaw`
        INSERT INTO api_keys (user_id, name, prefix, hash, scopes, app_id, app_session_id, expires_at)
        VALUES (${user.userId}, ${user.appName}, ${keyPrefix(accessToken)}, ${hashKey(accessToken)}, ${scope}::scope[],
          ${user.appId}, ${user.id}, clock_timestamp() + ${accessTokenSeconds} * interval '1 second')`;
      await transaction.$executeRaw`
        DELETE FROM api_keys WHERE app_session_id = ${user.id} AND id <= (
          SELECT id FROM api_keys WHERE app_session_id = ${user.id} ORDER BY id DESC OFFSET ${maxAccessTokens} LIMIT 1)`;
      await transaction.$executeRaw`
        INSERT INTO app_refresh_tokens (hash, session_id) VALUES (${hashKey(refreshToken)}, ${user.id})`;
      await transaction.$executeRaw`
        UPDATE app_sessions SET expires_at =
          least(now() + ${idleDays} * interval '1 day', created_at + ${longestDays} * interval '1 day')
        WHERE id = ${user.id}`;
      return { ...token, client, user };
    },
  };
  return model as unknown as OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;
}
