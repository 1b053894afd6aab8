import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

const create = (body: object) => app.api.post('/answers/categories', app.people.moderator.key).send(body);
const change = (slug: string, body: object) =>
  app.api.patch(`/answers/categories/${slug}`, app.people.moderator.key).send(body);

describe('categories', () => {
  it('are listed by name', async () => {
    expect((await create({ name: ' Woodwork ', slug: 'woodwork' }).expect(201)).body).toEqual({
      id: expect.any(Number),
      name: 'Woodwork',
      slug: 'woodwork',
    });
    await create({ name: 'Cooking', slug: 'cooking-and-baking' }).expect(201);
    const { body } = await app.api.get('/answers/categories').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Cooking', 'Woodwork']);
  });

  it('have a slug each, of one form', async () => {
    expect((await create({ name: 'Other', slug: 'woodwork' }).expect(409)).body.code).toBe('already_exists');
    expect((await change('woodwork', { slug: 'cooking-and-baking' }).expect(409)).body.code).toBe('already_exists');
    for (const slug of ['Wood', '-wood', 'wood-', 'wood--work', 'wood work', 'ö', 'w'.repeat(101), '']) {
      expect((await create({ name: 'x', slug })).status).toBe(slug === '' ? 422 : 400);
    }
    const codes = await Promise.all([1, 2, 3].map(async () => (await create({ name: 'Twin', slug: 'twin' })).status));
    expect(codes.sort()).toEqual([201, 409, 409]);
  });

  it('can be renamed, and their questions with them', async () => {
    const id = await area.question('Q', { category: 'twin' });
    await area.list({ cat: 'twin', search: 'Q' });
    expect((await change('twin', { name: 'New name', slug: 'new-slug' }).expect(200)).body).toMatchObject({
      name: 'New name',
    });
    expect((await area.read(id)).question.categories).toMatchObject([{ name: 'New name', slug: 'new-slug' }]);
    expect((await area.list({ cat: 'twin' })).total).toBe(0);
    expect((await area.list({ cat: 'twin', search: 'Q' })).total).toBe(0);
    expect((await area.list({ cat: 'new-slug', search: 'Q' })).total).toBe(1);
    expect((await change('twin', { name: 'x' }).expect(404)).body.code).toBe('category_not_found');
  });

  it('are at most a thousand', async () => {
    await app.database.pool.query(
      `INSERT INTO categories (name, slug) SELECT 'n', 'n-' || n
       FROM generate_series(1, 1000 - (SELECT count(*) FROM categories)) n`,
    );
    expect((await create({ name: 'x', slug: 'one-more' }).expect(403)).body.code).toBe('quota_exceeded');
    expect((await app.api.get('/answers/categories').expect(200)).body).toHaveLength(1000);
  });
});
