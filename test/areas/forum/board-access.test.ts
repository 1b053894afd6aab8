import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { boardAccessOf } from '../../helpers/private-site.js';
import { randomNumbers } from '../../helpers/random.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Rows = {
  boards: { id: number; read_access: string }[];
  grants: { board_id: number; group_id: number }[];
  members: { group_id: number; user_id: number }[];
  topics: { id: number; board_id: number; reply_count: number }[];
};

/** All rows that decide who reads what. */
async function rowsOf({ pool }: TestApp['database']): Promise<Rows> {
  const [boards, grants, members, topics] = await Promise.all(
    [
      'SELECT id, read_access FROM boards WHERE deleted_at IS NULL',
      `SELECT board_id, group_id FROM board_groups WHERE "right" IN ('read', 'moderate')`,
      `SELECT group_id, user_id FROM group_members WHERE state = 'member'`,
      'SELECT id, board_id, reply_count FROM topics',
    ].map(async (text) => (await pool.query(text)).rows),
  );
  return { boards, grants, members, topics } as Rows;
}

/** The naive model: the topics that a person reads, and their numbers of replies. */
function readableTopics({ boards, grants, members, topics }: Rows, person: Person | null, isStaff: boolean) {
  const groups = members.filter(({ user_id: id }) => id === person?.id).map(({ group_id: id }) => id);
  const mayRead = ({ id, read_access: access }: Rows['boards'][number]): boolean => {
    if (access === 'everybody' || isStaff) return true;
    if (person === null) return false;
    return access === 'members' || grants.some((grant) => grant.board_id === id && groups.includes(grant.group_id));
  };
  const open = boards.filter(mayRead).map(({ id }) => id);
  const found = topics.filter(({ board_id: board }) => open.includes(board));
  return { boards: open, topics: new Map(found.map(({ id, reply_count: replies }) => [id, replies])) };
}

it('shows everybody what a naive model says, while eight change groups, boards, topics and what is hidden', async () => {
  const { api, people, database } = app;
  const [forum, access] = [forumOf(app), boardAccessOf(app)];
  const { pick: one } = randomNumbers(49);
  const readers = await Promise.all(['ann', 'ben', 'cem'].map((name) => createPerson(database, name)));
  const slugs = ['red', 'blue', 'green'];
  for (const slug of slugs) await access.group(slug, one(readers));
  const boards: number[] = [];
  for (const read of ['everybody', 'members', 'groups', 'groups', 'groups']) {
    const board = await forum.board();
    await access.set(board, { read, read_groups: [one(slugs)] }).expect(200);
    boards.push(board);
  }
  const topics: number[] = [];
  for (const board of boards) {
    for (let n = 0; n < 2; n++) topics.push(await forum.topic(board, 'A topic', people.moderator.key));
  }
  const [admin, moderator] = [people.admin.key, people.moderator.key];
  const changes = [
    () => api.put(`/groups/${one(slugs)}/members/${one(readers).username}`, admin).send({}),
    () => api.delete(`/groups/${one(slugs)}/members/${one(readers).username}`, admin),
    () => api.patch(`/forum/topics/${one(topics)}`, moderator).send({ board_id: one(boards) }),
    () => api.post(`/forum/topics/${one(topics)}/replies`, moderator).send({ content: 'More' }),
    () => api.put(`/moderation/content/topic/${one(topics)}`, moderator).send({ reason: 'x' }),
    () => api.delete(`/moderation/content/topic/${one(topics)}`, moderator),
    () => api.post(`/forum/topics/${one(topics)}/merge`, moderator).send({ into: one(topics) }),
    () => access.set(one(boards), { read: one(['everybody', 'members', 'groups']), read_groups: [one(slugs)] }),
  ];
  const [doomed = ''] = slugs;
  for (let round = 0; round < 4; round++) {
    const replies = await Promise.all(Array.from({ length: 8 }, () => one(changes)()));
    expect(replies.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    if (round === 2) {
      await api.delete(`/groups/${doomed}`, admin).expect(200);
      slugs.shift();
    }
    const rows = await rowsOf(database);
    for (const reader of [null, ...readers, people.moderator]) {
      const model = readableTopics(rows, reader, reader === people.moderator);
      const { body: listed } = await api.get('/forum/boards', reader?.key).expect(200);
      expect(listed.map(({ id }: { id: number }) => id).sort()).toEqual(model.boards.sort());
      const { body: page } = await api.get('/forum/topics?per_page=100&sort=newest', reader?.key).expect(200);
      expect(page.topics.map(({ id }: { id: number }) => id)).toEqual([...model.topics.keys()].sort((a, b) => b - a));
      expect(page.total).toBe(model.topics.size);
      for (const id of topics) {
        const { status, body } = await api.get(`/forum/topics/${id}`, reader?.key);
        const count = model.topics.get(id);
        if (count !== undefined) expect([id, status, body.total]).toEqual([id, 200, count]);
        // Moderators read what is hidden, and a merged topic leads to the other.
        else if (reader !== people.moderator) expect([301, 404]).toContain(status);
      }
    }
  }
  await expectExact(database, 'forum');
}, 120_000);
