import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Batch } from '../../../src/core/database/pool/batch.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
const titles = async (search: string, more: Record<string, string | number> = {}) =>
  (await area.list({ ...more, search })).questions.map(({ title }) => title);

beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
  await area.category('food');
  const texts = [
    ['Bread that collapses', 'The yeast was fresh.', 'food'],
    ['Yeast', 'Where is it sold?', 'food'],
    ['Cutting boards', 'Which wood? I have oak, and full-text books about bread.', undefined],
    ['Oak or pine', 'For a bench outdoors.', undefined],
    ['Ärger mit 漢字', 'C++ and the AC/DC-12 adapter, don’t you know.', undefined],
  ] as const;
  for (const [title, body, category] of texts) await area.question(title, { body, ...(category && { category }) });
});
afterAll(async () => {
  await expectExact(app.database, 'answers');
  await app.close();
});

describe('a search', () => {
  it('looks through title and body, the title weighing more, in any form of a word', async () => {
    expect(await titles('yeast')).toEqual(['Yeast', 'Bread that collapses']);
    expect(await titles('breads')).toEqual(['Bread that collapses', 'Cutting boards']);
    expect(await titles('COLLAPSE')).toEqual(['Bread that collapses']);
  });

  it('knows quotes, minus and or', async () => {
    expect(await titles('bread yeast')).toEqual(['Bread that collapses']);
    expect(await titles('bread -yeast')).toEqual(['Cutting boards']);
    expect((await titles('pine or sold')).sort()).toEqual(['Oak or pine', 'Yeast']);
    expect(await titles('"fresh yeast"')).toEqual([]);
    expect(await titles('"bench outdoors"')).toEqual(['Oak or pine']);
    expect(await titles('“bench outdoors”')).toEqual(['Oak or pine']);
    expect(await titles('oak -"bench outdoors"')).toEqual(['Cutting boards']);
    expect((await titles('-bread')).length).toBe(3);
  });

  it('takes punctuation for a space, on both sides', async () => {
    expect(await titles('full-text')).toEqual(['Cutting boards']);
    expect(await titles('full text')).toEqual(['Cutting boards']);
    expect(await titles('ac/dc')).toEqual(await titles('"AC DC 12"'));
    expect(await titles('ärger')).toEqual(['Ärger mit 漢字']);
    expect(await titles('漢字')).toEqual(['Ärger mit 漢字']);
  });

  it('combines with the other filters and with pages', async () => {
    expect(await titles('bread', { cat: 'food' })).toEqual(['Bread that collapses']);
    expect(await titles('bread', { cat: 'unknown' })).toEqual([]);
    expect(await titles('bread', { status: 'open' })).toHaveLength(2);
    expect(await titles('bread', { status: 'closed', cat: 'food' })).toEqual([]);
    expect(await area.list({ search: 'bread', per_page: 1, page: 2 })).toMatchObject({
      questions: [{ title: 'Cutting boards' }],
      total: 2,
      pages: 2,
      page: 2,
    });
    expect(await area.list({ search: 'bread', page: 100_000 })).toMatchObject({ questions: [], total: 2, pages: 1 });
  });

  it('ignores a search of white space, and finds nothing for stop words', async () => {
    expect((await area.list({ search: '' })).total).toBe(5);
    expect((await area.list({ search: ' \t ' })).total).toBe(5);
    expect(await area.list({ search: 'the and of' })).toEqual({ questions: [], total: 0, pages: 0, page: 1 });
  });

  it('does not find a category or a status by its inner name', async () => {
    for (const term of ['status open', '"status open"', 'category 1', "'status open'", 'status', 'open']) {
      expect(await titles(term), term).toEqual([]);
    }
  });

  it('finds the first question of all, though it was asked for before that was there', async () => {
    const empty = await testApp();
    try {
      const own = answersOf(empty);
      expect((await own.list({ search: 'zebra' })).total).toBe(0);
      await own.question('A zebra');
      expect((await own.list({ search: 'zebra' })).total).toBe(1);
    } finally {
      await empty.close();
    }
  });

  it('ranks once what is asked for again, another page too, while nothing changes', async () => {
    await area.question('A lighthouse');
    const queries = vi.spyOn(Batch.prototype, 'add');
    const pages = [];
    for (const page of [1, 2, 1]) {
      pages.push((await app.api.get(`/answers/questions?search=lighthouse&per_page=1&page=${page}`).expect(200)).body);
    }
    const ranked = queries.mock.calls.filter(([{ text }]) => text.includes('search_questions('));
    queries.mockRestore();
    expect(pages.map(({ total, questions }) => [total, questions.length])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(ranked).toHaveLength(1);
  });

  it('sees every change at once, though it remembers what it found', async () => {
    const { member, moderator } = app.people;
    const id = await area.question('Zebra crossing');
    expect(await titles('zebra')).toEqual(['Zebra crossing']);
    const second = await area.question('Zebra');
    expect(await titles('zebra')).toHaveLength(2);
    await area.answer(id);
    expect((await area.list({ search: 'crossing' })).questions[0]).toMatchObject({ answer_count: 1 });
    await app.api.put(`/answers/questions/${second}/close`, member.key).expect(200);
    expect(await titles('zebra', { status: 'open' })).toEqual(['Zebra crossing']);
    await app.api.patch(`/answers/questions/${id}`, member.key).send({ title: 'Horses' }).expect(200);
    expect(await titles('zebra')).toEqual(['Zebra']);
    await app.api.delete(`/answers/questions/${second}`, moderator.key).expect(200);
    expect(await titles('zebra')).toEqual([]);
  });

  it.each([
    ...[
      `"`,
      `'`,
      `"""`,
      `'''`,
      '-',
      '--',
      '!',
      '&',
      '|',
      '<->',
      ':*',
      '(',
      ')',
      '()',
      '\\',
      '\\\\',
      'or',
      'or or',
      '-"',
      '"-',
      '*',
    ],
    ...[
      'a & !b',
      "foo' & 'bar",
      'foo:*',
      'foo:ABCD',
      'a <-> b',
      '<2>',
      "'); DROP TABLE questions; --",
      '%',
      '_',
      '$1',
      '😀',
      '👩‍👩‍👧',
    ],
    ...[
      '-the',
      '"the of"',
      'the or and',
      '\u202e\u0301',
      '\ud800',
      '½',
      'https://example.org/a/b?c=d#e',
      'a@b.example',
      '<b>x</b>',
    ],
    ...[
      '!@#$%^&*()'.repeat(20),
      '"'.repeat(200),
      '-'.repeat(200),
      "'\\".repeat(100),
      '漢'.repeat(200),
      '-a '.repeat(66),
    ],
    ...[
      'a or '.repeat(40),
      '"a" '.repeat(50),
      '((((((((((',
      'x'.repeat(200),
      '1e999',
      '--a',
      '0x1F',
      '1.5e-3',
      'NULL',
      '​',
    ],
  ])('answers 200 for a search of %j', async (term) => {
    expect(term.length).toBeLessThanOrEqual(200);
    await app.api.get(`/answers/questions?${new URLSearchParams({ search: term })}`).expect(200);
  });

  it('answers 200 for any search text', async () => {
    const words = ['or', 'OR', 'the', 'a', 'bread', '1', 'é', '😀', '\u0301', '<->', '–'];
    const piece = fc.constantFrom(...`"'-!&|<>():*\\/.,;@#$% \t`, ...words);
    const term = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join('').slice(0, 200));
    const isAnswered = fc.asyncProperty(term, async (search) => {
      await app.api.get(`/answers/questions?${new URLSearchParams({ search })}`).expect(200);
    });
    await fc.assert(isAnswered, { seed: 42, numRuns: 150 });
  }, 60_000);

  it('longer than 200 characters or with a NUL is 400', async () => {
    await app.api.get(`/answers/questions?search=${'x'.repeat(201)}`).expect(400);
    await app.api.get('/answers/questions?search=%00').expect(400);
  });
});

describe('a text that is hard to take apart', () => {
  it.each(['~/', 'a~', 'a-1-', 'a.b/c@', 'ab-cd_', '<a ', '&#', '1e5', 'http://'])(
    'such as %j is taken in time',
    async (unit) => {
      const body = unit.repeat(65_535 / unit.length);
      const started = performance.now();
      await area.question('Hard', { body });
      // Takes a minute and more if punctuation is not replaced first.
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );
});
