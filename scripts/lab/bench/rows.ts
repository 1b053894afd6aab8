import type { BenchData } from './data.js';
import type { Load, Request } from './load.js';

/** A row of the table: the request, and its required speed relative to the floor or to another request. */
export type Row = Load & {
  name: string;
  /** Minimum ratio. */
  least: number;
  /** Another request to Plaza to compare with instead of the floor. */
  against?: Load['request'];
  /** True if the client has the reply already and sends its ETag. */
  conditional?: true;
};

/** A unique path, so that caches of equal requests do not help. */
const cold = (path: (n: number) => string) => (n: number) => {
  const it = path(n);
  return { path: `${it}${it.includes('?') ? '&' : '?'}n=${n}` };
};
const same = (path: string) => () => ({ path });
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** A thousand pages of all areas by Zipf's law: the first is requested twice as often as the second, and so on. */
function popular(data: BenchData): Load['request'] {
  const paths = Array.from({ length: 200 }, (_, n) => [
    `/forum/topics/${data.topicId + n}`,
    `/videos/${pick(data.videoIds, n)}`,
    `/marketplace/products/${pick(data.productIds, n)}`,
    `/answers/questions/${pick(data.questionIds, n)}`,
    `/forum/boards/${data.boardId + (n % 20)}?page=${1 + Math.floor(n / 20)}`,
  ]).flat();
  let sum = 0;
  const sums = paths.map((_, rank) => {
    sum += 1 / (rank + 1);
    return sum;
  });
  // Fractions of multiples of the golden ratio: evenly spread and deterministic. Drawn before the clock starts.
  const drawn = Array.from({ length: 50_000 }, (_, n) => {
    const point = ((n * 0.6180339887498949) % 1) * sum;
    return paths[sums.findIndex((each) => each > point)] as string;
  });
  return (n) => ({ path: pick(drawn, n) });
}

/** Rows compared with the floor, and rows of deep pages if lists are long enough. */
export function rows(data: BenchData): Row[] {
  const { boardId, topicId, storeId, videoIds, productIds, amounts } = data;
  const longestVideo = videoIds[0];
  const [earlier, later] = data.byStore;
  const topicPage = `/forum/topics/${topicId}`;
  const products = (query: string) => cold((n) => `/marketplace/products?${query}page=${1 + (n % data.productPages)}`);
  const videos = (query: string) => cold((n) => `/videos?${query}page=${1 + (n % data.videoPages)}`);
  const replyTo = (topic: (n: number) => number) => (n: number) => ({
    path: `/forum/topics/${topic(n)}/replies`,
    body: JSON.stringify({
      content: `Reply from the bench, of a length that people write. ${'word '.repeat(n % 100)}`,
    }),
  });
  const spread = replyTo((n) => topicId + 1 + (n % 100));
  const comments = cold((n) => `/videos/${longestVideo}/comments?page=${1 + (n % data.commentPages)}`);
  return [
    { name: 'start page', least: 0.6, request: cold(() => '/home') },
    { name: 'board list', least: 0.6, request: cold(() => '/forum/boards') },
    { name: 'board page', least: 0.6, request: cold((n) => `/forum/boards/${boardId + (n % 20)}?page=${1 + (n % 3)}`) },
    { name: 'topic page', least: 0.6, request: cold((n) => `${topicPage}?page=${1 + (n % data.topicPages)}`) },
    {
      name: 'topic page, rendered',
      // Compared with the page without HTML; the cost may be 1.3.
      least: 0.77,
      request: cold((n) => `${topicPage}?render=html&page=${1 + (n % data.topicPages)}`),
      against: cold((n) => `${topicPage}?page=${1 + (n % data.topicPages)}`),
    },
    { name: 'questions', least: 0.6, request: cold((n) => `/answers/questions?page=${1 + (n % 50)}`) },
    {
      name: 'questions, by status',
      least: 0.6,
      request: cold((n) => `/answers/questions?status=open&page=${1 + (n % 20)}`),
    },
    { name: 'questions, search', least: 0.6, request: (n) => ({ path: `/answers/questions?search=answer+-z${n}` }) },
    {
      name: 'question with answers',
      least: 0.6,
      request: cold((n) => `/answers/questions/${pick(data.questionIds, n)}`),
    },
    { name: 'products, newest', least: 0.6, request: products('') },
    { name: 'products, by price', least: 0.6, request: products('sort=price_asc&') },
    {
      name: 'products, category',
      least: 0.6,
      request: cold((n) => `/marketplace/products?category=furniture&page=${1 + (n % 3)}`),
    },
    {
      name: 'products, of a store',
      least: 0.6,
      request: cold((n) => `/marketplace/products?store_id=${storeId + (n % 5)}`),
    },
    {
      name: 'products, common',
      least: 0.6,
      request: cold((n) => `/marketplace/products?search=oak&page=${1 + (n % 3)}`),
    },
    { name: 'products, rare', least: 0.6, request: cold((n) => `/marketplace/products?search=no.+${100 + (n % 900)}`) },
    { name: 'videos, newest', least: 0.6, request: videos('') },
    { name: 'videos, popular', least: 0.6, request: videos('sort=popular&') },
    { name: 'videos, common', least: 0.6, request: cold((n) => `/videos?search=the&page=${1 + (n % 3)}`) },
    { name: 'videos, rare', least: 0.6, request: cold((n) => `/videos?search=part+${100 + (n % 900)}`) },
    { name: 'comments', least: 0.6, request: comments },

    { name: 'one video', least: 0.45, request: cold((n) => `/videos/${pick(videoIds, n)}`) },
    { name: 'one product', least: 0.45, request: cold((n) => `/marketplace/products/${pick(productIds, n)}`) },
    {
      name: 'one question, unanswered',
      least: 0.45,
      request: cold((n) => `/answers/questions/${pick(data.unansweredIds, n)}`),
    },

    { name: 'hot, 16 connections', least: 2, request: same(topicPage) },
    { name: 'hot, 64 connections', least: 2, request: same(topicPage), connections: 64 },
    { name: 'hot mix of 1,000 (Zipf)', least: 1, request: popular(data) },
    { name: 'hot, unchanged (304)', least: 2.5, request: same(topicPage), conditional: true },

    { name: 'create a reply', least: 0.55, request: spread },
    { name: 'create a topic', least: 0.55, request: (n) => createTopic(boardId + (n % 20)) },
    {
      name: 'place an order',
      least: 0.55,
      // The stores are in the order in which Plaza locks their numbers, since the floor takes them as they come.
      request: (n) => placeOrder(pick(earlier, n), pick(later, n)),
    },
    {
      name: 'put into the cart',
      least: 0.45,
      request: (n) => put(`/cart/items/${pick(productIds, n % 20)}`, { quantity: 2 }),
    },
    { name: 'read the cart', least: 0.45, request: cold(() => '/cart'), isPrivate: true },
    {
      name: 'check out as a guest',
      least: 0.45,
      request: (n) =>
        post('/guest/checkout', { items: [{ id: pick(productIds, n), quantity: 1 }], email: `${n}@example.org` }),
    },
    {
      name: 'vote',
      least: 0.55,
      request: (n) => post(`/answers/answers/${pick(data.answerIds, n)}/vote`, { vote: 1 }),
    },
    {
      name: 'vote on a question',
      least: 0.55,
      request: (n) => put(`/answers/questions/${pick(data.questionIds, n)}/vote`, { vote: n % 2 === 0 ? 1 : -1 }),
    },
    {
      name: 'like a topic',
      least: 0.55,
      // Topics of others. All of them, and then each like is taken back.
      request: (n) => ({
        path: `/content/topic/${topicId + 1 + (n % 190)}/like`,
        method: n % 380 < 190 ? 'PUT' : 'DELETE',
      }),
    },
    {
      name: 'save a draft',
      least: 0.55,
      request: (n) =>
        put(`/me/drafts/bench${n % 50}`, { title: 'Glue', text: `${n} words that say what I mean. `.repeat(9) }),
    },
    {
      name: 'rate a video',
      least: 0.55,
      request: (n) => post(`/videos/${pick(videoIds, n)}/rate`, { rating: pick(ratings, n) }),
    },
    { name: 'replies to one topic', least: 0.7, request: replyTo(() => topicId), against: spread },

    ...(amounts.topics > 2000 ? depth('board page', `/forum/boards/${boardId}?`, data.boardPages) : []),
    ...(amounts.replies > 2000 ? depth('topic page', `${topicPage}?`, data.topicPages) : []),
    ...(amounts.products > 2000
      ? ['newest', 'price_asc', 'price_desc'].flatMap((sort) =>
          depth(`products, ${sort}`, `/marketplace/products?sort=${sort}&`, data.productPages),
        )
      : []),
    ...(amounts.videos > 2000
      ? [
          ...['newest', 'popular'].flatMap((sort) =>
            depth(`videos, ${sort}`, `/videos?sort=${sort}&`, data.videoPages),
          ),
          ...depth('comments', `/videos/${longestVideo}/comments?`, data.commentPages),
        ]
      : []),
  ];
}

const ratings = ['like', 'none', 'dislike'];
const post = (path: string, body: unknown): Request => ({ path, body: JSON.stringify(body) });
const put = (path: string, body: unknown): Request => ({ ...post(path, body), method: 'PUT' });
const createTopic = (board: number) =>
  post('/forum/topics', {
    board_id: board,
    title: 'From the bench',
    content: 'Some words that say what I mean. '.repeat(9),
  });
const placeOrder = (first: number, second: number) =>
  post('/marketplace/orders', {
    items: [
      { product_id: first, quantity: 1 },
      { product_id: second, quantity: 2 },
    ],
  });

/** A page in the middle of a list, and the last, compared with the first. */
const depth = (name: string, list: string, pages: number): Row[] =>
  [Math.ceil(pages / 2), pages].map((page, n) => ({
    name: `${name}, ${n === 0 ? 'middle' : 'last'}`,
    least: 0.5,
    request: cold(() => `${list}page=${page}`),
    against: cold(() => `${list}page=1`),
  }));
