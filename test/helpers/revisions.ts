import { answersOf } from './answers.js';
import type { TestApp } from './app.js';
import { forumOf } from './forum.js';
import type { Person } from './people.js';
import { shopsOf } from './shops.js';
import { videosOf } from './videos.js';

export type Kind = {
  name: string;
  type: string;
  /** The path of the content with this id. */
  path: (id: number) => string;
  /** The fields that a revision's title and body come from. */
  title?: string;
  body: string;
  /** Creates one of the member; the shop's have no owner. */
  make: () => Promise<number>;
  /** The editor: the author if the kind has one, else a moderator. */
  owner: () => Person;
  missing: string;
  /** Restricts editing to staff, with the code of the refusal. */
  shut?: { code: string; by: (id: number) => Promise<unknown> };
};

/** All revised kinds, with helpers for each. */
export function revisedKinds(app: () => TestApp): Kind[] {
  const owner = () => app().people.member;
  const topic = async () => forumOf(app()).topic(await forumOf(app()).board());
  const question = () => answersOf(app()).question();
  /** Parent of each reply or answer, by id. */
  const parents = new Map<number, number>();
  const below = async (parent: number, made: (parent: number) => Promise<number>) => {
    const id = await made(parent);
    parents.set(id, parent);
    return id;
  };
  const lock = (id: number) => app().api.put(`/forum/topics/${id}/lock`, app().people.moderator.key).expect(200);
  const close = (id: number) => app().api.put(`/answers/questions/${id}/close`, app().people.moderator.key).expect(200);
  const parentOf = (id: number) => parents.get(id) ?? 0;
  return [
    {
      owner,
      name: 'a topic',
      type: 'topic',
      path: (id) => `/forum/topics/${id}`,
      title: 'title',
      body: 'content',
      make: topic,
      missing: 'topic_not_found',
      shut: { code: 'topic_locked', by: lock },
    },
    {
      owner,
      name: 'a reply',
      type: 'reply',
      path: (id) => `/forum/replies/${id}`,
      body: 'content',
      make: async () => below(await topic(), (id) => forumOf(app()).reply(id, 'A reply', owner().key)),
      missing: 'reply_not_found',
      shut: { code: 'topic_locked', by: (id) => lock(parentOf(id)) },
    },
    {
      owner,
      name: 'a question',
      type: 'question',
      path: (id) => `/answers/questions/${id}`,
      title: 'title',
      body: 'body',
      make: question,
      missing: 'question_not_found',
      shut: { code: 'question_closed', by: close },
    },
    {
      owner,
      name: 'an answer',
      type: 'answer',
      path: (id) => `/answers/answers/${id}`,
      body: 'body',
      make: async () => below(await question(), (id) => answersOf(app()).answer(id, 'An answer', owner().key)),
      missing: 'answer_not_found',
      shut: { code: 'question_closed', by: (id) => close(parentOf(id)) },
    },
    {
      owner,
      name: 'a comment on a video',
      type: 'comment',
      path: (id) => `/videos/${parents.get(id) ?? 1}/comments/${id}`,
      body: 'content',
      make: async () =>
        below(await videosOf(app()).video(), (id) => videosOf(app()).comment(id, 'A comment', owner().key)),
      missing: 'comment_not_found',
    },
    {
      owner,
      name: 'a product of a store',
      type: 'product',
      path: (id) => `/marketplace/products/${id}`,
      title: 'title',
      body: 'description',
      make: async () => shopsOf(app()).product((await shopsOf(app()).store(owner().key)).slug, {}, owner().key),
      missing: 'product_not_found',
    },
    {
      name: 'a product of the shop',
      type: 'product',
      path: (id) => `/shop/products/${id}`,
      title: 'title',
      body: 'description',
      make: () => shopsOf(app()).shopProduct(),
      owner: () => app().people.moderator,
      missing: 'product_not_found',
    },
  ];
}
