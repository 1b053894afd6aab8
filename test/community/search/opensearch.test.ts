import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleSearch } from '../../../src/community/search/engines.js';
import { rebuildSearch } from '../../../src/community/search/indexing.js';
import { Index } from '../../../src/community/search/opensearch/client.js';
import { openSearch } from '../../../src/community/search/opensearch/engine.js';
import { postgresSearch } from '../../../src/community/search/postgres.js';
import type { RunStatement } from '../../../src/core/database/statement.js';
import type { SearchServer } from '../../../src/core/platform/settings/search.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { searchSettled } from '../../helpers/search.js';

describe('a search with OpenSearch', () => {
  let app: TestApp;
  let board: number;
  let place: SearchServer;
  beforeAll(async () => {
    app = await testApp();
    place = app.config.search as SearchServer;
    board = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'All' }).expect(201)).body.id;
  });
  afterAll(() => app.close());

  const topic = async (title: string, content = 'Nothing more.'): Promise<number> => {
    const body = { board_id: board, title, content };
    return (await app.api.post('/forum/topics', app.people.member.key).send(body).expect(201)).body.id;
  };
  const edit = (id: number, title: string) =>
    app.api.patch(`/forum/topics/${id}`, app.people.member.key).send({ title }).expect(200);
  const hide = (id: number) =>
    app.api.put(`/moderation/content/topic/${id}`, app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
  const get = async (path: string, query: Record<string, string>, of = app) =>
    (await of.api.get(`${path}?${new URLSearchParams(query)}`).expect(200)).body;
  const search = (q: string, more: Record<string, string> = {}) => get('/search', { q, ...more });
  const titles = async (q: string): Promise<string[]> =>
    (await search(q)).results.map(({ title }: { title: string }) => title);
  const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
  const queued = async () => Number((await query('SELECT count(*) FROM search_queue')).rows[0].count);
  const newest = async (id: number) =>
    (await query('SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS now, $1::integer AS id', [id]))
      .rows[0];
  /** Runs `work` after the first run of a statement. */
  const followedBy = (name: string, work: () => Promise<unknown>): RunStatement => {
    let isDone = false;
    return async (statement, values) => {
      const reply = await app.database.json(statement, values);
      if (statement.name === name && !isDone) {
        isDone = true;
        await work();
      }
      return reply;
    };
  };

  it('is what searches here, and PostgreSQL has no entries', async () => {
    await searchSettled(app);
    await topic('Capybara');
    expect(await titles('capybara')).toEqual([]);
    await searchSettled(app);
    expect(await titles('capybara')).toEqual(['Capybara']);
    expect((await query('SELECT FROM search_entries')).rows).toEqual([]);
    expect((await query('SELECT ready_at IS NOT NULL AS ready FROM search_engines')).rows).toEqual([{ ready: true }]);
  });

  it('finds nothing of what was hidden, edited or deleted before it knows of it, and counts none of it', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => topic(`Tapir ${n}`, 'Of the forest.')));
    const question = await answersOf(app).question('Tapirs at night', { body: 'Of the forest.' });
    await searchSettled(app);
    expect((await search('tapir')).total).toBe(7);
    expect((await get('/suggest', { q: 'tapir' })).suggestions).toHaveLength(7);
    await hide(ids[0] as number);
    await edit(ids[1] as number, 'Okapi 2');
    await app.api.delete(`/forum/topics/${ids[2]}`, app.people.member.key).expect(200);
    await app.api
      .put(`/moderation/content/question/${question}`, app.people.moderator.key)
      .send({ reason: 'Spam' })
      .expect(200);
    expect(await queued()).toBe(4);
    const left = ['Tapir 4', 'Tapir 5', 'Tapir 6'];
    expect((await titles('tapir')).sort()).toEqual(left);
    expect(await search('tapir', { per_page: '2', page: '2' })).toMatchObject({
      ...{ total: 3, pages: 2, page: 2, results: [{}] },
      facets: { types: [{ type: 'topic', count: 3 }], areas: [{ area: 'forum', count: 3 }] },
    });
    const first = await search('tapir', { per_page: '2', cursor: '*' });
    const second = await search('tapir', { per_page: '2', cursor: first.next_cursor });
    const walked = [...first.results, ...second.results].map(({ title }: { title: string }) => title);
    expect([walked.sort(), second.next_cursor]).toEqual([left, null]);
    expect((await get('/suggest', { q: 'tapir' })).suggestions).toHaveLength(3);
    expect((await get('/forum/topics/similar', { title: 'A tapir' })).topics).toHaveLength(3);
    await searchSettled(app);
    expect(await queued()).toBe(0);
    expect((await titles('tapir')).sort()).toEqual(left);
    expect(await titles('okapi')).toEqual(['Okapi 2']);
    await app.api.delete(`/moderation/content/topic/${ids[0]}`, app.people.moderator.key).expect(200);
    expect((await titles('tapir')).sort()).toEqual(left);
    await searchSettled(app);
    expect(await titles('tapir')).toContain('Tapir 1');
  });

  it('gets again what was changed while it was sent, and never goes back to an earlier version', async () => {
    const id = await topic('Margay');
    const before = await newest(id);
    const json = followedBy('take_search_queue', () => edit(id, 'Serval'));
    await app.search.index({ json });
    expect([await titles('margay'), await titles('serval'), await queued()]).toEqual([[], ['Serval'], 0]);
    const late = { type: 'topic', area: 'forum', author: null, at: 0, until: null, title: 'margay', body: '' };
    const action = { _id: `topic-${id}`, version: Number(before.now), version_type: 'external' };
    const outcomes = await new Index(place).bulk([{ index: action }, late]);
    expect(outcomes).toMatchObject([{ isTaken: true }]);
    expect([await titles('margay'), await titles('serval')]).toEqual([[], ['Serval']]);
  });

  it('forgets nothing where a node ends before it has noted what was sent, and one node sends at a time', async () => {
    const other = openSearch(place);
    await searchSettled(app);
    await topic('Fossa');
    const ended = followedBy('take_search_queue', async () => {
      await other.index(app.database);
      expect(await queued()).toBe(1);
      throw new Error('The node ended');
    });
    await expect(app.search.index({ json: ended }, { signal: AbortSignal.timeout(3000) })).rejects.toThrow('ended');
    expect([await queued(), await titles('fossa')]).toEqual([1, []]);
    await other.index(app.database);
    expect([await queued(), await titles('fossa')]).toEqual([0, ['Fossa']]);
  });

  it('takes out, now and then, what it has and nobody may read', async () => {
    const document = { type: 'topic', area: 'forum', author: null, at: 0, until: null, title: 'quoll', body: '' };
    const index = new Index(place);
    await index.bulk([{ index: { _id: 'topic-999999', version: 1, version_type: 'external' } }, document]);
    const countHits = async () => (await index.hits({ query: { term: { title: 'quoll' } } })).length;
    expect([await countHits(), await titles('quoll')]).toEqual([1, []]);
    await app.search.remove(app.database);
    await searchSettled(app);
    expect(await countHits()).toBe(0);
  });

  it('is filled while PostgreSQL still searches, and the other way round', async () => {
    await settleSearch(app.database, { search: null });
    await rebuildSearch(app.database);
    const own = await testApp({ sharing: app, config: { search: null } });
    const numbat = await topic('Numbat');
    await postgresSearch.index(app.database);
    const totals = async (of: TestApp) => (await get('/search', { q: 'numbat' }, of)).total;
    expect([await totals(own), (await get('/search', { q: 'capybara' }, own)).total]).toEqual([1, 1]);

    const other = { ...place, index: `${place.index}-other` };
    await settleSearch(app.database, { search: other });
    const filling = await testApp({ sharing: app, config: { search: other } });
    await filling.search.index(app.database);
    expect(await totals(filling)).toBe(1);
    await edit(numbat, 'A numbat and a bilby');
    expect(await totals(filling)).toBe(0);
    await filling.search.index(app.database);
    expect([await totals(filling), (await get('/search', { q: 'bilby capy' }, filling)).total]).toEqual([1, 0]);
    expect((await get('/suggest', { q: 'capybara' }, filling)).suggestions).toHaveLength(1);
    await searchSettled({ ...filling, database: app.database });
    await query('TRUNCATE search_entries');
    expect([await totals(filling), (await get('/search', { q: 'capybara' }, filling)).total]).toEqual([1, 1]);
    for (const each of [own, filling]) await each.close();
    await settleSearch(app.database, app.config);
    await searchSettled(app);
  });
});
