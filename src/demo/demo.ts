import type { PrismaClient } from '../../generated/prisma/client.js';
import { issueKey } from '../accounts/users/api-keys.js';
import { demoPeople } from '../accounts/users/demo-people.js';
import type { StoredPicture } from '../content/pictures/uploads.js';
import { mostTags } from '../content/tags.js';
import type { Transaction } from '../core/database/client.js';
import type { Storage } from '../core/storage/storage.js';
import { loadCommunity } from './community/load.js';
import type { Community, Name } from './community/types.js';
import { createQuestions } from './demo-answers.js';
import { createGroups } from './demo-groups.js';
import { createInboxes } from './demo-inbox.js';
import { createLikes } from './demo-likes.js';
import { storeMedia } from './demo-media.js';
import { createMessages } from './demo-messages.js';
import { illustrate, imagesAt, storeFaces, storePictures, storeProductPictures } from './demo-pictures.js';
import { createPending, createReports } from './demo-reports.js';
import { createShops } from './demo-shops.js';
import { createTopics } from './demo-topics.js';
import type { Making, TagIds } from './making.js';
import { seededRandom } from './random.js';
import { day, minute, timeOn } from './times.js';

/** An API key of each role, made at the first start. */
export type DemoKeys = { member: string; moderator: string; admin: string };

/** Credentials of a demo: the keys, and the password of one user per role once there is one. */
export type DemoAccess = DemoKeys & { password?: string };

type DemoOptions = { now?: Date; seed?: number; origin?: string; keep?: (keys: DemoKeys) => void };

/**
 * Seeds an empty database with a small community, and the storage with its files and videos. Deterministic by clock and
 * seed, except for keys. `origin` is that of the addresses of pictures. `keep` receives the keys before the commit: a
 * start that is interrupted after it finds either both, or none.
 */
export async function seedDemo(
  prisma: PrismaClient,
  storage: Pick<Storage, 'write'>,
  { now = new Date(), seed = 1, origin = 'http://127.0.0.1:3000', keep = () => {} }: DemoOptions = {},
): Promise<DemoKeys> {
  const random = seededRandom(seed);
  const community = loadCommunity();
  const createMedia = await storeMedia(storage, community);
  const faces = await storeFaces(storage, Object.keys(community.people));
  const createPictures = await storePictures(storage, community);
  const sold = await storeProductPictures(storage, community);
  // One transaction: after an interrupted start the database is still empty.
  return prisma.$transaction(
    async (tx) => {
      const userIds = await createPeople(tx, community, faces, now);
      const idOf = (name: Name) => known(userIds, name);
      const making = { tx, now, random, idOf, tagIds: await createTags(tx, community) };
      await createMedia.files(making);
      const pictures = await createPictures(making);
      const boardIds = await createBoards(tx, community, now);
      await createGroups(making, community, boardIds);
      await createTopics(making, illustrate(community, pictures), boardIds);
      const images = await imagesAt(tx, origin, pictures);
      await createAnnouncements(making, community);
      await createQuestions(making, community);
      await createShops(making, community, sold);
      await createMedia.videos(making, images);
      await createLikes(tx);
      await createReports(making, community);
      await createPending(making, community);
      await createMessages(making);
      await createInboxes(making);
      const { site } = community;
      await tx.siteSettings.upsert({ where: { id: 1 }, create: site, update: site, select: { id: true } });
      await tx.sitePage.createMany({ data: Object.entries(community.pages).map(([name, text]) => ({ name, text })) });
      const keys = await createKeys(tx, userIds);
      keep(keys);
      return keys;
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

async function createPeople(
  tx: Transaction,
  { people }: Community,
  faces: ReadonlyMap<Name, StoredPicture[]>,
  now: Date,
): Promise<Map<Name, number>> {
  const rows = await tx.user.createManyAndReturn({
    data: Object.entries(people).map(([username, { display_name: displayName, ...profile }], i) => ({
      ...{ username, email: `${username}@plaza.example`, emailVerifiedAt: now, ...profile },
      displayName: displayName ?? null,
      avatarVersion: faces.get(username)?.at(-1)?.sha256.slice(0, 12) ?? null,
      createdAt: new Date(now.getTime() - (260 - 5 * i) * day + i * 71 * minute),
    })),
    select: { id: true, username: true },
  });
  await tx.avatar.createMany({
    data: rows.flatMap(({ id, username }) =>
      (faces.get(username) ?? []).map(({ key, size, bytes }) => ({ userId: id, size, objectKey: key, bytes })),
    ),
  });
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** Creates the tags of topics and questions. */
async function createTags(tx: Transaction, { threads, questions }: Community): Promise<TagIds> {
  const names = [...threads, ...questions].flatMap(({ tags = [] }) => tags);
  await tx.$queryRaw`SELECT tag_ids_of(${names}::text[], ${mostTags})`;
  const ids = new Map((await tx.tag.findMany({ select: { id: true, name: true } })).map(({ id, name }) => [name, id]));
  return (tags = []) => tags.map((name) => known(ids, name)).sort((a, b) => a - b);
}

async function createBoards(tx: Transaction, { boards }: Community, now: Date): Promise<Map<string, number>> {
  const rows = await tx.board.createManyAndReturn({
    data: Object.values(boards).map(({ title, description = '', color = null }, position) => ({
      title,
      description,
      color,
      position,
      createdAt: new Date(now.getTime() - 215 * day + position * minute),
    })),
    select: { id: true, title: true },
  });
  const byTitle = new Map(rows.map(({ id, title }) => [title, id]));
  return new Map(Object.entries(boards).map(([key, { title }]) => [key, known(byTitle, title)]));
}

async function createAnnouncements({ tx, now, random, idOf }: Making, { announcements }: Community): Promise<void> {
  await tx.announcement.createMany({
    data: announcements.map(({ author, title, body, days_ago: age, days_left: left }) => ({
      ...{ authorId: idOf(author), title, body, createdAt: new Date(timeOn(now, age, random)) },
      until: new Date(now.getTime() + left * day),
    })),
  });
}

async function createKeys(tx: Transaction, userIds: Map<Name, number>): Promise<DemoKeys> {
  const keyOf = async (username: Name) => (await issueKey(tx, { userId: known(userIds, username), name: 'Demo' })).key;
  const { member, moderator, admin } = demoPeople;
  return { member: await keyOf(member), moderator: await keyOf(moderator), admin: await keyOf(admin) };
}

function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo community has no ${String(key)}`);
  return value;
}
