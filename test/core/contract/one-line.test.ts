import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trimmed } from '../../../src/core/contract/text.js';
import { migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { shopsOf } from '../../helpers/shops.js';
import { newcomer } from '../../web/visitor.js';

type Schema = {
  $ref?: string;
  type?: string | string[];
  pattern?: string;
  enum?: unknown[];
  'x-extensible-enum'?: unknown;
  properties?: Record<string, Schema>;
};
const { components } = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));
const schemas: Record<string, Schema> = components.schemas;

let app: TestApp;
const at = { board: 0, topic: 0, file: 0, slug: '' };

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  const [forum, answers, shops] = [forumOf(app), answersOf(app), shopsOf(app)];
  at.board = await forum.board('Workshop');
  at.topic = await forum.topic(at.board, 'Which glue?');
  await answers.category('house', 'House');
  at.slug = (await shops.store()).slug;
});
afterAll(() => app.close());

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1) as string] as Schema);
const isText = (schema: Schema) =>
  schema.enum === undefined && schema['x-extensible-enum'] === undefined && [schema.type].flat().includes('string');
/** Fields that are shown in headings, lists and subjects. The name of the site is its operator's. */
const isName = (name: string) => /^(title|name|category|location)$|_(title|name)$/.test(name);

describe('titles and names', () => {
  const names = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([name, each]) => isName(name) && isText(resolved(each)) && schema !== 'Site')
      .map(([name, each]) => [`${schema}.${name}`, resolved(each).pattern ?? ''] as const),
  );

  it('are one line in every schema', () => {
    expect(names.length).toBeGreaterThan(60);
    const several = names.filter(([, pattern]) =>
      ['a\nb', 'a\rb', 'a\r\nb', 'a\x85b', '\na', 'a\n'].some((text) => new RegExp(pattern, 'u').test(text)),
    );
    expect(several).toEqual([]);
  });

  it.each([
    ['post', '/forum/topics', { board_id: 1, content: 'x' }, 'title'],
    ['post', '/forum/boards', { description: '' }, 'title'],
    ['post', '/answers/questions', { body: 'x' }, 'title'],
    ['post', '/answers/categories', { slug: 'x' }, 'name'],
    ['post', '/marketplace/stores', { slug: 'x', description: '' }, 'name'],
    ['post', '/marketplace/stores/STORE/products', { title: 'x', price: 1, stock: 1 }, 'category'],
    ['post', '/announcements', { body: 'x' }, 'title'],
    ['put', '/me', {}, 'display_name'],
    ['put', '/me', {}, 'location'],
    ['post', '/webhooks', { url: 'https://example.org/x', types: ['topic.created'] }, 'description'],
  ] as const)('are refused with a line break: %s %s', async (method, path, body, field) => {
    const text = 'One\n\nhttps://evil.example/';
    const { body: reply } = await app.api
      .call(method, path.replace('STORE', at.slug), app.people.admin.key)
      .send({ ...body, [field]: text })
      .expect(400);
    expect(reply).toMatchObject({ code: 'invalid_param', data: { params: { [field]: expect.any(String) } } });
  });

  it('keep a space in place of separators of lines, which some editors write', async () => {
    expect(trimmed('\u2028One\u2028\u2029Two\u2029')).toBe('One Two');
    const title = 'One\u2028Two';
    const { body } = await app.api
      .post('/forum/topics', app.people.member.key)
      .send({ board_id: at.board, title, content: 'x' })
      .expect(201);
    expect(body.title).toBe('One Two');
  });

  it('replaces line breaks in old titles and names by spaces, and changes nothing else', async () => {
    const { pool } = app.database;
    const script = readFileSync(join(migrationsFolder, '20261126151500_one_line_titles/migration.sql'), 'utf8');
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('ALTER TABLE topics DROP CONSTRAINT topics_title_trimmed');
      await client.query(`UPDATE topics SET title = E'One\\r\\n\\nTwo' WHERE id = $1`, [at.topic]);
      await client.query(script);
      const { rows } = await client.query('SELECT title FROM topics WHERE id = $1', [at.topic]);
      expect(rows).toEqual([{ title: 'One Two' }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    const write = pool.query(`UPDATE topics SET title = E'One\\nTwo' WHERE id = $1`, [at.topic]);
    await expect(write).rejects.toThrow('topics_title_trimmed');
  });
});

describe('a noncharacter', () => {
  it.each(['\uffff', '\ufffe', '\ufdd0', '\ufdef', '\u{1fffe}', '\u{10ffff}'])('is refused: %j', async (character) => {
    for (const field of ['title', 'content']) {
      const body = { board_id: at.board, title: 'x', content: 'x', [field]: `a${character}b` };
      const { body: reply } = await app.api.post('/forum/topics', app.people.member.key).send(body).expect(400);
      expect(reply.data.params).toEqual({ [field]: 'must have no noncharacters' });
    }
  });

  it('is refused in a form and in the name of a file', async () => {
    const visitor = await newcomer(app, 'wanda');
    const page = `/forum/topics/${at.topic}`;
    const sent = await visitor.send(page, `POST ${page}/replies`, { content: 'a\uffffb' });
    expect([sent.status, sent.text.includes('has characters that we can’t show')]).toEqual([400, true]);
    await app.api
      .post('/files', app.people.member.key)
      .field('name', 'a\uffffb')
      .attach('file', Buffer.from('x'), 'x.txt')
      .expect(400);
  });

  it('is no character beside one, and those beside it are taken', async () => {
    const title = 'a\ufffdb\ufdcf\u{1fffd}';
    const body = { board_id: at.board, title, content: title };
    expect((await app.api.post('/forum/topics', app.people.member.key).send(body).expect(201)).body.title).toBe(title);
  });
});
