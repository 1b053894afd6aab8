import type { TestApp } from './app.js';
import { atNight } from './at-night.js';
import { forumOf } from './forum.js';
import { notificationsOf } from './notifications.js';
import type { Person } from './people.js';
import { type Operation, operations, queriesOf, withNeeded } from './requests.js';
import { searchSettled } from './search.js';

/** A word that is nowhere but in what is private. */
export const secret = 'Zwieselquarz';

/** Helpers for boards that not everybody may read. */
export function boardAccessOf({ api, people, database: { pool } }: TestApp) {
  return {
    /** Makes a group with these members. */
    group: async (slug: string, ...members: Person[]): Promise<void> => {
      await pool.query(
        `INSERT INTO groups (slug, name, visibility, joining) VALUES ($1::citext, $1::text, 'hidden', 'invitation')`,
        [slug],
      );
      await pool.query(
        `INSERT INTO group_members (group_id, user_id, state)
         SELECT id, unnest($2::integer[]), 'member' FROM groups WHERE slug = $1`,
        [slug, members.map(({ id }) => id)],
      );
    },
    leave: async (slug: string, { id }: Person): Promise<void> => {
      await pool.query(
        'DELETE FROM group_members WHERE user_id = $2 AND group_id = (SELECT id FROM groups WHERE slug = $1)',
        [slug, id],
      );
    },
    set: (board: number, body: object, key = people.admin.key) =>
      api
        .put(`/forum/boards/${board}/access`, key)
        .send({ read: 'everybody', topics: 'members', replies: 'members', ...body }),
  };
}

/** A site with a board that only the group `crew` may read, and what is in it. The secret is in all of its texts. */
export type PrivateSite = Awaited<ReturnType<typeof privateSite>>;

/** Makes such a site. The board was public before, so that others have marks, likes and watches there. */
export async function privateSite(app: TestApp) {
  const { member: insider, other: outsider } = app.people;
  const [forum, access] = [forumOf(app), boardAccessOf(app)];
  await notificationsOf(app).notify();
  await access.group('crew', insider);
  const openBoard = await forum.board('Everybody');
  const openTopic = await forum.topic(openBoard, 'In the open');
  const board = await forum.board(`${secret} board`);
  const topic = await forum.topic(board, `${secret} topic`, insider.key, `${secret} text`);
  const reply = await forum.reply(topic, `${secret} reply`, insider.key);
  const posts = { topic, reply };
  for (const [type, id] of Object.entries(posts)) {
    await app.api.put(`/content/${type}/${id}/like`, outsider.key).expect(200);
    await app.api.put(`/me/bookmarks/${type}/${id}`, outsider.key).expect(200);
  }
  for (const [type, id] of Object.entries({ topic, board })) {
    await app.api.put(`/watches/${type}/${id}`, outsider.key).send({ state: 'watching' }).expect(200);
  }
  await app.api.put(`/forum/topics/${topic}/read`, outsider.key).send({ reply_id: reply }).expect(200);
  const edit = { content: `${secret} edited` };
  await app.api.patch(`/forum/topics/${topic}`, insider.key).send(edit).expect(200);
  await searchSettled(app);
  await access.set(board, { read: 'groups', read_groups: ['crew'] }).expect(200);
  // While it is private.
  await forum.reply(topic, `${secret} again, @${outsider.username}`, insider.key);
  await forum.topic(board, `${secret} second`, insider.key, secret);
  return { insider, outsider, forum, access, openBoard, openTopic, hidden: { board, ...posts } };
}

const types = ['board', 'topic', 'reply'] as const;

/** The path of an operation for each thing of the board that it can name, and the same with an id that nobody has. */
export function pathsTo({ path }: Operation, hidden: PrivateSite['hidden']): { named: string; absent: string }[] {
  const generic = path.includes('{type}') ? types : [];
  const fixed = types.filter((type) => path.startsWith(`/forum/${type === 'reply' ? 'replies' : `${type}s`}/{id}`));
  return [...generic, ...fixed].map((type) => {
    const of = (id: number) => path.replace('{type}', type).replace('{id}', String(id)).replace('{number}', '1');
    return { named: of(hidden[type]), absent: of(2147483000) };
  });
}

export const reads = operations.filter(({ method }) => method === 'get');

/** The paths of a read at which somebody might see what is private: as it is named, in each list, and searched for. */
export function pathsOfRead(operation: Operation, { insider, hidden }: PrivateSite): string[] {
  const path = operation.path
    .replace('{username}', insider.username)
    .replace('{slug}', 'crew')
    .replace('{type}', 'topic')
    .replaceAll(/\{\w+\}/g, '1');
  const all = queriesOf(operation).filter((query) => !query.includes('wait='));
  const queries = new Set(['', ...all.slice(0, atNight(all.length, 8))]);
  const listed = [...queries].map(
    (query) => path + query.replace('q=text', `q=${secret}`).replace('author=text', `author=${insider.username}`),
  );
  const searched = path === operation.path ? [`${path}?q=${secret}&title=${secret}&board=${hidden.board}`] : [];
  return [...pathsTo(operation, hidden).map(({ named }) => named), ...listed, ...searched];
}

/** Those who may not read the board: a visitor, and a member who is not of the group. */
export const strangersTo = ({ outsider }: PrivateSite) => [undefined, outsider.key] as const;

/** A request in the process; `key` is of who makes it. */
export const requestBy = (
  { matrix }: TestApp,
  operation: Operation,
  path: string,
  key: string | undefined,
  body?: object,
) => {
  const call = matrix.call(operation.method, withNeeded(path, operation), key);
  return body === undefined ? call : call.send(body);
};
