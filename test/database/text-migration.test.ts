import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { databaseBefore, type EarlierDatabase } from '../helpers/migrations.js';
import { createPeople } from '../helpers/people.js';

const bad = 'a\u0001\u0085b\u007f\tc\nd';
const good = 'ab\tc\nd';
let old: EarlierDatabase;
let app: TestApp;

/** Rows that the database took before it knew the rule. */
async function insertOldRows(ids: { member: number }): Promise<void> {
  const { member } = ids;
  const run = (text: string, values: unknown[] = []) => old.database.pool.query(text, values);
  const picture = 'https://example.org/a\u2003b\u202e.png';
  await run(`INSERT INTO boards (id, title, description, position) VALUES (1, $1, $2, 1), (2, $3, '', 2)`, [
    `\u0001${bad}`,
    bad,
    '\u200b',
  ]);
  await run(
    `INSERT INTO topics (id, board_id, author_id, title, content) VALUES (1, 1, $1, $2, $3), (2, 1, $1, $4, $5)`,
    [member, bad, bad, '\u001d', '\u0014 '],
  );
  await run(`INSERT INTO replies (topic_id, author_id, content) VALUES (1, $1, $2)`, [member, bad]);
  await run(`INSERT INTO categories (id, name, slug) VALUES (1, $1, 'one')`, ['\u2003x\u2003']);
  await run(`INSERT INTO questions (id, author_id, category_id, title, body) VALUES (1, $1, 1, $2::text, $2)`, [
    member,
    bad,
  ]);
  await run(`INSERT INTO answers (question_id, author_id, body) VALUES (1, $1, $2)`, [member, '\u200b']);
  await run(`INSERT INTO stores (id, owner_id, name, slug, description) VALUES (1, $1, $2, 'one', $3)`, [
    member,
    bad,
    '😀'.repeat(5001),
  ]);
  await run(
    `INSERT INTO products (id, store_id, title, category, price, image_url) VALUES (1, 1, $1, $2, 1, $3), (2, 1, $1, 'x', 1, $4)`,
    [bad, '\u0085', picture, `https://example.org/${'\u2003'.repeat(500)}`],
  );
  await run(
    `INSERT INTO products (id, title, slug, description, category, price, regular_price) VALUES (3, $1, 'one', $2, 'x', 1, 1)`,
    [bad, '😀'.repeat(20_001)],
  );
  await run(
    `INSERT INTO videos (id, author_id, title, description, status, object_key, mime_type, size, thumbnail_url)
     VALUES (1, $1, $2::text, $2, 'ready', 'k', 'video/mp4', 1, $3)`,
    [member, bad, picture],
  );
  await run(`INSERT INTO comments (video_id, author_id, content) VALUES (1, $1, $2)`, [member, bad]);
  await run(
    `INSERT INTO files (id, owner_id, name, mime_type, size, sha256, object_key) VALUES (1, $1, $2, 'text/plain', 1, $3, 'f')`,
    [member, '\u200b', 'a'.repeat(64)],
  );
}

beforeAll(async () => {
  old = await databaseBefore('20261122060100_visible_text');
  const people = await createPeople(old.database);
  await insertOldRows({ member: people.member.id });
  await old.migrate();
  app = await testApp({ sharing: { testDatabase: old, people } });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await old.drop();
});

const read = async (path: string, key?: string) => (await app.api.get(path, key).expect(200)).body;

describe('what was written before controls were refused', () => {
  it('is shown without them, in every area', async () => {
    expect(await read('/forum/boards')).toMatchObject([{ title: good, description: good }, { title: 'Untitled' }]);
    expect(await read('/forum/topics/1')).toMatchObject({
      topic: { title: good, content: good, board_title: good },
      replies: [{ content: good }],
    });
    expect((await read('/forum/topics/2')).topic).toMatchObject({ title: 'Untitled', content: '(nothing)' });
    expect(await read('/answers/categories')).toEqual([{ id: 1, name: 'x', slug: 'one' }]);
    expect(await read('/answers/questions/1')).toMatchObject({
      question: { title: good, body: good },
      answers: [{ body: '(nothing)' }],
    });
    expect(await read('/marketplace/products/1')).toMatchObject({ title: good, category: 'Unnamed' });
    expect(await read('/videos/1')).toMatchObject({ title: good, description: good });
    expect((await read('/videos/1/comments')).comments).toMatchObject([{ content: good }]);
    expect((await read('/files', app.people.member.key)).files).toMatchObject([{ name: 'unnamed' }]);
    await expectExact(app.database, 'forum', 'answers', 'shops', 'files', 'videos');
  });

  it('says where a description was cut that is too long by now', async () => {
    const [store] = (await read('/marketplace/stores')).stores;
    expect([[...store.description].length, store.description.endsWith('😀 […]')]).toEqual([5000, true]);
    const { description } = await read('/shop/products/3');
    expect([[...description].length, description.endsWith('😀 […]')]).toEqual([20_000, true]);
  });

  it('keeps addresses of pictures that lead to the same place, unless they are too long', async () => {
    const encoded = 'https://example.org/a%e2%80%83b%e2%80%ae.png';
    expect((await read('/marketplace/products/1')).image_url).toBe(encoded);
    expect((await read('/videos/1')).thumbnail_url).toBe(encoded);
    expect((await read('/marketplace/products/2')).image_url).toBeNull();
  });
});

describe('the database', () => {
  it.each([
    [`UPDATE boards SET title = 'a' || chr(1)`, 'boards_title_no_controls'],
    [`UPDATE topics SET title = chr(8203)`, 'topics_title_visible'],
    [`UPDATE answers SET body = ' '`, 'answers_body_visible'],
    [`UPDATE stores SET description = repeat('x', 5001)`, 'stores_description_length'],
  ])('refuses %s', async (statement, constraint) => {
    await expect(app.database.pool.query(statement)).rejects.toMatchObject({ constraint });
  });
});
