import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('TRUNCATE watches');
});

/** Something that the other person owns, where it is the member's to watch: its type, id and path, and where its `my_watch` stands. */
const all: Record<string, () => Promise<{ type: string; id: number; path: string; field?: string; isOwned?: false }>> =
  {
    topic: async () => {
      const id = await forumOf(app).topic(await forumOf(app).board(), 'Felt', app.people.other.key);
      return { type: 'topic', id, path: `/forum/topics/${id}`, field: 'topic' };
    },
    board: async () => {
      const id = await forumOf(app).board();
      return { type: 'board', id, path: `/forum/boards/${id}`, field: 'board', isOwned: false };
    },
    question: async () => {
      const id = await answersOf(app).question('Felt?', {}, app.people.other.key);
      return { type: 'question', id, path: `/answers/questions/${id}`, field: 'question' };
    },
    store: async () => {
      const { id, slug } = await shopsOf(app).store();
      return { type: 'store', id, path: `/marketplace/stores/${slug}`, field: 'store' };
    },
    'product of a store': async () => {
      const id = await shopsOf(app).product((await shopsOf(app).store()).slug);
      return { type: 'product', id, path: `/marketplace/products/${id}` };
    },
    'product of the shop': async () => {
      const id = await shopsOf(app).shopProduct();
      return { type: 'product', id, path: `/shop/products/${id}`, isOwned: false };
    },
  };

describe.each(Object.keys(all))('a %s', (name) => {
  const made = async () => {
    const { type, id, path, field, isOwned = true } = await (all[name] as (typeof all)[string])();
    const call = async (method: 'put' | 'delete', what: 'watch' | 'mute', { key } = app.people.member) => {
      const { body } = await app.api[method](`${path}/${what}`, key).expect(200);
      expect(body).toEqual({ target_type: type, target_id: id, state: expect.any(String) });
      return body.state;
    };
    const mine = async ({ key } = app.people.member) => {
      const { body } = await app.api.get(path, key).expect(200);
      return (field === undefined ? body : body[field]).my_watch;
    };
    return { id, path, isOwned, call, mine };
  };

  it('is watched, muted, and neither, as its reader says', async () => {
    const { call, mine, path } = await made();
    expect(await mine()).toBeUndefined();
    for (const [method, what, state] of [
      ['put', 'watch', 'watching'],
      ['put', 'watch', 'watching'],
      ['delete', 'mute', 'watching'],
      ['put', 'mute', 'muted'],
      ['delete', 'watch', 'muted'],
      ['delete', 'mute', 'none'],
      ['delete', 'watch', 'none'],
      ['put', 'mute', 'muted'],
      ['put', 'watch', 'watching'],
    ] as const) {
      expect([method, what, await call(method, what)]).toEqual([method, what, state]);
      expect(await mine()).toBe(state === 'none' ? undefined : state);
    }
    // To others it is as it was, with and without a key.
    expect(await mine(app.people.admin)).toBeUndefined();
    expect(JSON.stringify((await app.api.get(path).expect(200)).body)).not.toContain('my_watch');
  });

  it('is watched by its owner by itself', async () => {
    const { call, isOwned } = await made();
    expect(await call('delete', 'watch', app.people.other)).toBe(isOwned ? 'watching' : 'none');
    expect(await call('put', 'mute', app.people.other)).toBe('muted');
    expect(await call('delete', 'mute', app.people.other)).toBe(isOwned ? 'watching' : 'none');
  });

  it('has to be there', async () => {
    const { path, id } = await made();
    const nowhere = path.replace(/[^/]+$/, name === 'store' ? 'nowhere' : String(id + 100_000));
    for (const method of ['put', 'delete'] as const)
      for (const what of ['watch', 'mute']) {
        const { body } = await app.api[method](`${nowhere}/${what}`, app.people.member.key).expect(404);
        expect(body.code).toBe(`${name.split(' ')[0]}_not_found`);
      }
  });
});

it('is not possible of what one cannot read, nor of a product in the other area', async () => {
  const { slug } = await shopsOf(app).store();
  const draft = await shopsOf(app).product(slug, { status: 'draft' });
  const { member, other } = app.people;
  await app.api.put(`/marketplace/products/${draft}/watch`, member.key).expect(404);
  await app.api.put(`/marketplace/products/${draft}/watch`, other.key).expect(200);
  await app.api.put(`/shop/products/${draft}/watch`, other.key).expect(404);
  await app.api.patch(`/marketplace/stores/${slug}`, other.key).send({ status: 'inactive' }).expect(200);
  await app.api.put(`/marketplace/stores/${slug}/mute`, member.key).expect(404);
  expect((await app.database.pool.query('SELECT user_id FROM watches')).rows).toEqual([{ user_id: other.id }]);
});

it('is one of two that are asked for at once', async () => {
  const id = await forumOf(app).board();
  const { key } = app.people.member;
  const replies = await Promise.all(
    ['watch', 'mute', 'watch', 'mute'].map((what) => app.api.put(`/forum/boards/${id}/${what}`, key).expect(200)),
  );
  const { rows } = await app.database.pool.query('SELECT state FROM watches');
  expect(rows).toHaveLength(1);
  expect(replies.map(({ body }) => body.state).sort()).toEqual(['muted', 'muted', 'watching', 'watching']);
});
