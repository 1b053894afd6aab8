import { randomBytes } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.js';
import type { UploadRule } from '../../api/http/request/uploads.js';
import { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { arraySql, objectSql } from '../../core/database/formats.js';
import type { Row } from '../../core/database/row.js';
import { discard } from '../../core/storage/discard.js';
import { type PictureInput, pictureUploads, type StoredPicture, storeShrunk } from './uploads.js';

/** Widths in pixels of the pictures of products, stores and people, as in the contract. */
export const widths = [320, 640, 1280] as const;

const folder = 'pictures';

/** Upload rule of operations that store a picture of a product, a store or a person. */
export const storedPictureUploads: UploadRule = pictureUploads({
  folder,
  owned: async (keys, { database: { pool } }) => {
    const text = 'SELECT object_key AS key FROM picture_files WHERE object_key = ANY ($1)';
    return (await pool.query<{ key: string }>(text, [keys])).rows.map(({ key }) => key);
  },
});

/** SQL of the address of a picture by its id and version, null for null. `origin` is SQL of the origin of pages. */
export const pictureUrlSql = (origin: string, reference: string): string =>
  `${origin}::text || '/pictures/' || ${reference} || '.webp'`;

const referenceSql = `i.id || '-' || i.version`;

/** SQL of the address of a picture by SQL of its id, or null. */
export const pictureByIdSql = (origin: string, id: string): string =>
  `(SELECT ${pictureUrlSql(origin, referenceSql)} FROM pictures i WHERE i.id = ${id})`;

/** SQL of the address of the picture in a place of a store or a person, or null. */
export const placedUrlSql = (origin: string, place: Place, of: 'store_id' | 'user_id', id: string): string =>
  `(SELECT ${pictureUrlSql(origin, referenceSql)} FROM pictures i WHERE i.${of} = ${id} AND i.place = '${place}')`;

const fieldsSql = (origin: string): string => `
  i.id, i.product_id, i.alt, i.width, i.height, ${pictureUrlSql(origin, referenceSql)} AS url, (
    SELECT ${arraySql('stored', { order: 'stored.width' })} FROM (
      SELECT least(f.size, i.width) AS width, ${pictureUrlSql(origin, referenceSql)} || '?size=' || f.size AS url
      FROM picture_files f WHERE f.picture_id = i.id
    ) stored
  ) AS sizes`;

/** SQL of a picture, by SQL of its id. */
export const pictureSql = (origin: string, id: string): string =>
  `SELECT ${fieldsSql(origin)} FROM pictures i WHERE i.id = ${id}`;

/** SQL of the pictures of a product, in their order. */
export const picturesSql = (origin: string, product: string): string => `coalesce((
    SELECT ${arraySql('shown')} FROM (
      SELECT ${fieldsSql(origin)} FROM pictures i WHERE i.product_id = ${product} ORDER BY i.position, i.id
    ) shown
  ), '[]')`;

/** SQL of the product's `image_url`: of its first picture, or else the one that was set. */
export const imageUrlSql = (origin: string, p: Pick<Row<'products'>, 'picture' | 'image_url'>): string =>
  `coalesce(${pictureUrlSql(origin, p.picture)}, ${p.image_url})`;

/** SQL of a reply with the pictures of a product. */
export const pictureListSql = (origin: string, product: string): string =>
  `${objectSql({ pictures: picturesSql(origin, product) })}::text AS reply`;

/** Stores an uploaded picture in all widths. */
export const storePicture = (input: PictureInput): Promise<StoredPicture[]> =>
  storeShrunk(input, 'file', folder, { sizes: widths, fit: 'inside' });

type KeepingInput = { afterwards: (work: () => Promise<void>) => void };

/** Does the work in which a stored picture gets an owner, and removes its files if that is refused. */
export async function keeping<T>(
  { upload, parts }: Pick<PictureInput, 'upload' | 'parts'>,
  stored: readonly StoredPicture[],
  { afterwards }: KeepingInput,
  work: () => Promise<T>,
): Promise<T> {
  try {
    afterwards(() => discard(parts, upload.key));
    return await work();
  } catch (error) {
    // Other errors may be followed by another attempt.
    if (error instanceof Problem) for (const { key } of stored) await discard(parts, key);
    throw error;
  }
}

/** Uses of pictures, of which a store or a person has one each. */
export type Place = 'logo' | 'banner' | 'cover';
type OfPlace = { place: Place } & ({ storeId: number } | { userId: number });
type OfOne = { productId: number; position: number } | OfPlace;

/** Columns of a picture with its files. */
export const newPicture = (stored: readonly StoredPicture[]) => {
  const { width = 1, height = 1 } = stored.at(-1) ?? {};
  const files = stored.map(({ key: objectKey, size, bytes }) => ({ objectKey, size, bytes }));
  return { width, height, version: randomBytes(6).toString('hex'), files: { create: files } };
};

/** Adds a picture to what it is of, whose row is locked. Returns its id. */
export async function addPicture(
  database: Transaction,
  of: OfOne & { alt?: string },
  stored: readonly StoredPicture[],
): Promise<number> {
  const { id } = await database.picture.create({ data: { ...of, ...newPicture(stored) }, select: { id: true } });
  return id;
}

/** Deletes pictures. Returns the keys of the objects to delete. */
export async function deletePictures(database: Transaction, where: Prisma.PictureWhereInput): Promise<string[]> {
  const files = await database.pictureFile.findMany({ where: { picture: where }, select: { objectKey: true } });
  if (files.length > 0) await database.picture.deleteMany({ where });
  return files.map(({ objectKey }) => objectKey);
}

/** Replaces the picture in a place, whose store or person is locked, by another or none. True if there was one. */
export async function replacePicture(
  { database, afterwards, parts }: Pick<PictureInput, 'parts'> & KeepingInput & { database: Transaction },
  of: OfPlace,
  stored: readonly StoredPicture[] = [],
): Promise<boolean> {
  const before = await deletePictures(database, of);
  for (const key of before) afterwards(() => discard(parts, key));
  if (stored.length > 0) await addPicture(database, of, stored);
  return before.length > 0;
}

/** All pictures of a person, also of their stores and products. */
export const picturesOf = (userId: number): Prisma.PictureWhereInput => ({
  OR: [{ userId }, { store: { ownerId: userId } }, { product: { ownerId: userId } }],
});

/** Writes which picture of a product is the first. */
export async function noteFirst(database: Transaction, productIds: readonly number[]): Promise<void> {
  await database.$executeRaw`
    UPDATE products p SET picture = first.reference
    FROM unnest(${productIds}::integer[]) product (id), LATERAL (
      SELECT (SELECT i.id || '-' || i.version FROM pictures i WHERE i.product_id = product.id ORDER BY i.position, i.id LIMIT 1) AS reference
    ) first
    WHERE p.id = product.id AND p.picture IS DISTINCT FROM first.reference`;
}
