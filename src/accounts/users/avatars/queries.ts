import type { Database, Transaction } from '../../../core/database/client.js';
import { objectSql } from '../../../core/database/formats.js';
import { replying } from '../../../core/database/statement.js';
import type { Config } from '../../../core/platform/config.js';

/** A picture in the storage, of `size` pixels a side. */
export type StoredPicture = { key: string; size: number; bytes: number; sha256: string };

/** Where the interface is that addresses of pictures begin with. */
export const interfaceAt = (origin: string, { basePaths }: Pick<Config, 'basePaths'>): string => origin + basePaths[0];

/** SQL of what tells the picture of a person `u` from others: a new one has another, and so has another generated one. */
export const versionSql = 'coalesce(u.avatar_version, left(md5(coalesce(u.display_name, u.username::text)), 12))';

/** SQL of the address of the picture of a person `u`. `base` is SQL of where the interface is. */
export const avatarUrlSql = (base: string): string =>
  `${base}::text || '/users/' || u.username || '/avatar?v=' || ${versionSql}`;

/** $1 user, $2 where the interface is. */
export const avatarOf = replying('AvatarAddress', {
  name: 'avatar_address',
  text: `SELECT ${objectSql({ avatar_url: avatarUrlSql('$2') })}::text AS reply FROM users u WHERE u.id = $1`,
});

/** Removes the picture of a person, whose row it locks. Returns the keys of the objects that are left. */
export async function removeAvatar(database: Transaction, id: number): Promise<string[]> {
  // Before the pictures are looked for: of two who change them at once the second sees what the first wrote.
  await database.$executeRaw`UPDATE users SET avatar_version = NULL WHERE id = ${id}`;
  const rows = await database.$queryRaw<{ key: string }[]>`
    DELETE FROM avatars WHERE user_id = ${id} RETURNING object_key AS "key"`;
  return rows.map(({ key }) => key);
}

/** Sets the picture of a person. Returns the keys of the objects of the one before. */
export async function setAvatar(
  database: Transaction,
  userId: number,
  stored: readonly StoredPicture[],
): Promise<string[]> {
  const before = await removeAvatar(database, userId);
  const avatarVersion = stored.at(-1)?.sha256.slice(0, 12) ?? null;
  await database.user.update({ where: { id: userId }, data: { avatarVersion }, select: { id: true } });
  const data = stored.map(({ key: objectKey, size, bytes }) => ({ userId, size, objectKey, bytes }));
  await database.avatar.createMany({ data });
  return before;
}

/** Of these keys those that a picture has. */
export async function ownedAvatars({ pool }: Pick<Database, 'pool'>, keys: readonly string[]): Promise<string[]> {
  const text = 'SELECT object_key AS key FROM avatars WHERE object_key = ANY ($1)';
  const { rows } = await pool.query<{ key: string }>(text, [keys]);
  return rows.map(({ key }) => key);
}
