import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { keeping, placedUrlSql, replacePicture, storePicture } from '../../content/pictures/pictures.js';
import type { StoredPicture } from '../../content/pictures/uploads.js';
import { objectSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';

/** $1 user, $2 origin of pages. */
const coverOf = replying('CoverAddress', {
  name: 'cover_address',
  text: `SELECT ${objectSql({ cover_url: placedUrlSql('$2', 'cover', 'user_id', '$1::integer') })}::text AS reply`,
});

/** Locks the row of the caller, and replaces the picture of their page. */
async function replace(
  input: Pick<Input<'deleteCover'>, 'caller' | 'database' | 'origin' | 'afterwards' | 'parts'>,
  stored: readonly StoredPicture[] = [],
) {
  const { caller, database, origin } = input;
  await database.$executeRaw`SELECT FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  await replacePicture(input, { userId: caller.id, place: 'cover' }, stored);
  return { status: 200 as const, body: await database.$one(coverOf, [caller.id, origin()]) };
}

export const updateCover: Handler<'updateCover'> = async (uploadInput) => {
  const stored = await storePicture(uploadInput);
  return (input) => keeping(uploadInput, stored, input, () => replace(input, stored));
};

export const deleteCover: Handler<'deleteCover'> = (input) => replace(input);
