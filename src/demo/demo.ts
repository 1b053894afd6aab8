import type { PrismaClient } from '../../generated/prisma/client.js';
import { issueKey } from '../accounts/users/api-keys.js';
import { demoPeople } from '../accounts/users/demo-people.js';
import type { Transaction } from '../core/database/client.js';
import type { Storage } from '../core/storage/storage.js';
import { composeThreads } from './community/compose.js';
import { loadCommunity } from './community/load.js';
import { day, schedule, type TimedThread } from './community/schedule.js';
import type { Community, Name } from './community/types.js';
import { createQuestions } from './demo-answers.js';
import { createLikes } from './demo-likes.js';
import { storeMedia } from './demo-media.js';
import { createPending, createReports } from './demo-reports.js';
import { createShops } from './demo-shops.js';
import { seededRandom } from './random.js';

/** An API key of each role, made at the first start. */
export type DemoKeys = { member: string; moderator: string; admin: string };

/** Credentials of a demo: the keys, and the password of one user per role once there is one. */
export type DemoAccess = DemoKeys & { password?: string };

/**
 * Seeds an empty database with a small community, and the storage with its files and videos. Deterministic by clock and
 * seed, except for keys. `keep` receives the keys before the commit: a start that is interrupted after it finds either
 * both, or none.
 */
export async function seedDemo(
  prisma: PrismaClient,
  storage: Pick<Storage, 'write'>,
  { now = new Date(), seed = 1, keep = () => {} }: { now?: Date; seed?: number; keep?: (keys: DemoKeys) => void } = {},
): Promise<DemoKeys> {
  const random = seededRandom(seed);
  const community = loadCommunity();
  const threads = schedule(composeThreads(community, random), now, random);
  const createMedia = await storeMedia(storage, community);
  // One transaction: after an interrupted start the database is still empty.
  return prisma.$transaction(
    async (tx) => {
      const userIds = await createPeople(tx, community, now);
      const boardIds = await createBoards(tx, community, now);
      const topicIds = await createTopics(tx, threads, userIds, boardIds);
      await createReplies(tx, threads, userIds, topicIds);
      const idOf = (name: Name) => known(userIds, name);
      await createQuestions(tx, community, now, idOf);
      await createShops(tx, community, now, idOf);
      await createMedia(tx, now, idOf);
      await createLikes(tx);
      await createReports(tx, community, now, idOf);
      await createPending(tx, community, now, idOf);
      await tx.sitePage.createMany({ data: Object.entries(community.pages).map(([name, text]) => ({ name, text })) });
      const keys = await createKeys(tx, userIds);
      keep(keys);
      return keys;
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

async function createPeople(tx: Transaction, { people }: Community, now: Date): Promise<Map<Name, number>> {
  const rows = await tx.user.createManyAndReturn({
    data: Object.entries(people).map(([username, role], i) => ({
      username,
      email: `${username}@plaza.example`,
      emailVerifiedAt: now,
      role,
      createdAt: new Date(now.getTime() - (260 - 3 * i) * day),
    })),
    select: { id: true, username: true },
  });
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function createBoards(tx: Transaction, { boards }: Community, now: Date): Promise<Map<string, number>> {
  const rows = await tx.board.createManyAndReturn({
    data: Object.values(boards).map(({ title, description = '' }, position) => ({
      title,
      description,
      position,
      createdAt: new Date(now.getTime() - 215 * day + position * 60_000),
    })),
    select: { id: true, title: true },
  });
  const byTitle = new Map(rows.map(({ id, title }) => [title, id]));
  return new Map(Object.entries(boards).map(([key, { title }]) => [key, known(byTitle, title)]));
}

async function createTopics(
  tx: Transaction,
  threads: readonly TimedThread[],
  userIds: Map<Name, number>,
  boardIds: Map<string, number>,
): Promise<Map<TimedThread, number>> {
  // Oldest first, so that ids and times agree.
  const rows = await tx.topic.createManyAndReturn({
    data: threads.map((thread) => ({
      boardId: known(boardIds, thread.board),
      authorId: known(userIds, thread.author),
      title: thread.title,
      content: thread.content,
      isSticky: thread.sticky ?? false,
      isLocked: thread.locked ?? false,
      createdAt: thread.createdAt,
    })),
    select: { id: true, title: true },
  });
  const byTitle = new Map(rows.map(({ id, title }) => [title, id]));
  return new Map(threads.map((thread) => [thread, known(byTitle, thread.title)]));
}

async function createReplies(
  tx: Transaction,
  threads: readonly TimedThread[],
  userIds: Map<Name, number>,
  topicIds: Map<TimedThread, number>,
): Promise<void> {
  const replies = threads.flatMap((thread) =>
    thread.posts.map(({ author, content, createdAt }) => ({
      topicId: known(topicIds, thread),
      authorId: known(userIds, author),
      content,
      createdAt,
    })),
  );
  await tx.reply.createMany({ data: replies.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()) });
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
