import type OAuth2Server from '@node-oauth/oauth2-server';
import { Prisma } from '../../../generated/prisma/client.js';
import { isOpenSql } from '../../api/auth/authentication.js';
import { hashKey } from '../../api/auth/keys.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { idleDays } from './grants.js';
import type { Holder } from './tokens.js';

/** Seconds by which the polling interval of a device grows if it polls too often. */
const morePause = 5;

type Device = { clientId: string; isOver: boolean; isDenied: boolean; isAllowed: boolean; isHasty: boolean };
type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;

/** Device grant for the OAuth library (RFC 8628): replies to polls for a token. */
export function deviceGrant(
  { AbstractGrantType, OAuthError, InvalidGrantError, InvalidRequestError }: typeof OAuth2Server,
  model: Model,
  transaction: Transaction,
): typeof OAuth2Server.AbstractGrantType {
  const refusal = (name: string, message: string) => new OAuthError(message, { code: 400, name });

  class DeviceGrant extends AbstractGrantType {
    async handle(request: OAuth2Server.Request, client: OAuth2Server.Client) {
      const code: string | undefined = request.body.device_code;
      if (!code) throw new InvalidRequestError('Missing parameter: `device_code`');
      const hash = hashKey(code);
      const device = await waiting(transaction, hash);
      if (device === null || device.clientId !== client.id) throw new InvalidGrantError('The device code is invalid');
      if (device.isOver) throw refusal('expired_token', 'The person has not answered in time');
      if (device.isDenied) throw refusal('access_denied', 'The person does not allow it');
      if (!device.isAllowed) {
        throw device.isHasty
          ? refusal('slow_down', 'Ask less often')
          : refusal('authorization_pending', 'The person has not answered yet');
      }
      const user = await begin(transaction, hash);
      if (user === null) throw new InvalidGrantError('The device code is invalid');
      const { scopes: scope } = user;
      const [accessToken, refreshToken] = [
        await this.generateAccessToken(client, user, scope),
        await this.generateRefreshToken(client, user, scope),
      ];
      const accessTokenExpiresAt = this.getAccessTokenExpiresAt();
      return model.saveToken({ accessToken, accessTokenExpiresAt, refreshToken, scope, client, user }, client, user);
    }
  }
  return DeviceGrant;
}

/** Looks up the device with this code, and records the poll, with a longer interval if it came too soon. */
async function waiting(transaction: Transaction, hash: Uint8Array): Promise<Device | null> {
  const [device] = await transaction.$queryRaw<Device[]>`
    UPDATE app_devices d SET asked_at = now(), pause = CASE WHEN b.is_hasty THEN least(b.pause + ${morePause}, 60) ELSE b.pause END
    FROM (
      SELECT d.device_hash, d.pause, coalesce(d.asked_at > now() - d.pause * interval '1 second', false) AS is_hasty, a.client_id
      FROM app_devices d JOIN apps a ON a.id = d.app_id WHERE d.device_hash = ${hash} FOR NO KEY UPDATE OF d
    ) b
    WHERE d.device_hash = b.device_hash
    RETURNING b.client_id AS "clientId", d.expires_at <= now() AS "isOver", d.denied_at IS NOT NULL AS "isDenied",
      d.grant_id IS NOT NULL AS "isAllowed", b.is_hasty AS "isHasty"`;
  return device ?? null;
}

/** Creates the session of an allowed device, once; null if it has one, or if its person may not sign in. */
async function begin(transaction: Transaction, hash: Uint8Array): Promise<(Holder & { scopes: Scope[] }) | null> {
  const [holder] = await transaction.$queryRaw<(Omit<Holder, 'id'> & { grantId: number; scopes: Scope[] })[]>`
    DELETE FROM app_devices d USING app_grants g, apps a, users u
    WHERE d.device_hash = ${hash} AND d.expires_at > now() AND g.id = d.grant_id AND a.id = g.app_id AND u.id = g.user_id
      AND ${Prisma.raw(isOpenSql)} AND NOT ${Prisma.raw(restrictedSql('suspended'))}
    RETURNING g.id AS "grantId", g.user_id AS "userId", a.id AS "appId", a.name AS "appName", d.scopes::text[] AS scopes`;
  if (holder === undefined) return null;
  const { grantId, ...user } = holder;
  const [session] = await transaction.$queryRaw<{ id: number }[]>`
    INSERT INTO app_sessions (grant_id, scopes, expires_at)
    VALUES (${grantId}, ${user.scopes}::scope[], now() + ${idleDays} * interval '1 day') RETURNING id`;
  return session === undefined ? null : { ...user, id: session.id };
}
