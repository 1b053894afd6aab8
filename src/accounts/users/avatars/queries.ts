import type { StoredPicture } from '../../../content/pictures/uploads.js';
import type { Database, Transaction } from '../../../core/database/client.js';
import { objectSql } from '../../../core/database/formats.js';
import { replying } from '../../../core/database/statement.js';
import type { Config } from '../../../core/platform/config.js';

/** URL of the API, for addresses of pictures. */
export const interfaceAt = (origin: string, { basePaths }: Pick<Config, 'basePaths'>): string => origin + basePaths[0];

/** SQL of the version of a person's picture: changes with each new or generated picture, for caches. */
export const versionSql = 'coalesce(u.avatar_version, left(md5(coalesce(u.display_name, u.username::text)), 12))';

/** SQL of the address of the picture of a person `u`. `base` is SQL of the API's URL. */
export const avatarUrlSql = (base: string): string =>
  `${base}::text || '/users/' || u.username || '/avatar?v=' || ${versionSql}`;

/** $1 user, $2 URL of the API. */
export const avatarOf = replying('AvatarAddress', {
  name: 'avatar_address',
  text: `SELECT ${objectSql({ avatar_url: avatarUrlSql('$2') })}::text AS reply FROM users u WHERE u.id = $1`,
});

/** Removes the picture of a person, and locks their row. Returns the keys of the objects to delete. */
export async function removeAvatar(database: Transaction, id: number): Promise<string[]> {
  // Locks before reading: of two concurrent changes the second sees the result of the first.
  await database.$executeRaw`UPDATE users SET avatar_version = NULL WHERE id = ${id}`;
  const rows = await database.$queryRaw<{ key: string }[]>`
    DELETE FROM avatars WHERE user_id = ${id} RETURNING object_key AS "key"`;
  return rows.map(({ key }) => key);
}

/** Sets the picture of a person. Returns the keys of the replaced objects. */
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

/** Filters keys by whether a picture has them. */
export async function ownedAvatars({ pool }: Pick<Database, 'pool'>, keys: readonly string[]): Promise<string[]> {
  const text = 'SELECT object_key AS key FROM avatars WHERE object_key = ANY ($1)';
  const { rows } = await pool.query<{ key: string }>(text, [keys]);
  return rows.map(({ key }) => key);
}
