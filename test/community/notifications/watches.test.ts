import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type Api, type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { forumOf } from '../../helpers/forum.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, issueKey } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('TRUNCATE watches');
});

type State = 'watching' | 'muted';

/** Sets a state, or deletes it. */
const send = (path: string, state: State | null, key?: string, api: Pick<Api, 'put' | 'delete'> = app.api) =>
  state === null ? api.delete(path, key) : api.put(path, key).send({ state });

/** A new topic with a tag. */
const tagged = async (name: string) => {
  const topic = await forumOf(app).topic(await forumOf(app).board());
  const path = `/forum/topics/${topic}`;
  return (
    await app.api
      .patch(path, app.people.member.key)
      .send({ tags: [name] })
      .expect(200)
  ).body;
};

/** Hides it from members; boards are deleted, tags merged. */
async function hide(type: string, id: number): Promise<void> {
  const { admin } = app.people;
  if (type === 'tag') {
    const [{ id: into }] = (await tagged('other')).tags;
    await app.api.post(`/tags/${id}/merge`, admin.key).send({ into }).expect(200);
  } else if (type === 'user')
    await app.database.pool.query('UPDATE users SET awaits_approval = true WHERE id = $1', [id]);
  else if (type === 'board') await app.api.delete(`/forum/boards/${id}`, admin.key).expect(200);
  else await app.api.put(`/moderation/content/${type}/${id}`, admin.key).send({ reason: 'Spam' }).expect(200);
}

let followed = 0;
/** Something that another person owns and the member can watch: its type, id and path, and the field that has its `my_watch`. */
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
    tag: async () => {
      const [{ id }] = (await tagged(`tag-${++followed}`)).tags;
      return { type: 'tag', id, path: `/tags/${id}`, isOwned: false };
    },
    user: async () => {
      const { id, username } = await createPerson(app.database, `followed-${++followed}`);
      return { type: 'user', id, path: `/users/${username}`, isOwned: false };
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
    const call = async (state: State | null, { key } = app.people.member) => {
      const { body } = await send(`/watches/${type}/${id}`, state, key).expect(200);
      expect(body).toEqual({ target_type: type, target_id: id, state: expect.any(String) });
      return body.state;
    };
    const mine = async ({ key } = app.people.member) => {
      const { body } = await app.api.get(path, key).expect(200);
      return (field === undefined ? body : body[field]).my_watch;
    };
    return { type, id, path, isOwned, call, mine };
  };

  it('is watched, muted, and neither, as its reader says', async () => {
    const { call, mine, path } = await made();
    expect(await mine()).toBeUndefined();
    for (const state of ['watching', 'watching', 'muted', 'muted', null, null, 'muted', 'watching', null] as const) {
      expect(await call(state)).toBe(state ?? 'none');
      expect(await mine()).toBe(state ?? undefined);
    }
    await call('watching');
    // To others it is as it was, with and without a key.
    expect(await mine(app.people.admin)).toBeUndefined();
    expect(JSON.stringify((await app.api.get(path).expect(200)).body)).not.toContain('my_watch');
  });

  it('is watched by its owner by itself', async () => {
    const { call, isOwned } = await made();
    expect(await call(null, app.people.other)).toBe(isOwned ? 'watching' : 'none');
    expect(await call('muted', app.people.other)).toBe('muted');
    expect(await call(null, app.people.other)).toBe(isOwned ? 'watching' : 'none');
  });

  it('is refused with 404 where it does not exist or the caller cannot read it', async () => {
    const { type, id } = await made();
    const { member } = app.people;
    const isRefused = async (target: number, { key } = member) => {
      for (const state of ['watching', 'muted', null] as const) {
        await expectCode(send(`/watches/${type}/${target}`, state, key), 404, `${type}_not_found`);
      }
    };
    await isRefused(id + 100_000);
    await hide(type, id);
    await isRefused(id);
    // Staff can read some of it, but watch only what everybody can read.
    await isRefused(id, app.people.admin);
    expect((await app.database.pool.query('SELECT FROM watches')).rowCount).toBe(0);
  });

  it('is refused with component_inactive while its area is switched off', async () => {
    const { type, id, path } = await made();
    // People and tags are in no area.
    if (type === 'user') return expect(path).toBe(`/users/followed-${followed}`);
    if (type === 'tag') return expect(path).toBe(`/tags/${id}`);
    const area = path.split('/')[1] as string;
    const all = ['forum', 'answers', 'marketplace', 'shop'];
    const { member } = app.people;
    for (const isOn of [true, false]) {
      const AREAS = all.filter((each) => (each === area) === isOn).join();
      const partly = await testApp({ sharing: app, settings: { AREAS } });
      try {
        for (const state of ['watching', 'muted', null] as const) {
          const reply = await send(`/watches/${type}/${id}`, state, member.key, partly.api).expect(isOn ? 200 : 503);
          if (!isOn) expect(reply.body).toMatchObject({ code: 'component_inactive', data: { component: area } });
          const { rowCount } = await app.database.pool.query('SELECT FROM watches');
          expect(rowCount).toBe(isOn && state !== null ? 1 : 0);
        }
        // A product that the caller cannot read is refused as one that does not exist.
        if (!isOn && type === 'product') {
          await hide(type, id);
          await expectCode(
            send(`/watches/${type}/${id}`, 'watching', member.key, partly.api),
            404,
            'product_not_found',
          );
        }
      } finally {
        await partly.close();
      }
    }
  });
});

it('allows owners to watch content that others cannot read', async () => {
  const { slug, id } = await shopsOf(app).store();
  const draft = await shopsOf(app).product(slug, { status: 'draft' });
  const { member, other } = app.people;
  await expectCode(send(`/watches/product/${draft}`, 'watching', member.key), 404, 'product_not_found');
  await send(`/watches/product/${draft}`, 'watching', other.key).expect(200);
  await app.api.patch(`/marketplace/stores/${slug}`, other.key).send({ status: 'inactive' }).expect(200);
  await expectCode(send(`/watches/store/${id}`, 'muted', member.key), 404, 'store_not_found');
  expect((await app.database.pool.query('SELECT user_id FROM watches')).rows).toEqual([{ user_id: other.id }]);
});

it('refuses an unknown watch state or type', async () => {
  const { key } = app.people.member;
  const id = await forumOf(app).board();
  const put = (path: string, body: object) => app.api.put(path, key).send(body);
  await expectCode(put(`/watches/board/${id}`, {}), 422, 'missing_fields');
  await expectCode(put(`/watches/board/${id}`, { state: 'none' }), 400, 'invalid_param');
  for (const type of ['reply', 'users', 'boards']) {
    await expectCode(put(`/watches/${type}/${id}`, { state: 'watching' }), 400, 'invalid_param');
  }
});

it('requires only the scope write', async () => {
  const path = `/watches/board/${await forumOf(app).board()}`;
  const { id } = app.people.member;
  const [reads, writes] = [
    await issueKey(app.database, id, { scopes: ['read'] }),
    await issueKey(app.database, id, { scopes: ['write'] }),
  ];
  for (const state of ['watching', null] as const) {
    await expectCode(send(path, state), 401, 'unauthorized');
    await expectCode(send(path, state, reads), 403, 'insufficient_scope');
    await send(path, state, writes).expect(200);
  }
});

it('keeps one of two concurrent watch states', async () => {
  const id = await forumOf(app).board();
  const { key } = app.people.member;
  const replies = await Promise.all(
    (['watching', 'muted', 'watching', 'muted'] as const).map((state) =>
      send(`/watches/board/${id}`, state, key).expect(200),
    ),
  );
  const { rows } = await app.database.pool.query('SELECT state FROM watches');
  expect(rows).toHaveLength(1);
  expect(replies.map(({ body }) => body.state).sort()).toEqual(['muted', 'muted', 'watching', 'watching']);
});

it('notifies followers of new topics and questions of a user, not of their replies, and of nothing once muted', async () => {
  const { api, people } = app;
  const author = await createPerson(app.database, 'writer');
  const follower = await createPerson(app.database, 'follower');
  const watch = (state: State | null) => send(`/watches/user/${author.id}`, state, follower.key).expect(200);
  const board = await forumOf(app).board();
  const titles = async () => {
    await notificationsOf(app).notify();
    const { body } = await api.get('/notifications', follower.key).expect(200);
    return body.notifications.map(({ type, reason }: { type: string; reason: string }) => `${type} ${reason}`);
  };
  await notificationsOf(app).notify();
  await watch('watching');
  const topic = await forumOf(app).topic(board, 'New', author.key);
  await forumOf(app).reply(topic, 'A reply', author.key);
  await forumOf(app).topic(board, 'Of somebody else', people.other.key);
  expect(await titles()).toEqual(['topic.created watched']);
  await answersOf(app).question('Why?', {}, author.key);
  expect(await titles()).toEqual(['question.created watched', 'topic.created watched']);
  await watch('muted');
  await forumOf(app).topic(board, 'Muted', author.key);
  await forumOf(app).topic(board, 'Mentions @follower', author.key, '@follower');
  expect(await titles()).toHaveLength(2);
});

it('notifies followers of new topics and questions with a tag, and of none with one that they mute', async () => {
  const { api, people } = app;
  const follower = await createPerson(app.database, 'tag-follower');
  const [{ id }] = (await tagged('lathe')).tags;
  const watch = (type: string, target: number, state: State) =>
    send(`/watches/${type}/${target}`, state, follower.key).expect(200);
  const board = await forumOf(app).board();
  const post = (tags: string[]) =>
    api.post('/forum/topics', people.other.key).send({ board_id: board, title: 'New', content: 'x', tags }).expect(201);
  const types = async () => {
    await notificationsOf(app).notify();
    const { body } = await api.get('/notifications', follower.key).expect(200);
    return body.notifications.map(({ type, reason }: { type: string; reason: string }) => `${type} ${reason}`);
  };
  await notificationsOf(app).notify();
  await watch('tag', id, 'watching');
  await post(['Lathe', 'wood']);
  await post(['wood']);
  expect(await types()).toEqual(['topic.created watched']);
  await answersOf(app).question('Why?', { tags: ['wood', 'lathe'] }, people.other.key);
  expect(await types()).toEqual(['question.created watched', 'topic.created watched']);
  await watch('board', board, 'watching');
  await watch('tag', id, 'muted');
  await post(['lathe']);
  expect(await types()).toHaveLength(2);
  await post([]);
  expect(await types()).toHaveLength(3);
});
