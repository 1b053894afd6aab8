import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchKey, searchWords } from '../../../src/community/search/folding.js';
import { distance } from '../../../src/community/search/spelling.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { filesOf } from '../../helpers/files.js';
import { searchSettled } from '../../helpers/search.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'All' }).expect(201)).body.id;
});
afterAll(async () => {
  await expectExact(app.database, 'forum');
  await expectExact(app.database, 'answers');
  await expectExact(app.database, 'files');
  await app.close();
});

const get = async (path: string, query: Record<string, string>, key?: string) => {
  await searchSettled(app);
  return (await app.api.get(`${path}?${new URLSearchParams(query)}`, key).expect(200)).body;
};
const topic = (title: string, content = 'Nothing more.') =>
  app.api.post('/forum/topics', app.people.member.key).send({ board_id: board, title, content }).expect(201);
/** Titles that a search finds without a correction. */
const titles = async (q: string): Promise<string[]> => {
  const { results, did_you_mean: meant } = await get('/search', { q, types: 'topic' });
  return meant === null ? results.map(({ title }: { title: string }) => title) : [];
};
const nfd = (text: string) => text.normalize('NFD');
const soft = '\u00ad';

/** Titles, and searches that find them; after `!` ones that do not. */
const cases: [title: string, ...searches: string[]][] = [
  ['Writing a Résumé', 'resume', 'RÉSUMÉ', nfd('résumé'), 'résumés', `re${soft}su${soft}me`],
  ['Smorgasbord in Lodz', 'smörgåsbord', 'Łódź', 'SMØRGASBORD'],
  ['Große Straßenbahn', 'strasse', 'STRASSEN', 'grosse'],
  [nfd('Ein Ärger mit Übung'), 'ärger', 'arger', 'Ubung'],
  ['Ένας μεγάλος ΔΡΌΜΟΣ', 'δρομος', 'δρόμος', 'ενας'],
  ['Ёлка и мой чай', 'елка', 'ёлка', '"мой чай"'],
  ['Việt Nam đẹp', 'viet', 'dep', 'Viet Nam'],
  ['كِتَاب عن الخط', 'كتاب', 'کتاب'],
  [`Donau${soft}dampf${soft}schiff`, 'donaudampfschiff', 'dampfschiff'],
  ['Zero\u200bwidth and join\u2060er', 'zerowidth', 'joiner'],
  ['ＦＵＬＬ ﬁnancial', 'full', 'financial'],
  ['한국어를 배우는 방법', '한국', '한국어', '한국어는', nfd('한국어'), '방법을'],
  ['새로운 책을 읽다', '책', '책은', '!책상'],
  ['Ruby on C++ wheels', 'c++', 'C++', 'cplusplus', '!C#', '!c', '"C++ wheels"'],
  ['Templates of C++17', 'c++', 'C++17', '!c'],
  ['Async in C# again', 'c#', 'csharp', '!c++', '!c', 'Ｃ＃'],
  ['F#, a functional one', 'f#', '!f'],
  ['Notes of Notepad++', 'notepad++', 'notepad'],
  ['Disney+ or not', 'disney+', 'disney'],
  ['Deploy (.NET) apps', '.net', '.NET', 'dotnet', 'net'],
  ['Internet cables', '!.net'],
  ['Fix node.js streams', 'node.js', 'Node.JS', 'node', '!"js node"'],
  ['What is foo_buffer for', 'foo_buffer', 'foo_buf', 'FOO_BUFFER', '!buffer_foo'],
  [
    'git commit -m --amend twice',
    'commit --amend',
    '--amend',
    'commit -m git',
    '!commit -amend',
    '!commit -"amend twice"',
  ],
  ['Battery of a bicycle', 'batteries'],
  ['Two batteries left', 'battery'],
  ['The wolf', 'wolves'],
  ['A knife in the possibility', 'knives', 'possibilities'],
  ['Mouse and child', 'mice', 'children'],
  ['Several matrices, feet', 'matrix', 'foot'],
  ['Zwei Häuser', 'Haus', 'hauser'],
];

it.each(cases)('finds %s by its words in any spelling', async (title, ...searches) => {
  await topic(title);
  for (const search of searches) {
    const q = search.replace(/^!/, '');
    const matches = await titles(q);
    if (search === q) expect(matches, q).toContain(title);
    else expect(matches, q).not.toContain(title);
  }
});

it('knows the plurals of the languages of the site', async () => {
  const french = await testApp({ sharing: app, settings: { SEARCH_LANGUAGES: 'english,french' } });
  await topic('Le journal du cheval');
  await searchSettled(app);
  for (const q of ['chevaux', 'journaux']) {
    const { body } = await french.api.get(`/search?q=${q}`).expect(200);
    expect([body.results.length, body.did_you_mean], q).toEqual([1, null]);
    expect(await titles(q), q).toEqual([]);
  }
  await french.close();
});

it('marks what was found as it is written', async () => {
  await topic('Marked', `A Re\u0301sume\u0301 in C++ and .NET, 漢字 で, re${soft}sume.`);
  const marked = async (q: string) => (await get('/search', { q: `marked ${q}` })).results[0].excerpt.html;
  expect(await marked('resume')).toBe(`A <mark>Résumé</mark> in C++ and .NET, 漢字 で, <mark>re${soft}sume</mark>.`);
  expect(await marked('c++ .net')).toContain('<mark>C++</mark> and <mark>.NET</mark>, 漢字');
  expect(await marked('漢')).toContain('<mark>漢</mark>字');
});

it('suggests, lists what is similar and finds questions, files, videos and people alike', async () => {
  const { member } = app.people;
  const area = answersOf(app);
  await area.question('Crème brûlée with C++', { body: '한국어를 for .NET' });
  await filesOf(app).upload('x', `${nfd('Übersicht')} Menü.txt`, member.key);
  await app.api
    .put('/me', member.key)
    .send({ display_name: nfd('Ångström') })
    .expect(200);
  const shop = { title: 'Crêpe pan – 30 cm', slug: 'pan', description: 'x', price: 1, category: 'Pans', stock: 1 };
  await app.api.post('/shop/products', app.people.admin.key).send(shop).expect(201);
  await videosOf(app).video({ title: `Fjäll${soft}vandring` });
  const suggested = await get('/suggest', { q: 'creme bru' });
  expect(suggested.suggestions).toMatchObject([{ title: 'Crème brûlée with C++' }]);
  const similar = await get('/answers/questions/similar', { title: 'creme brulee' });
  expect(similar.questions).toMatchObject([{ title: 'Crème brûlée with C++' }]);
  for (const search of ['creme', nfd('brûlée'), 'c++', '한국', '한국어는', '.net', '--brulee', 'c++ or nothing']) {
    expect((await area.list({ search })).questions, search).toHaveLength(1);
  }
  for (const search of ['c#', 'creme -c++', 'net.', '-creme']) {
    expect((await area.list({ search })).questions, search).toHaveLength(search === 'net.' ? 1 : 0);
  }
  for (const search of ['übersicht', 'UBERSICHT MENU', nfd('Menü')]) {
    expect((await get('/files', { search }, member.key)).files, search).toHaveLength(1);
  }
  expect((await get('/files', { search: '％' }, member.key)).files).toEqual([]);
  for (const search of ['fjällvandring', 'FJALL', nfd('jäll')]) {
    expect((await get('/videos', { search })).videos, search).toHaveLength(1);
  }
  for (const q of ['angst', 'ÅNG']) expect((await get('/users', { q })).users, q).toHaveLength(1);
  for (const search of ['crepe', 'CRÊPE PAN - 30']) {
    expect((await get('/shop/products', { search })).products, search).toHaveLength(1);
  }
});

it('corrects to the nearest word, not to the most similar parts', async () => {
  await topic('Receive', 'It is enough.');
  await topic('Recipe', 'Recipes, recipients.');
  expect((await get('/search', { q: 'recieve' })).did_you_mean).toBe('receive');
  expect((await get('/search', { q: 'RÉCIEVE' })).did_you_mean).toBe('receive');
  expect([
    distance('recieve', 'receive'),
    distance('recieve', 'recipe'),
    distance('', 'ab'),
    distance('ab', 'ab'),
  ]).toEqual([1, 2, 2, 0]);
});

it('the program folds words as the database does', async () => {
  const letters = 'aZéÅßÆœłđİıςΣёйЙґçñüũ한글が漢ｶﾞﬁ™½كِتَىیह़ियำ'.split('');
  const piece = fc.constantFrom(...letters, soft, '\u0301', '\u0308', '\u200b', '‘', '–', '+', '#', '.');
  const word = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const isSame = fc.asyncProperty(fc.array(word, { maxLength: 50 }), async (words) => {
    const { rows } = await app.database.pool.query(
      'SELECT ARRAY(SELECT search_key(word) FROM unnest($1::text[]) WITH ORDINALITY w (word, n) ORDER BY n) AS keys',
      [words],
    );
    expect(words.map(searchKey)).toEqual(rows[0].keys);
  });
  await fc.assert(isSame, { seed: 43, numRuns: 100 });
  for (const written of ['C++', 'c#', '.NET', 'Google+', 'Résumé', 'ab#']) {
    const { rows } = await app.database.pool.query(
      'SELECT tsvector_to_array(to_tsvector($1::regconfig, search_text($2))) AS words',
      ['simple', written],
    );
    expect(searchWords(written).sort(), written).toEqual(rows[0].words);
  }
});

it('indexes expanding characters in normal time', async () => {
  const keyOf = async (text: string) => {
    const { rows } = await app.database.pool.query('SELECT length(search_key($1)) AS length', [text]);
    return rows[0].length;
  };
  // Each character becomes eighteen.
  expect(await keyOf('\ufdfa'.repeat(65_535))).toBeLessThanOrEqual(200_000);
  // Each becomes three, and one again: nothing is dropped.
  expect(await keyOf('한'.repeat(65_535))).toBe(65_535);
});
