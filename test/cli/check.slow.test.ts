import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../src/demo/demo.js';
import { atNight } from '../helpers/at-night.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { type TestStorage, testStorage } from '../helpers/storage.js';
import { commandLine } from './command.js';

let db: TestDatabase;
let storage: TestStorage;
let admin: ReturnType<typeof commandLine>;
let client: pg.Client;
let tables: string[];

beforeAll(async () => {
  db = await testDatabase();
  admin = commandLine(db.url);
  storage = await testStorage(db);
  await seedDemo(db.database.prisma, storage);
  client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'",
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  await client.end();
  await storage.drop();
  await db.drop();
});

/** Runs a statement with triggers disabled, as restoring a dump does. */
async function behindTheBack(statement: string): Promise<void> {
  const toggle = (to: string) => tables.map((name) => `ALTER TABLE ${name} ${to} TRIGGER USER`).join(';');
  await client.query(`BEGIN; ${toggle('DISABLE')}; ${statement}; ${toggle('ENABLE')}; COMMIT`);
}

const one = (table: string) => `(SELECT min(id) FROM ${table})`;
const drop = (table: string, name: string) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`;
/** An app that its owner has granted read access. */
const newApp = `
  INSERT INTO apps (owner_id, name, client_id, redirect_uris, origins)
  VALUES (1, 'x', 'x', '{https://app.example/}', '{https://app.example}');
  INSERT INTO app_grants (user_id, app_id, scopes) SELECT 1, id, '{read}' FROM apps;
  INSERT INTO app_sessions (grant_id, scopes, expires_at) SELECT id, '{read}', now() + interval '1 day' FROM app_grants;`;
const question = `(SELECT min(q.id) FROM questions q JOIN answers a ON a.question_id = q.id WHERE status = 'open')`;
const order = `(SELECT min(id) FROM orders WHERE area = 'marketplace')`;

/** Faults: name, the statement that breaks a rule, the one that repairs it, and the expected message. */
const faults: [name: string, breaking: string, mending: string, says: RegExp][] = [
  [
    'topic_count',
    `UPDATE list_counters SET items = items + 1 WHERE list = 'topics' AND part = 1`,
    `UPDATE list_counters SET items = items - 1 WHERE list = 'topics' AND part = 1`,
    /^forum: a list has as many rows [\s\S]*\n {2}topics 1: \d+, but really \d+\n$/,
  ],
  [
    'post_count, in one slot of several',
    `INSERT INTO list_counters VALUES ('posts', 1, '', 99, 5)`,
    'DELETE FROM list_counters WHERE slot = 99',
    /^forum: a list has as many rows [\s\S]*\n {2}posts 1: \d+, but really \d+\n$/,
  ],
  [
    'the counters of a board that is gone',
    `INSERT INTO list_counters VALUES ('topics', 99999, '', 0, 1)`,
    'DELETE FROM list_counters WHERE part = 99999',
    /\n {2}topics 99999: 1, but really 0\n$/,
  ],
  [
    'reply_count',
    `UPDATE topics SET reply_count = reply_count + 1 WHERE id = ${one('topics')}`,
    `UPDATE topics SET reply_count = reply_count - 1 WHERE id = ${one('topics')}`,
    /^forum: reply_count is/,
  ],
  [
    'the last reply',
    `UPDATE topics SET last_reply_at = last_reply_at + interval '1 s' WHERE id = ${one('topics')}`,
    `UPDATE topics SET last_reply_at = last_reply_at - interval '1 s' WHERE id = ${one('topics')}`,
    /^forum: the last reply of a topic/,
  ],
  [
    'a revision of nothing',
    `INSERT INTO revisions (target_type, target_id, number, owner_id, body, editor_id) VALUES ('reply', 2147483647, 1, 1, 'x', 1)`,
    'DELETE FROM revisions',
    /^forum: a revision of a reply [\s\S]*\n {2}revision 1 of reply 2147483647: user 1, but really no such reply\n$/,
  ],
  [
    'a revision of somebody else’s',
    `INSERT INTO revisions (target_type, target_id, number, body, editor_id) VALUES ('question', ${one('questions')}, 1, 'x', 1)`,
    'DELETE FROM revisions',
    /^answers: a revision of a question [\s\S]*\n {2}revision 1 of question \d+: no owner, but really user \d+\n$/,
  ],
  [
    'the number of boards',
    `INSERT INTO boards (id, title, description, position) SELECT 9000 + n, 'x', '', n FROM generate_series(1, 1000) n`,
    'DELETE FROM boards WHERE id > 9000',
    /^forum: there are at most 1,000 boards\. Not so 1 time:/,
  ],
  [
    'a counter of questions',
    `UPDATE list_counters SET items = items + 1 WHERE (list, key) = ('questions_by_status', 'open')`,
    `UPDATE list_counters SET items = items - 1 WHERE (list, key) = ('questions_by_status', 'open')`,
    /^answers: a list has as many rows [\s\S]*\n {2}questions_by_status open: \d+, but really \d+\n$/,
  ],
  [
    'answer_count',
    `UPDATE questions SET answer_count = answer_count + 1 WHERE id = ${one('questions')}`,
    `UPDATE questions SET answer_count = answer_count - 1 WHERE id = ${one('questions')}`,
    /^answers: answer_count is/,
  ],
  [
    'vote_score',
    `UPDATE answers SET vote_score = vote_score - 1 WHERE id = ${one('answers')}`,
    `UPDATE answers SET vote_score = vote_score + 1 WHERE id = ${one('answers')}`,
    /^answers: vote_score is/,
  ],
  [
    'comment_count',
    `UPDATE answers SET comment_count = comment_count + 1 WHERE id = ${one('answers')}`,
    `UPDATE answers SET comment_count = comment_count - 1 WHERE id = ${one('answers')}`,
    /^answers: comment_count is the number of comments on an answer/,
  ],
  [
    'like_count',
    `UPDATE replies SET like_count = like_count + 1 WHERE id = ${one('replies')}`,
    `UPDATE replies SET like_count = like_count - 1 WHERE id = ${one('replies')}`,
    /^forum: like_count of a reply is/,
  ],
  [
    'a like of nothing',
    `INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('topic', 2147483647, 1, 1)`,
    `DELETE FROM reactions WHERE content_id = 2147483647`,
    /^forum: like_count of a topic is the sum[\s\S]*topic 2147483647: null, but really 1/,
  ],
  [
    'the state of a question',
    `${drop('questions', 'questions_open_has_no_best_answer')}
     UPDATE questions q SET best_answer_id = (SELECT min(id) FROM answers a WHERE a.question_id = q.id) WHERE id = ${question}`,
    `UPDATE questions SET best_answer_id = NULL WHERE status = 'open'`,
    /^answers: a resolved question has a best answer[\s\S]*open, best answer \d+/,
  ],
  [
    'what a search looks through',
    `UPDATE question_search SET words = '' WHERE question_id = ${one('questions')}`,
    `UPDATE question_search s SET words = question_words(q.title, q.body, q.category_id, q.status)
     FROM questions q WHERE q.id = s.question_id`,
    /^answers: a search looks through/,
  ],
  [
    'product_count, in a slot that no store uses',
    `INSERT INTO list_counters VALUES ('shelf', ${one('stores')}, '', 7, 1)`,
    `DELETE FROM list_counters WHERE slot = 7 AND list = 'shelf'`,
    /^shops: a list has as many rows [\s\S]*\n {2}shelf \d+: \d+, but really \d+\n$/,
  ],
  [
    'the counter of stores',
    `INSERT INTO list_counters VALUES ('stores', 0, '', 99, 1)`,
    'DELETE FROM list_counters WHERE slot = 99',
    /^shops: a list has as many rows [\s\S]*\n {2}stores: \d+, but really \d+\n$/,
  ],
  [
    'the counter of orders',
    `INSERT INTO list_counters VALUES ('orders', 1, 'shop', 99, -1)`,
    'DELETE FROM list_counters WHERE slot = 99',
    /^shops: a list has as many rows [\s\S]*\n {2}orders 1 shop: -?\d+, but really \d+\n$/,
  ],
  [
    'the counter of sales',
    `INSERT INTO list_counters VALUES ('sales', 1, '', 99, 2)`,
    'DELETE FROM list_counters WHERE slot = 99',
    /^shops: a list has as many rows [\s\S]*\n {2}sales 1: \d+, but really \d+\n$/,
  ],
  [
    'the shelf of a product',
    `UPDATE products SET title_key = 'other' WHERE id = ${one('products')}`,
    `UPDATE products SET title_key = lower(title) WHERE id = ${one('products')}`,
    /^shops: a product stands on the shelf/,
  ],
  [
    'the title that videos are searched by',
    `UPDATE videos SET title_key = 'other' WHERE id = (SELECT max(id) FROM videos)`,
    `UPDATE videos SET title_key = search_key(title) WHERE id = (SELECT max(id) FROM videos)`,
    /^videos: a video is searched by its title/,
  ],
  [
    'the stock',
    `${drop('products', 'products_stock_exists')} UPDATE products SET stock = -1 - stock WHERE id = ${one('products')}`,
    `UPDATE products SET stock = -1 - stock WHERE id = ${one('products')}`,
    /^shops: there is never less than nothing in stock[\s\S]* -\d+ in stock/,
  ],
  [
    'a deleted product',
    `${drop('products', 'products_deleted_is_inactive')} UPDATE products SET deleted_at = now() WHERE id = ${one('products')}`,
    'UPDATE products SET deleted_at = NULL',
    /^shops: a deleted product is inactive[\s\S]*product \d+: active, listed: \w+, but really deleted at/,
  ],
  [
    'the payment of an order',
    `UPDATE orders SET paid_at = created_at - interval '1 h', status = 'paid' WHERE id = ${order}`,
    `UPDATE orders SET paid_at = created_at WHERE id = ${order}`,
    /^shops: an order is unpaid/,
  ],
  [
    'the seller of an item',
    `INSERT INTO order_stores VALUES (99999, ${order}); INSERT INTO list_counters VALUES ('sales', 99999, '', 1, 1)`,
    'DELETE FROM order_stores WHERE store_id = 99999; DELETE FROM list_counters WHERE part = 99999',
    /^shops: the sellers of an order/,
  ],
  [
    'the area of an order',
    `UPDATE order_items SET store_id = store_id + 1 WHERE order_id = ${order}`,
    `UPDATE order_items SET store_id = store_id - 1 WHERE order_id = ${order}`,
    /shops: an order has items, of stores in the marketplace/,
  ],
  [
    'the number of keys',
    `INSERT INTO api_keys (user_id, name, prefix, hash, scopes)
     SELECT 1, 'x', 'plaza_', sha256(n::text::bytea), '{read}' FROM generate_series(1, 11) n`,
    `DELETE FROM api_keys WHERE name = 'x'`,
    /^identity: a user has at most 10 live keys/,
  ],
  [
    'an access token of somebody else',
    `${newApp} INSERT INTO api_keys (user_id, name, prefix, hash, scopes, app_id, app_session_id, expires_at)
     SELECT 2, 'x', 'plaza_at', sha256('x'), '{read}', a.id, s.id, now() + interval '1 hour' FROM apps a, app_sessions s`,
    'DELETE FROM apps',
    /^identity: an access token is of the person and the app/,
  ],
  [
    'an access token that permits too much',
    `${newApp} INSERT INTO api_keys (user_id, name, prefix, hash, scopes, app_id, app_session_id, expires_at)
     SELECT 1, 'x', 'plaza_at', sha256('x'), '{write}', a.id, s.id, now() + interval '1 hour' FROM apps a, app_sessions s`,
    'DELETE FROM apps',
    /^identity: an access token is of the person and the app/,
  ],
  [
    'a deleted account',
    `${drop('users', 'users_deleted_has_no_credentials')} UPDATE users SET deleted_at = now() WHERE id = 1`,
    'UPDATE users SET deleted_at = NULL WHERE id = 1',
    /^identity: whose account is deleted/,
  ],
  [
    'an app of somebody who is gone',
    `${newApp} UPDATE users SET deleted_at = now() WHERE id = 1`,
    'UPDATE users SET deleted_at = NULL WHERE id = 1; DELETE FROM apps',
    /identity: whose account is deleted has no app and allows none/,
  ],
  [
    'a second factor that is not asked for',
    `INSERT INTO totp_factors (user_id, secret, last_step) VALUES (1, 'x', 1)`,
    'DELETE FROM totp_factors',
    /^identity: a second factor is required of exactly those accounts that have one[\s\S]*user 1: false, but really true/,
  ],
  [
    'recovery codes of nothing',
    `INSERT INTO recovery_codes (user_id, hash) VALUES (1, sha256('x'))`,
    'DELETE FROM recovery_codes',
    /^identity: recovery codes belong to somebody who has a second factor[\s\S]*user 1: 1, but really 0/,
  ],
  [
    'what somebody wrote whose account is deleted',
    `UPDATE users SET deleted_at = now(), email = NULL, email_verified_at = NULL, password_hash = NULL WHERE id = 1;
     INSERT INTO revisions (target_type, target_id, number, owner_id, body, editor_id) VALUES ('topic', 2147483647, 1, 1, 'x', 2)`,
    'DELETE FROM revisions; UPDATE users SET deleted_at = NULL WHERE id = 1',
    /identity: of what somebody wrote [\s\S]*\n {2}revision 1 of topic 2147483647: user 1, but really deleted at /,
  ],
  [
    'the counts of a video',
    `INSERT INTO videos (id, author_id, title, object_key, mime_type, size, like_count)
     VALUES (9999, 1, 'x', 'x', 'video/mp4', 1, 3)`,
    'DELETE FROM videos WHERE id = 9999',
    /^videos: the counts of a video [\s\S]*video 9999: 3 likes, 0 dislikes, 0 comments, but really 0 likes/,
  ],
  [
    'what counts against a quota',
    'UPDATE file_usage SET bytes = bytes + 7 WHERE owner_id = 3',
    'UPDATE file_usage SET bytes = bytes - 7 WHERE owner_id = 3',
    /^files: what counts against a quota [\s\S]*files of user 3: 4, \d+ bytes, but really 4, \d+ bytes\n$/,
  ],
  [
    'the quota of videos',
    'UPDATE video_usage SET bytes = bytes + 7 WHERE owner_id = (SELECT min(owner_id) FROM video_usage)',
    'UPDATE video_usage SET bytes = bytes - 7 WHERE owner_id = (SELECT min(owner_id) FROM video_usage)',
    /^videos: what counts against a quota [\s\S]*videos of user \d+: \d+ bytes, but really \d+ bytes\n$/,
  ],
  [
    'the reserve of open uploads',
    'UPDATE file_usage SET reserved = 7 WHERE owner_id = 3',
    'UPDATE file_usage SET reserved = 0 WHERE owner_id = 3',
    /^files: open uploads reserve their sizes[\s\S]*file uploads of user 3: 7, but really 0\n$/,
  ],
  [
    'a file without an owner',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO files (id, owner_id, name, mime_type, size, sha256, object_key)
     VALUES (9999, 9999, 'x', 'text/plain', 1, repeat('0', 64), 'x');
     INSERT INTO file_usage VALUES (9999, 1, 1)`,
    'DELETE FROM files WHERE id = 9999; DELETE FROM file_usage WHERE owner_id = 9999; DELETE FROM users WHERE id = 9999',
    /^files: whose account is deleted has no files[\s\S]*\n {2}file 9999: of deleted-9999, but really no owner\n/,
  ],
  [
    'a private video without an owner',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO videos (id, author_id, title, object_key, mime_type, size, visibility)
     VALUES (9999, 9999, 'x', 'x', 'video/mp4', 1, 'private')`,
    'DELETE FROM videos WHERE id = 9999; DELETE FROM users WHERE id = 9999',
    /^videos: whose account is deleted has no private videos[\s\S]*\n {2}video 9999: private, of deleted-9999/,
  ],
  [
    'the counter of videos',
    `INSERT INTO list_counters VALUES ('videos', 0, '', 99, 1)`,
    'DELETE FROM list_counters WHERE slot = 99',
    /^videos: a list has as many rows [\s\S]*\n {2}videos: \d+, but really \d+\n$/,
  ],
  [
    'a reference',
    `${drop('votes', 'votes_answer_id_fkey')} INSERT INTO votes VALUES (2147483647, 1, 1);
     ALTER TABLE votes ADD CONSTRAINT votes_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES answers (id) NOT VALID`,
    'DELETE FROM votes WHERE answer_id = 2147483647',
    /^database: what votes refers to by votes_answer_id_fkey exists/,
  ],
  [
    'the author of reported content',
    `INSERT INTO reports (target_type, target_id, author_id, reporter_id, reason)
     SELECT 'topic', t.id, u.id, 1, 'spam' FROM topics t JOIN users u ON u.id NOT IN (1, t.author_id)
     WHERE t.id = ${one('topics')} LIMIT 1`,
    'DELETE FROM reports',
    /^moderation: a report names the author of the content that it is about\. [\s\S]*report \d+: \d+, but really \d+\n$/,
  ],
  [
    'the words of a report about somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO reports (target_type, target_id, author_id, reporter_id, reason, note)
     VALUES ('user', 9999, 9999, 1, 'spam', 'What they did')`,
    'DELETE FROM reports; DELETE FROM users WHERE id = 9999',
    /^moderation: a report of or about somebody whose account is deleted has no words/,
  ],
  [
    'a mail to somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO mails (user_id, kind, recipient) VALUES (9999, 'password_changed', 'gone@example.org')`,
    'DELETE FROM mails; DELETE FROM users WHERE id = 9999',
    /^identity: whose account is deleted gets no mail about it/,
  ],
  [
    'a store of somebody who leaves',
    'UPDATE users SET delete_at = now() WHERE id = (SELECT owner_id FROM stores LIMIT 1)',
    'UPDATE users SET delete_at = NULL',
    /^shops: an account that is to be deleted has no active store/,
  ],
  [
    'an archive of somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now()); INSERT INTO exports (user_id) VALUES (9999)`,
    'DELETE FROM users WHERE id = 9999',
    /^identity: whose account is deleted has no archive/,
  ],
  [
    'an invitation by somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO invitations (hash, creator_id, max_uses, expires_at) VALUES ('x', 9999, 1, now())`,
    'DELETE FROM invitations; DELETE FROM users WHERE id = 9999',
    /^identity: a deleted account has no invitations/,
  ],
  [
    'a report in the hands of somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', now());
     INSERT INTO reports (target_type, target_id, author_id, reporter_id, reason, status, handler_id, claimed_at)
     VALUES ('user', 2, 2, 1, 'spam', 'claimed', 9999, now())`,
    'DELETE FROM reports; DELETE FROM users WHERE id = 9999',
    /^moderation: a deleted account has claimed no report/,
  ],
  [
    'a report of somebody who is gone',
    `INSERT INTO users (id, username, deleted_at) VALUES (9999, 'deleted-9999', '2000-01-01');
     INSERT INTO reports (target_type, target_id, author_id, reporter_id, reason) VALUES ('user', 2, 2, 9999, 'spam')`,
    'DELETE FROM reports; DELETE FROM users WHERE id = 9999',
    /^moderation: whose account is deleted makes no reports afterwards/,
  ],
  [
    'a trigger',
    'ALTER TABLE replies DISABLE TRIGGER replies_inserted',
    'ALTER TABLE replies ENABLE TRIGGER replies_inserted',
    /^database: no trigger is switched off[\s\S]*trigger replies_inserted of replies/,
  ],
];

/** Assigns the first row of a table to an account that was deleted before the row was created, and back again. */
const toNobody = (table: string, author: string): [breaking: string, mending: string] => {
  const first = `ctid = (SELECT min(ctid) FROM ${table})`;
  return [
    `INSERT INTO users (id, username, deleted_at)
       SELECT ${author} + 900000, 'deleted-' || ${author} + 900000, '2000-01-01' FROM ${table} WHERE ${first};
     UPDATE ${table} SET ${author} = ${author} + 900000 WHERE ${first}`,
    `UPDATE ${table} SET ${author} = ${author} - 900000 WHERE ${author} > 900000; DELETE FROM users WHERE id > 900000`,
  ];
};

const made: [area: string, kind: string, table: string, author: string][] = [
  ['forum', 'topic', 'topics', 'author_id'],
  ['forum', 'reply', 'replies', 'author_id'],
  ['answers', 'question', 'questions', 'author_id'],
  ['answers', 'answer', 'answers', 'author_id'],
  ['answers', 'votes', 'votes', 'user_id'],
  ['shops', 'store', 'stores', 'owner_id'],
  ['shops', 'product', 'products', 'owner_id'],
  ['shops', 'orders', 'orders', 'buyer_id'],
  ['videos', 'video', 'videos', 'author_id'],
  ['videos', 'comment on a video', 'comments', 'author_id'],
  ['videos', 'ratings', 'ratings', 'user_id'],
  ['identity', 'keys', 'api_keys', 'user_id'],
];
for (const [area, kind, table, author] of made) {
  const says = `${area}: whose account is deleted makes no ${kind} afterwards\\. Not so \\d+ times?[\\s\\S]* by user 9000\\d+`;
  faults.push([`${kind} of somebody who is gone`, ...toNobody(table, author), new RegExp(says)]);
}
const [givenAway, givenBack] = toNobody('videos', 'author_id');
faults.push(
  [
    'a share link of somebody who is gone',
    `INSERT INTO shares (token, video_id) SELECT repeat('s', 32), id FROM videos WHERE ctid = (SELECT min(ctid) FROM videos);
     ${givenAway}`,
    `DELETE FROM shares WHERE token = repeat('s', 32); ${givenBack}`,
    /moderation: whose account is deleted makes no share link afterwards/,
  ],
  [
    'a store of somebody who is gone',
    ...toNobody('stores', 'owner_id'),
    /shops: whose account is deleted has no active store[\s\S]*store \d+: active, of deleted-9000\d+, but really no owner/,
  ],
);

describe('the check', () => {
  it('finds nothing where nothing is wrong', async () => {
    const { code, stdout, stderr } = await admin(['check']);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^All \d+ rules hold\.\n$/);
  });

  // Text and JSON have the same source, and the next fault would reveal a failed repair: only some cases check both.
  const numbered = faults.map((fault, index) => [...fault, index % atNight(1, 6) === 0] as const);

  it.each(numbered)('says so when it is wrong: %s', async (_name, breaking, mending, says, isAskedTwice) => {
    await (breaking.startsWith('ALTER TABLE replies') ? client.query(breaking) : behindTheBack(breaking));
    const { code, stdout, stderr } = await admin(['check']);
    const asJson = isAskedTwice ? (await admin(['--json', 'check'])).stdout : '{"breaches":[]}';
    await (mending.startsWith('ALTER TABLE replies') ? client.query(mending) : behindTheBack(mending));
    expect(code).toBe(1);
    expect(stdout).toMatch(says);
    expect(stderr).toMatch(/^Error: \d of \d+ rules do not hold\.\n$/);
    const { breaches } = JSON.parse(asJson) as { breaches: { count: number }[] };
    expect(breaches.length > 0).toBe(isAskedTwice);
    expect(breaches.every(({ count }) => count > 0)).toBe(true);
    if (isAskedTwice) expect((await admin(['check'])).code).toBe(0);
  });

  it('finds nothing in what a search keeps where an upgrade still makes that anew', async () => {
    const queued = `INSERT INTO search_rebuilds VALUES ('products', 1000000), ('questions', 1000000), ('videos', 1000000)`;
    await behindTheBack(`
      UPDATE products SET title_key = 'other'; UPDATE videos SET title_key = ''; UPDATE question_search SET words = 'other'; ${queued}`);
    const { code, stdout } = await admin(['check']);
    await behindTheBack(`
      DELETE FROM search_rebuilds; UPDATE products SET title_key = search_key(title); UPDATE videos SET title_key = search_key(title);
      UPDATE question_search s SET words = question_words(q.title, q.body, q.category_id, q.status)
      FROM questions q WHERE q.id = s.question_id`);
    expect([code, stdout]).toEqual([0, '']);
  });

  it('finds nothing when all is mended', async () => {
    expect(await admin(['check'])).toMatchObject({ code: 0, stdout: '' });
  });
});
