import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { type FilledTable, fillLists, insertInto } from '../helpers/many.js';
import { randomNumbers } from '../helpers/random.js';

/** SQL that removes a row $1, in the same way as its area. */
const hide = (type: string) => `SELECT take_away('${type}', $1, 'hidden', NULL, 'Spam')`;
const deleteFrom = (table: string) => `DELETE FROM ${table} WHERE id = $1`;

/** Lists of each kind: SQL to remove a row, if possible, and the field that identifies a row. */
const lists: [path: string, table: FilledTable, remove: string | null, id?: string][] = [
  ['/forum/boards/1?per_page=5', 'topics', hide('topic')],
  ['/forum/topics?per_page=5', 'topics', hide('topic')],
  ['/forum/topics?sort=newest&per_page=5', 'topics', hide('topic')],
  ['/forum/topics?author=user-1&per_page=5', 'topics', hide('topic')],
  ['/forum/topics/1?per_page=5', 'replies', hide('reply')],
  ['/forum/topics/1?order=newest&per_page=5', 'replies', hide('reply')],
  ['/users/user-1/topics?per_page=5', 'topics', hide('topic')],
  ['/answers/questions?per_page=5', 'questions', hide('question')],
  ['/answers/questions?status=open&cat=text&per_page=5', 'questions', hide('question')],
  ['/answers/questions?sort=votes&per_page=5', 'questions', hide('question')],
  ['/answers/questions?sort=unanswered&per_page=5', 'questions', hide('question')],
  ['/answers/questions?search=text&per_page=5', 'questions', hide('question')],
  ['/answers/questions/1', 'answers', hide('answer')],
  ['/me/answers?status=resolved&per_page=5', 'answers', hide('answer')],
  ['/marketplace/stores?per_page=2', 'stores', hide('store')],
  ['/marketplace/products?per_page=4', 'products', hide('product')],
  ['/marketplace/products?sort=price_asc&per_page=4', 'products', hide('product')],
  ['/marketplace/products?sort=rating&search=text&per_page=4', 'products', hide('product')],
  ['/marketplace/stores/1?per_page=4', 'products', hide('product')],
  ['/marketplace/products/1/reviews?sort=highest&per_page=5', 'reviews', hide('review')],
  ['/marketplace/orders?per_page=5', 'orders', deleteFrom('orders')],
  ['/marketplace/stores/1/orders?status=paid&per_page=3', 'orders', deleteFrom('orders')],
  ['/videos?per_page=3', 'videos', hide('video')],
  ['/videos?sort=popular&per_page=3', 'videos', hide('video')],
  ['/me/videos?visibility=private&per_page=3', 'videos', hide('video')],
  ['/videos/1/comments?per_page=5', 'comments', hide('comment')],
  ['/files?sort=name&per_page=5', 'files', deleteFrom('files')],
  ['/files?sort=size&search=text&per_page=5', 'files', deleteFrom('files')],
  ['/announcements?per_page=5', 'announcements', hide('announcement')],
  ['/moderation/hidden?target_type=reply&per_page=5', 'announcements', `SELECT bring_back('reply', $1)`, 'target_id'],
  ['/moderation/reports?sort=oldest&per_page=5', 'reports', deleteFrom('reports')],
  ['/moderation/log?action=lockTopic&per_page=5', 'audit_log', null],
  ['/moderation/log?per_page=5', 'audit_log', null],
  ['/moderation/sign-ups?per_page=5', 'users', `UPDATE users SET awaits_approval = false WHERE id = $1`],
  [
    '/users?per_page=5',
    'members',
    `UPDATE users SET awaits_approval = true WHERE username = $1 AND role = 'member'`,
    'username',
  ],
  [
    '/users?q=text&sort=newest&per_page=5',
    'members',
    `UPDATE users SET awaits_approval = true WHERE username = $1 AND role = 'member'`,
    'username',
  ],
  ['/users/user-1/replies?per_page=5', 'replies', hide('reply')],
  ['/users/user-1/comments?per_page=5', 'comments', hide('comment')],
  [
    '/content/topic/1/revisions',
    'revisions',
    `DELETE FROM revisions WHERE target_type = 'topic' AND number = $1`,
    'number',
  ],
  ['/search?q=text&types=topic&per_page=5', 'topics', hide('topic')],
  ['/search?q=text&types=question&sort=newest&per_page=5', 'questions', hide('question')],
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, 60_000);
afterAll(() => app.close());

const joined = (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
const read = async (path: string) => (await app.api.get(path, app.people.admin.key).expect(200)).body;
const idsOf = (reply: object, field: string): number[] =>
  Object.entries(reply).flatMap(([name, rows]) =>
    Array.isArray(rows) && name !== 'stars' ? rows.map((row: Record<string, number>) => row[field] as number) : [],
  );

async function wholeList(path: string, field: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const reply = await read(joined(path, `page=${page}`));
    pages = reply.pages;
    ids.push(...idsOf(reply, field));
  }
  return ids;
}

it('lists every row that exists throughout once and in order, whatever is added and removed between pages', {
  timeout: 300_000,
}, async () => {
  await fillLists(app, 60);
  const { below, pick } = randomNumbers(29);
  let changed = 0;
  for (const [path, table, remove, field = 'id'] of lists) {
    const before = await wholeList(path, field);
    const walked: number[] = [];
    let pages = 0;
    for (let cursor: string | null = '*'; cursor !== null; pages++) {
      const reply = await read(joined(path, `cursor=${cursor}`));
      walked.push(...idsOf(reply, field));
      cursor = reply.next_cursor;
      for (let act = below(4); act > 0; act--) {
        // The row of the position itself may be among them. The first item of each table is the container of the lists.
        const victim = below(2) === 0 ? walked.at(-1) : pick(before);
        if (remove !== null && victim !== 1 && below(2) === 0) await app.database.pool.query(remove, [victim]);
        else if (pages < 20) await insertInto(app, table, 1 + below(3));
      }
    }
    const after = await wholeList(path, field);
    const steady = before.filter((id) => after.includes(id));
    expect(pages, path).toBeGreaterThan(1);
    expect(steady.length, path).toBeGreaterThan(3);
    changed += after.join() === before.join() ? 0 : 1;
    expect(
      walked.filter((id) => steady.includes(id)),
      path,
    ).toEqual(steady);
    expect(new Set(walked).size, path).toBe(walked.length);
  }
  expect(changed).toBeGreaterThan(lists.length - 5);
});
