import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { release, restrict } from '../../../src/accounts/users/suspension.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { contentPath } from '../../helpers/content-path.js';
import { eventsOf } from '../../helpers/events.js';
import { film } from '../../helpers/film.js';
import { communityOf } from '../../helpers/hiding.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { operations } from '../../helpers/requests.js';
import { searchSettled } from '../../helpers/search.js';
import { inTheEnd } from '../../helpers/waiting.js';

/** Number of sequences, and steps of each. Everything public is checked after every thirty. */
const [sequences, steps] = [atNight(6, 2), 60];

/** Content whose texts contain a unique mark. */
type Item = {
  kind: string;
  mark: string;
  path: string;
  /** Path to hide and restore it. */
  hidden: string;
  author: Person;
  parent: Item | null;
  state: 'visible' | 'hidden' | 'deleted';
  isPrivate: boolean;
  /** Path to delete it, and body to edit it, if possible. */
  remove: string | null;
  edit: ((mark: string) => object) | null;
};

let app: TestApp;
let bytes: Buffer;
beforeAll(async () => {
  app = await testApp();
  bytes = await film();
});
afterAll(() => app.close());

const isShown = (item: Item): boolean =>
  item.state === 'visible' && !item.isPrivate && (item.parent === null || isShown(item.parent));

describe.each(Array.from({ length: sequences }, (_, index) => index + 1))('sequence %i', (seed) => {
  const { below, pick } = randomNumbers(seed);
  const items: Item[] = [];
  let people: Person[];
  let board: number;
  let made = 0;
  beforeAll(async () => {
    people = await Promise.all([1, 2, 3].map((n) => createPerson(app.database, `writer-${seed}-${n}`)));
    const reply = await app.api.post('/forum/boards', app.people.admin.key).send({ title: `Board ${seed}` });
    board = reply.body.id;
  });

  const newMark = () => `mark${seed}x${++made}x`;
  const post = async (path: string, author: Person, body: object) =>
    (await app.api.post(path, author.key).send(body).expect(201)).body;
  const add = (item: Omit<Item, 'state' | 'isPrivate' | 'hidden'> & { hidden?: string }) => {
    items.push({ hidden: item.hidden ?? contentPath(item.path), ...item, state: 'visible', isPrivate: false });
  };
  const parentOf = (kind: string): Item | null => {
    const shown = items.filter((item) => item.kind === kind && isShown(item));
    return shown.length === 0 ? null : pick(shown);
  };
  const child = async (
    kind: string,
    of: string,
    list: string,
    path: (body: { id: number }, parent: Item) => string,
  ) => {
    const parent = parentOf(of);
    if (parent === null) return;
    const [author, mark] = [pick(people), newMark()];
    const field = kind === 'answer' ? 'body' : 'content';
    const body = await post(`${parent.path}/${list}`, author, { [field]: mark });
    const own = path(body, parent);
    const edit = kind === 'comment' ? null : (text: string) => ({ [field]: text });
    add({ kind, mark, path: own, author, parent, remove: own, edit });
  };

  const create: Record<string, () => Promise<void>> = {
    topic: async () => {
      const [author, mark] = [pick(people), newMark()];
      const { id } = await post('/forum/topics', author, { board_id: board, title: mark, content: mark });
      const path = `/forum/topics/${id}`;
      add({
        kind: 'topic',
        mark,
        path,
        author,
        parent: null,
        remove: path,
        edit: (text) => ({ title: text, content: text }),
      });
    },
    reply: () => child('reply', 'topic', 'replies', ({ id }) => `/forum/replies/${id}`),
    question: async () => {
      const [author, mark] = [pick(people), newMark()];
      const { id } = await post('/answers/questions', author, { title: mark, body: mark });
      const path = `/answers/questions/${id}`;
      add({
        kind: 'question',
        mark,
        path,
        author,
        parent: null,
        remove: path,
        edit: (text) => ({ title: text, body: text }),
      });
    },
    answer: async () => {
      await child('answer', 'question', 'answers', ({ id }) => `/answers/answers/${id}`);
      const answer = items.at(-1);
      if (answer?.kind !== 'answer' || below(2) === 0) return;
      await app.api.put(`${answer.path}/best`, answer.parent?.author.key).expect(200);
      await app.api.post(`${answer.path}/vote`, pick(people).key).send({ vote: 1 });
    },
    store: async () => {
      const [author, mark] = [pick(people), newMark()];
      const { id, slug } = await post('/marketplace/stores', author, {
        name: mark,
        slug: `s-${mark}-s`,
        description: mark,
      });
      const path = `/marketplace/stores/${slug}`;
      add({
        kind: 'store',
        mark,
        path,
        hidden: `/moderation/content/store/${id}`,
        author,
        parent: null,
        remove: null,
        edit: (text) => ({ name: text, description: text }),
      });
    },
    product: async () => {
      const store = parentOf('store');
      if (store === null) return;
      const mark = newMark();
      const body = { title: mark, description: mark, price: 1, category: 'Things', stock: 3 };
      const path = `/marketplace/products/${(await post(`${store.path}/products`, store.author, body)).id}`;
      add({
        kind: 'product',
        mark,
        path,
        author: store.author,
        parent: store,
        remove: path,
        edit: (text) => ({ title: text, description: text }),
      });
    },
    video: async () => {
      const [author, mark] = [pick(people), newMark()];
      const sent = app.api.post('/videos', author.key).field({ title: mark, description: mark });
      const path = `/videos/${(await sent.attach('video', bytes, 'a.mp4').expect(201)).body.id}`;
      add({
        kind: 'video',
        mark,
        path,
        author,
        parent: null,
        remove: path,
        edit: (text) => ({ title: text, description: text }),
      });
    },
    comment: () => child('comment', 'video', 'comments', ({ id }, video) => `${video.path}/comments/${id}`),
  };

  const act: Record<string, () => Promise<void>> = {
    create: async () => (create[pick(Object.keys(create))] as () => Promise<void>)(),
    edit: async () => {
      const item = pick(items);
      if (item.edit === null || !isShown(item)) return;
      const mark = newMark();
      await app.api.patch(item.path, item.author.key).send(item.edit(mark)).expect(200);
      // The text before the edit must not be visible either.
      items.push({ ...item, state: 'deleted' });
      item.mark = mark;
    },
    hide: async () => {
      const item = pick(items);
      const reply = await app.api.put(item.hidden, app.people.moderator.key).send({ reason: 'Because' });
      expect([200, 404]).toContain(reply.status);
      if (reply.status === 200)
        for (const each of items) if (each.path === item.path && each.mark === current(item)) each.state = 'hidden';
    },
    restore: async () => {
      const item = pick(items);
      const reply = await app.api.delete(item.hidden, app.people.moderator.key);
      expect([200, 404]).toContain(reply.status);
      if (reply.status === 200)
        for (const each of items) if (each.path === item.path && each.mark === current(item)) each.state = 'visible';
    },
    delete: async () => {
      const item = pick(items);
      if (item.remove === null || !isShown(item)) return;
      // Others may have replied, after which the author cannot delete it.
      const isDiscussed = ['topic', 'question'].includes(item.kind);
      const { key } = isDiscussed ? app.people.moderator : item.author;
      await app.api.delete(item.remove, key).expect(200);
      item.state = 'deleted';
    },
    conceal: async () => {
      const video =
        parentOf('video') ??
        items.find(({ kind, isPrivate, state }) => kind === 'video' && isPrivate && state === 'visible');
      if (!video) return;
      const visibility = video.isPrivate ? 'public' : 'private';
      await app.api.patch(video.path, video.author.key).send({ visibility }).expect(200);
      for (const each of items) if (each.path === video.path) each.isPrivate = visibility === 'private';
    },
    suspend: async () => {
      const person = pick(people);
      await restrict(app.database.prisma, person.id, 'suspended', { reason: 'Because', until: null });
      await look(person);
      await release(app.database.prisma, person.id, 'suspended');
    },
  };
  /** Current mark of an item: the text before an edit is an item of its own, which counts as deleted. */
  const current = ({ path }: Item) => items.find((each) => each.path === path)?.mark;

  /** All texts that a non-staff caller gets from any read. */
  async function everythingSeen(key?: string): Promise<string> {
    const marks = items.map(({ mark }) => mark);
    const paths = new Set(
      items.flatMap(({ path, kind }) => [path, ...(kind === 'video' ? [`${path}/comments`, `${path}/stream`] : [])]),
    );
    for (const { path, method, scope, role } of operations) {
      if (method !== 'get' || role !== null || scope === 'write') continue;
      if (!path.includes('{')) paths.add(`${path}?per_page=100`);
    }
    for (const list of ['/videos', '/answers/questions', '/marketplace/products']) {
      for (const mark of marks.slice(-15)) paths.add(`${list}?search=${mark}`);
    }
    for (const mark of marks.slice(-15)) paths.add(`/search?q=${mark}`);
    for (const { username } of people) {
      for (const list of ['', '/topics', '/questions', '/answers', '/videos']) paths.add(`/users/${username}${list}`);
    }
    paths.add(`/forum/boards/${board}`);
    const every = [...paths];
    let seen = JSON.stringify(await eventsOf(app).after('0', key));
    while (every.length > 0) {
      const replies = await Promise.all(every.splice(0, 4).map((path) => inTheEnd(() => app.matrix.get(path, key))));
      // Searches do not echo the query.
      for (const { status, body } of replies) if (status === 200) seen += JSON.stringify(body);
    }
    return seen;
  }

  async function look(suspended?: Person): Promise<void> {
    for (const key of [undefined, app.people.member.key]) {
      const seen = await everythingSeen(key);
      for (const item of items) {
        expect(
          [item.kind, item.path, item.mark, seen.includes(`${item.mark}"`)],
          suspended && 'while its author is suspended',
        ).toEqual([item.kind, item.path, item.mark, isShown(item)]);
      }
    }
    // Comments on videos are not searched.
    const searched = items.filter(({ kind }) => kind !== 'comment').slice(-15);
    const totalOf = async ({ mark }: Item) => {
      const { body } = await inTheEnd(() => app.matrix.get(`/search?q=${mark}`));
      // A mark that is not yet indexed may be corrected to another one's.
      return body.did_you_mean === null ? body.total : 0;
    };
    // Invisible content is never found; visible content is found once indexed.
    for (const item of searched.filter((each) => !isShown(each))) {
      expect([item.kind, item.mark, await totalOf(item)]).toEqual([item.kind, item.mark, 0]);
    }
    await searchSettled(app);
    for (const item of searched) {
      expect([item.kind, item.mark, await totalOf(item)]).toEqual([item.kind, item.mark, isShown(item) ? 1 : 0]);
    }
    expect(await communityOf(app).breaches()).toEqual([]);
  }

  it('shows hidden content to no reader, loses nothing else, and stays consistent', async () => {
    for (const kind of Object.keys(create)) await create[kind]?.();
    for (let step = 1; step <= steps; step++) {
      const name = below(3) === 0 ? 'create' : pick(['edit', 'hide', 'hide', 'hide', 'restore', 'delete', 'conceal']);
      await act[name]?.();
      if (step % 30 === 0) await look();
    }
    await act.suspend?.();
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['visible', 'hidden', 'deleted']));
  });
});
