import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingSql } from '../../../src/community/moderation/waiting.js';
import { document } from '../../../src/core/contract/document.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, type Person } from '../../helpers/people.js';

type Status = 'open' | 'claimed' | 'upheld' | 'rejected';
type Actor = 'claimant' | 'moderator' | 'admin' | 'author' | 'member';
type Edge = { operation: string; by: Actor[]; from: (Status | 'none')[]; to?: Status; code?: string; outcome?: Status };

const schemas = document.components as unknown as { schemas: { ReportStatus: { 'x-states': Edge[] } } };
const edges = schemas.schemas.ReportStatus['x-states'];
const states: Status[] = ['open', 'claimed', 'upheld', 'rejected'];
const outcomes = ['upheld', 'rejected'] as const;
const steps = edges.flatMap(({ operation, by, from, to, code, outcome }) =>
  by.flatMap((actor) =>
    from.flatMap((state) =>
      (outcome === undefined && operation === 'resolveReport' ? outcomes : [outcome]).map((as) => ({
        operation: as === undefined ? operation : `${operation} ${as}`,
        actor,
        state,
        result: to ?? code ?? '',
      })),
    ),
  ),
);

let app: TestApp;
/** A moderator and an admin, the authors of all reported content. */
let authors: Person[];
let claimant: Person;
let board: number;
beforeAll(async () => {
  app = await testApp();
  authors = [await createPerson(app.database, 'author-mod', 'moderator')];
  authors.push(await createPerson(app.database, 'author-admin', 'admin'));
  claimant = await createPerson(app.database, 'claimant', 'moderator');
  board = await forumOf(app).board();
});
afterAll(() => app.close());

let made = 0;
const member = () => createPerson(app.database, `queue-${++made}`);
const act = (id: number, step: string, by: Person) => {
  const [operation, outcome = 'upheld'] = step.split(' ');
  const path = `/moderation/reports/${id}`;
  if (operation === 'claimReport') return app.api.put(`${path}/claim`, by.key);
  if (operation === 'releaseReport') return app.api.delete(`${path}/claim`, by.key);
  return app.api.put(`${path}/resolution`, by.key).send({ outcome, note: 'Because' });
};
const report = (target_id: number, by: Person, more: object = {}) =>
  app.api.post('/reports', by.key).send({ target_type: 'topic', target_id, reason: 'abuse', ...more });

async function reportIn(state: Status, author: Person, by?: Person): Promise<number> {
  const topic = await forumOf(app).topic(board, 'Said', author.key);
  const { id } = (await report(topic, by ?? (await member())).expect(201)).body;
  if (state !== 'open') await act(id, 'claimReport', claimant).expect(200);
  if (state === 'upheld' || state === 'rejected') await act(id, `resolveReport ${state}`, claimant).expect(200);
  return id;
}
const rowOf = (id: number) => app.database.prisma.report.findUniqueOrThrow({ where: { id } });
const log = async (id: number) =>
  (await app.api.get(`/moderation/log?target=report:${id}`, app.people.admin.key).expect(200)).body.entries;

describe('the table of states', () => {
  it('has exactly one result for every operation, person and state', () => {
    const seen = steps.map(({ operation, actor, state }) => `${operation} ${actor} ${state}`);
    const later = ['claimReport', 'releaseReport', ...outcomes.map((outcome) => `resolveReport ${outcome}`)];
    const actors: Actor[] = ['claimant', 'moderator', 'admin', 'author', 'member'];
    const expected = [
      ...['member', 'moderator', 'admin', 'author'].map((actor) => `createReport ${actor} none`),
      ...later.flatMap((operation) =>
        actors.flatMap((actor) =>
          states
            .filter((state) => !(actor === 'claimant' && state === 'open'))
            .map((state) => `${operation} ${actor} ${state}`),
        ),
      ),
    ];
    expect(seen.sort()).toEqual(expected.sort());
  });

  it.each(steps)('$operation by the $actor from $state: $result', async ({ operation, actor, state, result }) => {
    // Once by a moderator, once by an admin.
    for (const author of authors) {
      const people = { claimant, moderator: app.people.moderator, admin: app.people.admin, author };
      const by = actor === 'member' ? await member() : people[actor];
      if (state === 'none') {
        const reply = await report(await forumOf(app).topic(board, 'Said', author.key), by);
        expect([reply.status, reply.body.status ?? reply.body.code]).toEqual([result === 'open' ? 201 : 403, result]);
        continue;
      }
      const id = await reportIn(state, author);
      const [before, entries] = [await rowOf(id), (await log(id)).length];
      const reply = await act(id, operation, by);
      const isLegal = states.includes(result as Status);
      expect(isLegal ? [reply.status, reply.body.status] : reply.body.code).toEqual(isLegal ? [200, result] : result);
      if (!isLegal) {
        expect(await rowOf(id)).toEqual(before);
        expect(await log(id)).toHaveLength(entries);
        continue;
      }
      expect(reply.body.handler).toBe(result === 'open' ? null : by.username);
      expect(reply.body.claimed_at === null).toBe(result === 'open');
      expect(reply.body.resolved_at === null).toBe(!(outcomes as readonly string[]).includes(result));
      if (result === state) {
        // Nothing changed.
        expect(await log(id)).toHaveLength(entries);
        continue;
      }
      const [name, outcome] = operation.split(' ');
      expect((await log(id))[0]).toMatchObject({
        action: name,
        actor: by.username,
        target_type: 'report',
        target_id: id,
        reason: outcome === undefined ? null : 'Because',
        details: outcome === undefined ? {} : { outcome },
        request_id: reply.headers['x-request-id'],
      });
    }
  });

  it('breaks no rule', () => expectExact(app.database, 'moderation'));
});

describe('claiming', () => {
  it('lets one of two concurrent claims win', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await reportIn('open', authors[0] as Person);
      const replies = await Promise.all([
        act(id, 'claimReport', app.people.moderator),
        act(id, 'claimReport', app.people.admin),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('keeps its time when it is done again', async () => {
    const id = await reportIn('claimed', authors[0] as Person);
    const before = await rowOf(id);
    await act(id, 'claimReport', claimant).expect(200);
    expect(await rowOf(id)).toEqual(before);
  });

  it('applies concurrent resolutions and releases one after the other', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await reportIn('claimed', authors[0] as Person);
      const [resolved, released] = await Promise.all([
        act(id, 'resolveReport rejected', claimant),
        act(id, 'releaseReport', app.people.admin),
      ]);
      expect([resolved.status, resolved.body.status]).toEqual([200, 'rejected']);
      expect([200, 409]).toContain(released.status);
      expect((await rowOf(id)).status).toBe('rejected');
    }
    await expectExact(app.database, 'moderation');
  });
});

describe('a report about staff', () => {
  it('is for those whom it is about nowhere, and for others in the queue', async () => {
    for (const author of authors) {
      const id = await reportIn('open', author);
      await expectCode(app.api.get(`/moderation/reports/${id}`, author.key), 404, 'report_not_found');
      const ids = async (by: Person) => {
        const { body } = await app.api.get('/moderation/reports?per_page=5', by.key).expect(200);
        return body.reports.map((each: { id: number }) => each.id);
      };
      expect(await ids(author)).not.toContain(id);
      expect(await ids(app.people.moderator)).toContain(id);
    }
  });
});

describe('the queue', () => {
  const key = () => app.people.admin.key;
  const walk = async (query: string, by = key()): Promise<{ id: number; [field: string]: unknown }[]> => {
    const rows = [];
    for (let page = 1; ; page++) {
      const { body } = await app.api.get(`/moderation/reports?per_page=7&page=${page}${query}`, by).expect(200);
      rows.push(...body.reports);
      if (page >= body.pages) {
        expect(body.total).toBe(rows.length);
        return rows;
      }
    }
  };

  it('has all reports, the newest or the oldest first, and by each filter and two what fits', async () => {
    const reporter = await member();
    const user = await createPerson(app.database, 'reported');
    for (const reason of ['spam', 'privacy', 'other']) {
      const topic = await forumOf(app).topic(board, 'Said', user.key);
      await report(topic, reporter, { reason }).expect(201);
    }
    await report(user.id, reporter, { target_type: 'user' }).expect(201);
    await act(await reportIn('open', user), 'claimReport', app.people.admin).expect(200);
    const all = await walk('');
    expect(all.map(({ id }) => id)).toEqual(
      (
        await app.database.prisma.report.findMany({
          where: { NOT: { authorId: app.people.admin.id } },
          orderBy: { id: 'desc' },
        })
      ).map(({ id }) => id),
    );
    expect((await walk('&sort=oldest')).map(({ id }) => id)).toEqual(all.map(({ id }) => id).reverse());
    const filters: [query: string, fits: (row: Record<string, unknown>) => boolean][] = [
      ...states.map((status): (typeof filters)[number] => [`status=${status}`, (row) => row.status === status]),
      ['target_type=user', (row) => row.target_type === 'user'],
      [`target=user:${user.id}`, (row) => row.target_type === 'user' && row.target_id === user.id],
      ['reason=privacy', (row) => row.reason === 'privacy'],
      ['claimed_by=me', (row) => row.handler === app.people.admin.username],
      ['reason=nonsense', () => false],
      ['target=topic:4000000000', () => false],
    ];
    for (const [query, fits] of filters) {
      const expected = all.filter(fits);
      expect(await walk(`&${query}`), query).toEqual(expected);
      if (!/nonsense|4000000000/.test(query)) expect(expected.length, query).toBeGreaterThan(0);
      for (const [other, fitsToo] of filters) {
        if (other.split('=')[0] === query.split('=')[0]) continue;
        expect(await walk(`&${query}&${other}`), `${query}&${other}`).toEqual(expected.filter(fitsToo));
      }
    }
    for (const wrong of ['status=nonsense', 'claimed_by=you', 'target=topic', 'sort=best']) {
      await expectCode(app.api.get(`/moderation/reports?${wrong}`, key()), 400, 'invalid_param');
    }
  });
});

describe('the count of the queue', () => {
  const counted = async (by: Person) => {
    const text = `SELECT ${waitingSql(String(by.id))} AS count`;
    const { rows } = await app.database.pool.query<{ count: number }>(text);
    const plan = await app.database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`);
    const read = (node: Plan): number[] => [
      node['Actual Rows'] * node['Actual Loops'],
      ...(node.Plans ?? []).flatMap(read),
    ];
    return [rows[0]?.count, Math.max(...read(plan.rows[0]['QUERY PLAN'][0].Plan))];
  };
  type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

  it('is that of its list, without a moderator’s own, and stops at 100 without reading all reports', async () => {
    const moderator = await createPerson(app.database, 'counter', 'moderator');
    const total = async () => (await app.api.get('/moderation/queue?per_page=1', moderator.key).expect(200)).body.total;
    await app.database.pool.query('DELETE FROM reports');
    expect(await counted(moderator)).toEqual([0, 1]);
    const [one, other] = [await member(), await member()];
    const topic = await forumOf(app).topic(board, 'Said', (await member()).key);
    for (const by of [one, other]) await report(topic, by).expect(201);
    await report(await forumOf(app).topic(board, 'Said', one.key), other).expect(201);
    await report(await forumOf(app).topic(board, 'Mine', moderator.key), other).expect(201);
    await app.database.pool.query(
      `INSERT INTO removals (target_type, target_id, author_id, excerpt, state)
       SELECT 'topic', id, $1, '', 'held' FROM unnest($2::integer[]) id`,
      [one.id, [topic, 9_000_000]],
    );
    expect([(await counted(moderator))[0], await total()]).toEqual([3, 3]);
    await app.database.pool.query(
      `INSERT INTO reports (reporter_id, target_type, target_id, author_id, reason)
       SELECT $1, 'topic', 1000000 + n, $2, 'spam' FROM generate_series(1, 5000) n`,
      [one.id, other.id],
    );
    await app.database.pool.query('ANALYZE reports');
    const [count, rows] = await counted(moderator);
    expect(count).toBe(100);
    expect(rows).toBeLessThanOrEqual(1100);
    expect(await total()).toBe(5003);
  });
});
