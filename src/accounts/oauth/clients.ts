import { Prisma } from '../../../generated/prisma/client.js';
import { isOpenSql } from '../../api/auth/authentication.js';
import { hashKey } from '../../api/auth/keys.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Transaction } from '../../core/database/client.js';

/** An app as shown to the people whose consent it asks for. */
export type Client = {
  id: number;
  name: string;
  clientId: string;
  /** True if it keeps a secret. */
  isConfidential: boolean;
  redirectUris: string[];
  /** Username of the person who registered it. */
  owner: string;
};

/** App with this id; null if there is none, or if its owner's account is suspended or closed. */
export function findClient(prisma: Transaction, clientId: string): Promise<Client | null> {
  return clientWhere(prisma, clientId, Prisma.sql`true`);
}

/** Authenticates an app: null if the secret is not its own. An app without a secret needs none. */
export function authenticateClient(prisma: Transaction, clientId: string, secret: string): Promise<Client | null> {
  const hash = secret === '' ? null : hashKey(secret);
  return clientWhere(prisma, clientId, Prisma.sql`a.secret_hash IS NOT DISTINCT FROM ${hash}::bytea`);
}

async function clientWhere(prisma: Transaction, clientId: string, condition: Prisma.Sql): Promise<Client | null> {
  // Other ids do not exist, and a NUL would be an error of the database.
  if (!/^[0-9A-Za-z]{24}$/.test(clientId)) return null;
  const [client] = await prisma.$queryRaw<Client[]>`
    SELECT a.id, a.name, a.client_id AS "clientId", a.secret_hash IS NOT NULL AS "isConfidential",
      a.redirect_uris AS "redirectUris", u.username::text AS owner
    FROM apps a JOIN users u ON u.id = a.owner_id
    WHERE a.client_id = ${clientId} AND ${Prisma.raw(isOpenSql)} AND NOT ${Prisma.raw(restrictedSql('suspended'))}
      AND ${condition}`;
  return client ?? null;
}

/** True if pages of this origin belong to an app. */
export async function isRegisteredOrigin(prisma: Transaction, origin: string): Promise<boolean> {
  if (!/^https?:\/\/[!-~]{1,300}$/.test(origin)) return false;
  const [row] = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM apps WHERE origins @> ARRAY[${origin}]::text[] LIMIT 1`;
  return row !== undefined;
}
