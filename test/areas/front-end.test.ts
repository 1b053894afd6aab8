import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { searchSettled } from '../helpers/search.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

type Row = Record<string, unknown>;
type Face = { display_name: string | null; avatar_url: string; role: string };
type Reply = Row & { people: Record<string, Face> };

/** A page: its parameters, number of calls, and how it renders their replies. */
type Page = {
  of?: Record<string, string | number>;
  calls: number;
  draw: (reply: Reply, second: Reply) => string[];
  looks: string[];
};

const guide = readFileSync(new URL('../../openapi/guide.md', import.meta.url), 'utf8');
const chapter = guide.split('\n## Calls per page\n')[1]?.split('\n## ')[0] ?? '';
/** Paths of each page in the guide. */
const calls = [...chapter.matchAll(/^\| ([^|]+) \| (`GET .+`) \|$/gm)].map(
  ([, page = '', all = '']) => [page, [...all.matchAll(/GET ([^`]+)/g)].map(([, path = '']) => path)] as const,
);

/** A person with the fields that a page shows beside the name; the reply has to have them. */
function face(name: unknown, { people }: Reply): string {
  const { display_name, avatar_url, role } = people[String(name)] as Face;
  expect(avatar_url).toContain('/avatar');
  return `${display_name ?? name}, ${role}`;
}
const each = (rows: unknown, show: (row: Row) => string): string[] => (rows as Row[]).map(show);

let app: TestApp;
let pages: Record<string, Page>;
beforeAll(async () => {
  app = await testApp();
  const { api, people } = app;
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  const { member, other, moderator, admin } = people;
  await api.put('/me', member.key).send({ display_name: 'Mia' }).expect(200);
  await api.post('/announcements', admin.key).send({ title: 'Note', body: '*Read*' }).expect(201);
  const board = await forum.board();
  const texts = { board_id: board, title: 'Plaster', content: '**Which?**' };
  const topic = (await api.post('/forum/topics', member.key).send(texts).expect(201)).body.id;
  const seen = await forum.reply(topic, '_Lime_', other.key);
  await api.put(`/forum/topics/${topic}/read`, other.key).send({ reply_id: seen }).expect(200);
  await forum.reply(topic, '`Gypsum`', moderator.key);
  const question = await answers.question('How thick?', { body: '> Walls' });
  const answer = await answers.answer(question, '1. So', moderator.key);
  await answers.vote(answer, 1, other.key);
  const store = await shops.store(member.key, 'Tools');
  const product = await shops.product(store.slug, { title: 'Trowel' }, member.key);
  await shops.review(product, other, { body: '_Good_' });
  const video = await videos.video({ title: 'Walls' });
  await videos.comment(video, '*Nice*', moderator.key);
  await videos.rate(video, 'like', other.key);

  await searchSettled(app);
  pages = {
    'Start page': {
      calls: 1,
      draw: (home) => [
        ...each(home.announcements, (row) => `${row.title} ${row.body_html} ${face(row.author, home)}`),
        ...each(home.topics, (row) => `${row.title} ${face(row.author, home)} ${face(row.last_reply_user, home)}`),
        ...each(home.questions, (row) => `${row.title} ${row.excerpt} ${face(row.author, home)}`),
        ...each(home.products, (row) => `${row.title} ${row.price} ${row.currency} ${row.store_name}`),
        ...each(home.videos, (row) => `${row.title} ${row.like_count} ${face(row.author, home)}`),
        `${(home.counts as Row).posts} posts`,
      ],
      looks: [
        'Note <p><em>Read</em></p>\n ada_admin, admin',
        'Plaster Mia, member MoModerator, moderator',
        'How thick? Walls Mia, member',
        'Trowel 10 EUR Tools',
        'Walls 1 Mia, member',
        '3 posts',
      ],
    },
    Board: {
      of: { id: board },
      calls: 1,
      draw: (page) => [
        `${(page.board as Row).title}`,
        ...each(page.topics, (row) => {
          const { title, author, reply_count: replies, unread_count: unread, last_reply_user: last } = row;
          return `${title} ${face(author, page)} ${replies} replies ${unread} unread ${face(last, page)}`;
        }),
      ],
      looks: ['General', 'Plaster Mia, member 2 replies 1 unread MoModerator, moderator'],
    },
    'Topic with replies': {
      of: { id: topic },
      calls: 1,
      draw: (page) => {
        const { title, author, content_html, unread_count, first_unread } = page.topic as Row;
        return [
          `${title} ${face(author, page)} ${unread_count} unread ${content_html}`,
          ...each(page.replies, ({ id, author: name, content_html: html }) => {
            return `${face(name, page)} ${id === first_unread ? 'new' : 'read'} ${html}`;
          }),
        ];
      },
      looks: [
        'Plaster Mia, member 1 unread <p><strong>Which?</strong></p>\n',
        'otto-other, member read <p><em>Lime</em></p>\n',
        'MoModerator, moderator new <p><code>Gypsum</code></p>\n',
      ],
    },
    'Question with answers': {
      of: { id: question },
      calls: 1,
      draw: (page) => {
        const { title, status, author, body_html } = page.question as Row;
        return [
          `${title} ${status} ${face(author, page)} ${body_html}`,
          ...each(page.answers, (row) => {
            return `${face(row.author, page)} ${row.vote_score} voted ${row.my_vote} ${row.body_html}`;
          }),
        ];
      },
      looks: [
        'How thick? open Mia, member <blockquote>\n<p>Walls</p>\n</blockquote>\n',
        'MoModerator, moderator 1 voted 1 <ol>\n<li>So</li>\n</ol>\n',
      ],
    },
    'Product with reviews': {
      of: { id: product },
      calls: 2,
      draw: (reply, page) => {
        const { title, description_html, store: seller, rating, my_review } = reply;
        const { owner, name } = seller as Row;
        return [
          `${title} ${name} ${face(owner, reply)} rated ${(rating as Row).average}${description_html}`,
          `reviewed ${(my_review as Row).rating}`,
          ...each(page.reviews, (row) => `${face(row.author, page)} ${row.rating} ${row.body_html}`),
        ];
      },
      looks: ['Trowel Tools Mia, member rated 4', 'reviewed 4', 'otto-other, member 4 <p><em>Good</em></p>\n'],
    },
    'Video with comments': {
      of: { id: video },
      calls: 2,
      draw: (reply, page) => {
        const { title, author, like_count, my_rating, description_html } = reply;
        return [
          `${title} ${face(author, reply)} ${like_count} rated ${my_rating}${description_html}`,
          ...each(page.comments, (row) => `${face(row.author, page)} ${row.content_html}`),
        ];
      },
      looks: ['Walls Mia, member 1 rated like', 'MoModerator, moderator <p><em>Nice</em></p>\n'],
    },
    Search: {
      of: { words: 'gypsum' },
      calls: 1,
      draw: (page) =>
        each(page.results, ({ title, path, author, excerpt }) => {
          return `${title} ${path} ${face(author, page)} ${(excerpt as Row).html}`;
        }),
      looks: [`Plaster /forum/topics/${topic} Mia, member <mark>Gypsum</mark>`],
    },
  };
});
afterAll(() => app.close());

it('draws all pages of the guide', () => {
  expect(Object.keys(pages)).toEqual(calls.map(([page]) => page));
});

it.each(calls)('draws “%s” of nothing but the calls in the guide', async (name, paths) => {
  const { of = {}, calls: most, draw, looks } = pages[name] as Page;
  expect(paths).toHaveLength(most);
  const replies = paths.map(async (path) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, value: string) => String(of[value]));
    // The page is public, too.
    await app.api.get(filled).expect(200);
    return (await app.api.get(filled, app.people.other.key).expect(200)).body as Reply;
  });
  const [first, second = first] = await Promise.all(replies);
  expect(draw(first as Reply, second as Reply)).toEqual(looks);
});
