import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { atNight } from '../helpers/at-night.js';
import { can, kindNames, kinds, rowsOf, typeOf } from '../helpers/kinds.js';
import { type Filled, filledLists, fillLists, insertInto, joined } from '../helpers/many.js';
import { randomNumbers } from '../helpers/random.js';

const deleteFrom = (table: string) => `DELETE FROM ${table} WHERE id = $1`;

/** A list, what is inserted into it, SQL to remove a row $1 if possible, and the field that identifies a row. */
type List = [path: string, inserted: Filled, remove: string | null, id?: string];

/** Lists of the kinds of content. What is hidden is removed in the same way as by staff. */
const listsOfKinds = kindNames.flatMap((name): List[] => {
  const { table } = kinds[name];
  const remove = can(name, 'hide')
    ? `SELECT take_away('${typeOf(name)}', $1, 'hidden', NULL, 'Spam')`
    : deleteFrom(table);
  return filledLists(name).map((path) => [path, name, remove]);
});

const unapprove = `UPDATE users SET awaits_approval = true WHERE username = $1 AND role = 'member'`;
const lists: List[] = [
  ...listsOfKinds,
  ['/marketplace/orders', 'orders', deleteFrom('orders')],
  ['/marketplace/stores/1/orders?status=paid', 'orders', deleteFrom('orders')],
  ['/moderation/hidden?target_type=reply', 'announcement', `SELECT bring_back('reply', $1)`, 'target_id'],
  ['/moderation/reports?sort=oldest', 'reports', deleteFrom('reports')],
  ['/moderation/queue', 'waiting', 'DELETE FROM reports WHERE target_id = $1', 'target_id'],
  ['/moderation/log?action=lockTopic', 'audit_log', null],
  ['/moderation/log', 'audit_log', null],
  ['/moderation/sign-ups', 'users', `UPDATE users SET awaits_approval = false WHERE id = $1`],
  ['/users', 'members', unapprove, 'username'],
  ['/users?q=text&sort=newest', 'members', unapprove, 'username'],
  [
    '/content/topic/1/revisions',
    'revisions',
    `DELETE FROM revisions WHERE target_type = 'topic' AND number = $1`,
    'number',
  ],
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, 60_000);
afterAll(() => app.close());

const read = async (path: string) => (await app.api.get(path, app.people.admin.key).expect(200)).body;
const idsOf = (reply: object, field: string): number[] => rowsOf(reply).map((row) => row[field] as number);

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
  for (const [list, table, remove, field = 'id'] of lists) {
    const before = await wholeList(list, field);
    // A dozen pages at night, so that much can happen between them.
    const path = joined(list, `per_page=${Math.ceil(before.length / atNight(12, 6))}`);
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
    const after = await wholeList(list, field);
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
