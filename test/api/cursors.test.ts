import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { type TestApp, testApp } from '../helpers/app.js';
import { fillLists } from '../helpers/many.js';
import { preparedOn, sequentialReads } from '../helpers/plans.js';
import { operations, pathOf, queriesOf, withNeeded } from '../helpers/requests.js';

type Reply = Record<string, unknown> & { page: number; pages: number; total: number; next_cursor?: string | null };
type Parameters = { $ref: string }[];

const pathsOfContract = bundle.paths as unknown as Record<string, { get?: { parameters?: Parameters } }>;
const takes = (path: string, parameter: string) =>
  pathsOfContract[path]?.get?.parameters?.some(({ $ref }) => $ref.endsWith(`/${parameter}`)) ?? false;
/** All lists with pages, and the query for their smallest page. */
const paged = operations.filter(({ method, path }) => method === 'get' && takes(path, 'Page'));

let app: TestApp;
const read = async (path: string): Promise<Reply> =>
  (await app.matrix.get(path, app.people.admin.key).expect(200)).body;
const joined = (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`;

/** Query values that need a format. */
const forms = {
  since: '2020-01-31T12:00:00Z',
  until: '2099-01-31T12:00:00Z',
  target: 'topic:1',
  types: 'topic,question',
};
const formed = (query: string) =>
  query.replace(/(since|until|target|types)=text/g, (_, name: keyof typeof forms) => `${name}=${forms[name]}`);

/** The rows of a reply: its list of items, not one of totals. */
const rowsOf = (reply: Reply): unknown[] =>
  Object.entries(reply).flatMap(([field, value]) => (Array.isArray(value) && field !== 'stars' ? value : []));

async function byPages(path: string): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const reply = await read(joined(path, `page=${page}`));
    pages = reply.pages;
    if (page <= pages) all.push(rowsOf(reply));
  }
  return all;
}

async function byCursor(path: string): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (let cursor: string | null | undefined = '*'; typeof cursor === 'string'; ) {
    const reply: Reply = await read(joined(path, `cursor=${cursor}`));
    if (rowsOf(reply).length > 0) all.push(rowsOf(reply));
    expect(reply.page).toBe(Math.max(all.length, 1));
    cursor = reply.next_cursor;
    expect(cursor).not.toBeUndefined();
  }
  return all;
}

beforeAll(async () => {
  app = await testApp();
  await fillLists(app, 35);
}, 60_000);
afterAll(() => app.close());

describe('a walk with cursors', () => {
  it('is supported by every list with pages', () => {
    expect(paged.length).toBeGreaterThan(30);
    expect(paged.filter(({ path }) => !takes(path, 'Cursor'))).toEqual([]);
  });

  it.each(paged.map((operation) => [operation.id, operation] as const))(
    'shows of %s what its pages show',
    async (_, operation) => {
      let most = 0;
      const queries = queriesOf(operation).filter(
        (each) => !/page=|cursor=|updated_since=|share=|render=|include=|reply=/.test(each),
      );
      // An odd step skips no value of any parameter.
      const step = Math.ceil(queries.length / 50) | 1;
      for (const query of queries.filter((_, at) => at % step === 0)) {
        const path = withNeeded(pathOf(operation) + formed(query), operation);
        const whole = /PerPage"/.test(JSON.stringify(pathsOfContract[operation.path]))
          ? joined(path, 'per_page=7')
          : path;
        const pages = await byPages(whole);
        most = Math.max(most, pages.length);
        expect(await byCursor(whole), whole).toEqual(pages);
      }
      expect(most).toBeGreaterThan(1);
    },
  );

  // Statements through a pooler are not prepared, and have no plans to inspect.
  it.runIf(process.env.TEST_POOLER_URL === undefined)('scans no table sequentially', async () => {
    const statements = [...(await preparedOn(app.database.pool, 10))].filter(([name]) =>
      /_walk(_on)?$|_changes$|_[0-9a-f]{8}$/.test(name),
    );
    expect(statements.length).toBeGreaterThan(60);
    expect(await sequentialReads(app.database.pool, new Map(statements))).toEqual([]);
  });
});

describe('a cursor', () => {
  const begin = async (path: string, key = app.people.admin.key) =>
    String((await app.api.get(joined(path, 'cursor=*'), key).expect(200)).body.next_cursor);
  const refused = async (path: string, key = app.people.admin.key) => {
    const { body } = await app.api.get(path, key).expect(400);
    expect(body.code).toBe('invalid_param');
    expect(Object.keys(body.data.params)).toEqual(['cursor']);
  };

  it('links to the next page in a header, with the same query except for a key', async () => {
    const { people, api } = app;
    const first = await api.get(`/me/topics?cursor=*&per_page=9&status=x&api_key=${people.admin.key}`).expect(200);
    const [, target = ''] = /^<(.*)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    expect(target).toContain('/me/topics?cursor=');
    expect(target).toContain('&per_page=9');
    expect(target).not.toContain(people.admin.key);
    const next = target.slice(target.indexOf('/me/'));
    const second = await api.get(next, people.admin.key).expect(200);
    const byPage = await api.get('/me/topics?per_page=9&page=2', people.admin.key).expect(200);
    expect(second.body.topics).toEqual(byPage.body.topics);
    expect(
      (await api.get('/me/topics?per_page=100&cursor=*', people.admin.key).expect(200)).headers,
    ).not.toHaveProperty('link');
  });

  it('links to the next page in a header also with the caller’s own state', async () => {
    const { key } = app.people.admin;
    await app.api.put('/watches/topic/1', key).send({ state: 'watching' }).expect(200);
    const { headers, body } = await app.api.get('/forum/topics/1?cursor=*&per_page=1', key).expect(200);
    expect(body.topic.my_watch).toBe('watching');
    expect(headers.link).toMatch(/^<\/api\/v1\/forum\/topics\/1\?cursor=.*>; rel="next"$/);
  });

  it('takes precedence over a page, and pages work as before', async () => {
    const { api } = app;
    const walked = await api.get('/forum/topics?cursor=*&page=3&per_page=5').expect(200);
    const page = await api.get('/forum/topics?per_page=5').expect(200);
    expect(walked.body).toEqual({ ...page.body, next_cursor: walked.body.next_cursor });
    expect(page.body).not.toHaveProperty('next_cursor');
    expect(page.headers).not.toHaveProperty('link');
  });

  it('works with another page size', async () => {
    const { api } = app;
    const cursor = await begin('/forum/topics?per_page=5');
    const rest = await api.get(`/forum/topics?per_page=100&cursor=${cursor}`).expect(200);
    const all = await api.get('/forum/topics?per_page=100').expect(200);
    expect(rest.body.topics).toEqual(all.body.topics.slice(5));
    expect(rest.body.next_cursor).toBeNull();
  });

  it('is refused by another list, order, filter, path and operation', async () => {
    const cursor = await begin('/forum/topics?board=1&per_page=5');
    for (const path of [
      '/forum/topics?',
      '/forum/topics?board=2&',
      '/forum/topics?board=1&sort=newest&',
      '/me/topics?',
      '/users/user-1/topics?',
      '/answers/questions?',
    ]) {
      await refused(`${path}cursor=${cursor}`);
    }
    await refused(`/forum/topics/2?cursor=${await begin('/forum/topics/1?per_page=5')}`);
  });

  it('is refused after any modification, also if it would be a valid position', async () => {
    const cursor = await begin('/forum/topics?per_page=5');
    const bytes = Buffer.from(cursor, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refused(`/forum/topics?cursor=${changed.toString('base64url')}`);
    }
    for (const position of [
      '',
      '{}',
      '{"id":"x","last_reply_at":"y"}',
      '{"page":1,"total":1,"last_reply_at":"2026-01-01","id":1}',
      'null',
      '\0',
    ]) {
      for (const seal of ['', bytes.subarray(0, 16)]) {
        await refused(
          `/forum/topics?cursor=${Buffer.concat([Buffer.from(seal), Buffer.from(position)]).toString('base64url') || '_'}`,
        );
      }
    }
    for (const wrong of ['', '**', 'a b', 'ä', '%00', 'x'.repeat(2001)])
      await refused(`/forum/topics?cursor=${encodeURIComponent(wrong)}`);
  });

  it('reveals nothing of the user for whom the cursor was made', async () => {
    const { people, api } = app;
    const cursor = await begin('/me/topics?per_page=5');
    const { body } = await api.get(`/me/topics?cursor=${cursor}`, people.member.key).expect(200);
    expect(body).toMatchObject({ topics: [], total: 0, next_cursor: null });
    await api.get(`/me/topics?cursor=${cursor}`).expect(401);
    const log = await begin('/moderation/log?per_page=5');
    await api.get(`/moderation/log?cursor=${log}`, people.member.key).expect(403);
  });

  it('skips rows that have been hidden since, except for those who still see them', async () => {
    const { people, api, database } = app;
    const cursor = await begin('/forum/topics/1?per_page=5');
    const path = `/forum/topics/1?per_page=5&cursor=${cursor}`;
    await api.get(path).expect(200);
    await database.pool.query(`SELECT take_away('topic', 1, 'hidden', $1::integer, 'Spam')`, [people.moderator.id]);
    await api.get(path).expect(404);
    await api.get(path, people.member.key).expect(404);
    const { body } = await api.get(path, people.moderator.key).expect(200);
    expect(body.topic.hidden).not.toBeNull();
    expect(body.replies).toHaveLength(5);
    await database.pool.query(`SELECT bring_back('topic', 1)`);
  });

  it('is valid on all servers of a database', async () => {
    const { testDatabase, people } = app;
    const cursor = await begin('/forum/topics?per_page=5');
    const second = await testApp({ sharing: { testDatabase, people } });
    await second.api.get(`/forum/topics?cursor=${cursor}`).expect(200);
    await second.close();
  });
});
