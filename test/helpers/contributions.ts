import type { Response } from 'supertest';
import { answersOf } from './answers.js';
import type { TestApp } from './app.js';
import { revisionsPath } from './content-path.js';
import { forumOf } from './forum.js';
import { smallVideo } from './requests.js';
import { type Kind, revisedKinds } from './revisions.js';
import { shopsOf } from './shops.js';
import { videosOf } from './videos.js';

/**
 * One way to create or edit content as a member. Its preconditions are made in `app`; the last call may go to another app.
 */
export type Contribution = {
  operation: string;
  type: string;
  send: (to: TestApp, text: string) => Promise<Response>;
};

/** All operations that create or edit a member's content. */
export function contributions(app: () => TestApp): Contribution[] {
  const member = () => app().people.member;
  const topic = async () => forumOf(app()).topic(await forumOf(app()).board());
  const store = () => shopsOf(app()).store(member().key);
  const post = (to: TestApp, path: string, body: object) => to.api.post(path, member().key).send(body);
  const patch = (to: TestApp, path: string, body: object) => to.api.patch(path, member().key).send(body);
  const video = () => videosOf(app()).video({}, member());
  const upload = (to: TestApp, texts: Record<string, string>) =>
    to.api.post('/videos', member().key).field(texts).attach('video', smallVideo, 'a.mp4');

  const product = async () => {
    const { key } = app().people.other;
    return shopsOf(app()).product((await shopsOf(app()).store(key)).slug, {}, key);
  };
  /** A product that the member has bought. */
  const bought = async () => {
    const id = await product();
    const { body } = await shopsOf(app()).order('marketplace', [[id, 1]], member().key);
    await app().api.post(`/orders/${body.id}/pay`, app().people.moderator.key).expect(200);
    return id;
  };

  const edits = (kind: Kind, name: string): Contribution[] => [
    {
      operation: `update${name}`,
      type: kind.type,
      send: async (to, text) => patch(to, kind.path(await kind.make()), { [kind.body]: text }),
    },
    {
      operation: 'restoreRevision',
      type: kind.type,
      send: async (to, text) => {
        const id = await kind.make();
        for (const said of [text, 'Other']) await patch(app(), kind.path(id), { [kind.body]: said }).expect(200);
        return post(to, `${revisionsPath(kind.path(id))}/2/restore`, {});
      },
    },
  ];
  const names = ['Topic', 'Reply', 'Question', 'Answer', 'VideoComment', 'MarketplaceProduct'];
  return [
    {
      operation: 'createTopic',
      type: 'topic',
      send: async (to, content) =>
        post(to, '/forum/topics', { board_id: await forumOf(app()).board(), title: 'A topic', content }),
    },
    {
      operation: 'createReply',
      type: 'reply',
      send: async (to, content) => post(to, `/forum/topics/${await topic()}/replies`, { content }),
    },
    {
      operation: 'createQuestion',
      type: 'question',
      send: async (to, body) => post(to, '/answers/questions', { title: 'A question', body }),
    },
    {
      operation: 'createAnswer',
      type: 'answer',
      send: async (to, body) => post(to, `/answers/questions/${await answersOf(app()).question()}/answers`, { body }),
    },
    {
      operation: 'createMarketplaceProduct',
      type: 'product',
      send: async (to, description) => {
        const product = { title: 'A product', price: 5, category: 'Things', stock: 1, description };
        return post(to, `/marketplace/stores/${(await store()).slug}/products`, product);
      },
    },
    {
      operation: 'createStore',
      type: 'store',
      send: async (to, description) =>
        post(to, '/marketplace/stores', {
          name: 'A store',
          slug: `slug-${Math.random()}`.replace('0.', ''),
          description,
        }),
    },
    {
      operation: 'updateStore',
      type: 'store',
      send: async (to, description) => patch(to, `/marketplace/stores/${(await store()).slug}`, { description }),
    },
    {
      operation: 'createReview',
      type: 'review',
      send: async (to, body) => post(to, `/marketplace/products/${await bought()}/reviews`, { rating: 3, body }),
    },
    {
      operation: 'updateReview',
      type: 'review',
      send: async (to, body) => {
        const review = await shopsOf(app()).review(await product(), member());
        return to.api.put(`/marketplace/reviews/${review}`, member().key).send({ rating: 3, body });
      },
    },
    {
      operation: 'createVideo',
      type: 'video',
      send: async (to, description) => upload(to, { title: 'A video', description }),
    },
    {
      operation: 'updateVideo',
      type: 'video',
      send: async (to, description) => patch(to, `/videos/${await video()}`, { description }),
    },
    {
      operation: 'createVideoComment',
      type: 'comment',
      send: async (to, content) => post(to, `/videos/${await video()}/comments`, { content }),
    },
    ...revisedKinds(app)
      .slice(0, names.length)
      .flatMap((kind, index) => edits(kind, names[index] ?? '')),
  ];
}
