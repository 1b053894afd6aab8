import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { Visitor } from '../visitor.js';

let app: TestApp;
let visitor: Visitor;
let board: number;
let slug: string;
const count = 45;

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  visitor = new Visitor(app);
  const [forum, answers, shops] = [forumOf(app), answersOf(app), shopsOf(app)];
  board = await forum.board('Workshop');
  ({ slug } = await shops.store());
  for (let n = 0; n < count; n++) {
    await forum.topic(board, `Topic ${n}`);
    await answers.question(`Question ${n}`);
    await shops.product(slug, { title: `Lamp ${n}` });
  }
  await searchSettled(app);
});
afterAll(() => app.close());

const post = {
  topic: (n: number) => forumOf(app).topic(board, `Later ${n}`),
  question: (n: number) => answersOf(app).question(`Later ${n}`),
  product: (n: number) => shopsOf(app).product(slug, { title: `Later lamp ${n}` }),
};

/** The rows of a list, and the script's link to the next ones; null at the end. */
function read(html: string): { rows: string[]; next: string | null; number: string | null } {
  const main = html.slice(html.indexOf('<main'));
  const decoded = (text = '') => text.replaceAll('&amp;', '&');
  const [, href, next] = /<a rel="next" href="([^"]*)"(?: data-rows="([^"]*)")?/.exec(main) ?? [];
  return {
    rows: [...main.matchAll(/<p class="title"><a href="([^"]*)"/g)].map(([, path]) => path as string),
    next: next === undefined ? null : decoded(next),
    number: href === undefined ? null : decoded(href),
  };
}

describe('a list that goes on', () => {
  it.each([
    ['/forum/topics?sort=newest', post.topic],
    [() => `/forum/boards/${board}`, post.topic],
    ['/answers', post.question],
    ['/marketplace', post.product],
    [() => `/marketplace/stores/${slug}`, post.product],
    ['/users/mia_member', post.topic],
    ['/search?q=lamp&types=product&sort=newest', post.product],
  ] as const)('repeats no row and loses none while others post: %s', async (given, postAnother) => {
    const path = typeof given === 'string' ? given : given();
    const numbered = await allOf(path);
    const seen: string[] = [];
    let at: string | null = path;
    for (let page = 1; at !== null; page++) {
      const answer = await visitor.get(at);
      expect([at, answer.status]).toEqual([at, 200]);
      const { rows, next, number } = read(answer.text);
      seen.push(...rows);
      // The link without a script stays.
      if (next !== null) expect(number).toMatch(new RegExp(`[?&]page=${page + 1}(&|$)`));
      at = next;
      await postAnother(page);
      expect(page).toBeLessThan(20);
    }
    expect(seen.length).toBeGreaterThanOrEqual(count);
    expect(seen).toEqual(numbered);
  });

  it('leads to no other list by its cursor', async () => {
    const { next } = read((await visitor.get('/forum/topics?sort=newest')).text);
    const { text } = await visitor.get(String(next));
    expect(text.slice(text.indexOf('<main')).replace(/data-rows="[^"]*"/g, '')).not.toContain('cursor=');
    expect(text).toContain('<link rel="canonical"');
    expect(text).not.toMatch(/<link rel="canonical"[^>]*cursor/);
    expect((await visitor.get(String(next).replace('newest', 'latest'))).status).toBe(400);
  });
});

/** All rows of a list, page after page. */
async function allOf(path: string): Promise<string[]> {
  const found: string[] = [];
  for (let at: string | null = path; at !== null; ) {
    const { rows, number } = read((await visitor.get(at)).text);
    found.push(...rows);
    at = number;
  }
  return found;
}
