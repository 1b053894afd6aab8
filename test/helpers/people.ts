import { randomBytes } from 'node:crypto';
import { createKey, hashKey, keyPrefix } from '../../src/api/auth/keys.js';
import type { Role, Scope } from '../../src/core/contract/operation.js';
import type { Database } from '../../src/core/database/client.js';

export type Person = { id: number; username: string; key: string };
export type People = { member: Person; other: Person; moderator: Person; admin: Person };

type KeyOptions = { scopes?: Scope[]; expiresAt?: Date | null; revokedAt?: Date | null; createdAt?: Date };

export async function createPeople(database: Database): Promise<People> {
  const [member, other, moderator, admin] = await Promise.all([
    createPerson(database, 'mia_member', 'member'),
    createPerson(database, 'otto-other', 'member'),
    createPerson(database, 'MoModerator', 'moderator'),
    createPerson(database, 'ada_admin', 'admin'),
  ]);
  for (const person of [member, other, moderator, admin]) await manageAccount(database, person.id);
  return { member, other, moderator, admin };
}

export async function createPerson(database: Database, username: string, role: Role = 'member'): Promise<Person> {
  // Only these columns, so that users can be created before a tested migration.
  const { rows } = await database.pool.query<{ id: number }>(
    'INSERT INTO users (username, email, role) VALUES ($1, $2, $3) RETURNING id',
    [username, `${username.toLowerCase()}@example.org`, role],
  );
  const id = rows[0]?.id as number;
  return { id, username, key: await issueKey(database, id) };
}

/** Gives somebody's keys the scope `account`, and a session that is a minute old. */
export async function manageAccount({ pool }: Database, id: number, signedInAt = Date.now() - 60_000): Promise<void> {
  await pool.query(`UPDATE api_keys SET scopes = ARRAY['read', 'write', 'account']::scope[] WHERE user_id = $1`, [id]);
  await addSession({ pool }, id, { signedInAt });
}

/** Adds a session of somebody; returns its id as the table has it. */
export async function addSession({ pool }: Pick<Database, 'pool'>, userId: number, data: object): Promise<string> {
  const sid = randomBytes(32).toString('hex');
  await pool.query(`INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, now() + interval '14 days')`, [
    sid,
    { cookie: {}, userId, ...data },
  ]);
  return sid;
}

export async function issueKey(database: Database, userId: number, options: KeyOptions = {}): Promise<string> {
  const { scopes = ['read', 'write'], ...rest } = options;
  const key = createKey();
  await database.prisma.apiKey.create({
    data: { userId, name: 'test', prefix: keyPrefix(key), hash: hashKey(key), scopes, ...rest },
    select: { id: true },
  });
  return key;
}
