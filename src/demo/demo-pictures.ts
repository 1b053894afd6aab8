import { createHash } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.js';
import { sizes } from '../accounts/users/avatars/uploads.js';
import { fileTokenSql } from '../content/attachments.js';
import type { StoredPicture } from '../content/pictures/uploads.js';
import type { Transaction } from '../core/database/client.js';
import { newKey, type Storage } from '../core/storage/storage.js';
import type { Community, Name } from './community/types.js';
import type { Making } from './making.js';
import { writeObjects } from './media/objects.js';
import { face, picture, pictures } from './media/pictures.js';
import { timeOn } from './times.js';

/** References to pictures in texts, before their files exist. */
const named = /plaza:file\/([\w-]+\.webp)/g;

const mimeType = 'image/webp';
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores everybody's face; returns the rows of the pictures by their people. */
export async function storeFaces(
  storage: Pick<Storage, 'write'>,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, StoredPicture[]>> {
  const drawn = names.flatMap((name) =>
    sizes.map((size) => ({ owner: name, size, key: newKey('avatars'), content: face(name, size) })),
  );
  await writeObjects(
    storage,
    drawn.map(({ key, content }) => ({ key, mimeType, name: 'avatar.webp', bytes: content })),
  );
  const stored = drawn.map(({ content, ...each }) => ({
    ...each,
    bytes: content.length,
    sha256: sha256(content),
    width: each.size,
    height: each.size,
  }));
  return new Map(names.map((name) => [name, stored.filter(({ owner }) => owner === name)]));
}

/** Pixels of the demo's pictures. */
const [width, height] = [640, 360];

/** Stores the pictures of products: those of their names, such as `mug.webp` and `mug-2.webp`; returns the rows by these names. */
export async function storeProductPictures(
  storage: Pick<Storage, 'write'>,
  { stores, shop }: Community,
): Promise<ReadonlyMap<string, StoredPicture[]>> {
  const names = [...stores.flatMap(({ products }) => products), ...shop].flatMap(({ image }) => image ?? []);
  const shown = names.flatMap((name) => {
    const [stem] = name.split('.');
    return [name, `${stem}-2.webp`, `${stem}-3.webp`]
      .filter((each) => pictures.includes(each))
      .map((each) => ({ of: name, key: newKey('pictures'), mimeType, name: 'picture.webp', bytes: picture(each) }));
  });
  await writeObjects(storage, shown);
  const stored = ({ key, bytes }: (typeof shown)[number]) => ({
    ...{ key, size: width, width, height, bytes: bytes.length, sha256: sha256(bytes) },
  });
  return new Map(names.map((name) => [name, shown.filter((each) => each.of === name).map(stored)]));
}

/** Stores the pictures in topics as files of their authors; returns a function that adds the rows. */
export async function storePictures(storage: Pick<Storage, 'write'>, { threads }: Community) {
  const shown = threads.flatMap(({ author, content }) =>
    [...content.matchAll(named)].map(([, name = '']) => ({ name, owner: author })),
  );
  const files = shown.map((file) => ({
    ...file,
    mimeType,
    key: newKey('files'),
    bytes: picture(file.name),
  }));
  await writeObjects(storage, files);

  return async ({ tx, now, random, idOf }: Making): Promise<Pictures> => {
    await tx.file.createMany({
      data: files.map(({ name, owner, key, bytes }) => {
        const createdAt = new Date(timeOn(now, 135, random));
        const stored = { mimeType, size: bytes.length, sha256: sha256(bytes), objectKey: key };
        return { ownerId: idOf(owner), name, ...stored, createdAt, updatedAt: createdAt };
      }),
    });
    const rows = await tx.$queryRaw<{ name: string; path: string }[]>`
      SELECT name, id || '-' || ${Prisma.raw(fileTokenSql('id'))} AS path FROM files WHERE mime_type = ${mimeType}`;
    return new Map(rows.map(({ name, path }) => [name, path]));
  };
}

/** Names of pictures in references and addresses, by the names of their files. */
export type Pictures = ReadonlyMap<string, string>;

/** The community with references to the files of its pictures. */
export const illustrate = (community: Community, found: Pictures): Community =>
  JSON.parse(JSON.stringify(community).replaceAll(named, (_, name: string) => `plaza:file/${found.get(name)}`));

/** Addresses of pictures, each of which belongs to a text that refers to it. */
export type Images = {
  inTopic: (name: string) => string;
};

/** The addresses of pictures at this origin, once the topics exist. */
export async function imagesAt(tx: Transaction, origin: string, found: Pictures): Promise<Images> {
  const rows = await tx.$queryRaw<{ id: number; path: string }[]>`
    SELECT id, found[1] AS path FROM topics, regexp_matches(content, 'plaza:file/([0-9]+-[0-9a-f]+)', 'g') found`;
  const topics = new Map(rows.map(({ id, path }) => [path, id]));
  const path = (name: string) => found.get(name) ?? '';
  return {
    inTopic: (name) => `${origin}/attachments/topic/${topics.get(path(name))}/${path(name)}`,
  };
}
