import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { keptDays, purgeBeyond, purgeOld } from '../../src/content/removal/purge.js';
import { restoreContent } from '../../src/content/removal/removal.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { commandLine } from '../cli/command.js';
import { answersOf } from '../helpers/answers.js';
import { storageSettings, type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { contentPath, sharePath } from '../helpers/content-path.js';
import { filesOf } from '../helpers/files.js';
import { film } from '../helpers/film.js';
import { forumOf } from '../helpers/forum.js';
import { communityOf } from '../helpers/hiding.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { blockedBackends, inTheEnd } from '../helpers/waiting.js';

let app: TestApp;
let author: Person;
let board: number;
let number = 0;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
beforeEach(async () => {
  author = await createPerson(app.database, `author-${++number}`);
});
afterAll(async () => {
  expect(await communityOf(app).breaches()).toEqual([]);
  await app.close();
});

const moderator = () => app.people.moderator.key;
const hide = (path: string, reason = 'Spam') => app.api.put(contentPath(path), moderator()).send({ reason });
const restore = (path: string) => app.api.delete(contentPath(path), moderator());
const removals = async (): Promise<number> =>
  Number((await app.database.pool.query('SELECT count(*) FROM removals')).rows[0].count);
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const uploaded = async (by: Person, visibility = 'public'): Promise<string> => {
  const upload = app.api.post('/videos', by.key).field({ title: 'A film', visibility });
  return `/videos/${(await upload.attach('video', await film(), 'a.mp4').expect(201)).body.id}`;
};

const commented = async (video: string, content: string): Promise<string> => {
  const { body } = await app.api.post(`${video}/comments`, app.people.other.key).send({ content }).expect(201);
  return `${video}/comments/${body.id}`;
};
const replied = async (topic: number): Promise<[number, string]> => {
  const id = await forumOf(app).reply(topic);
  return [id, `/forum/replies/${id}`];
};
/** Waits until a session waits for a lock of the database. */
const someoneWaits = () =>
  expect.poll(async () => (await blockedBackends(app.database.pool)).length).toBeGreaterThan(0);

describe('hidden content within hidden content', () => {
  it('is not restored with its parent, but by itself', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'A topic', author.key);
    const [insult, praise] = [await forum.reply(topic, 'Insult'), await forum.reply(topic, 'Praise')];
    await hide(`/forum/replies/${insult}`).expect(200);
    await hide(`/forum/topics/${topic}`).expect(200);
    const body = (await app.api.get(`/forum/topics/${topic}`, author.key).expect(200)).body;
    expect(body.replies.map(({ id }: { id: number }) => id)).toEqual([praise]);
    expect([body.total, body.topic.reply_count, body.topic.hidden.reason]).toEqual([1, 1, 'Spam']);
    await restore(`/forum/topics/${topic}`).expect(200);
    expect((await forum.readTopic(topic)).replies.map(({ id }: { id: number }) => id)).toEqual([praise]);
    await restore(`/forum/replies/${insult}`).expect(200);
    expect((await forum.readTopic(topic)).replies.map(({ id }: { id: number }) => id)).toEqual([insult, praise]);
  });

  it('is counted again with its parent if it is restored while the parent is hidden', async () => {
    const [forum, answers] = [forumOf(app), answersOf(app)];
    const topic = await forum.topic(board, 'A topic', author.key);
    const question = await answers.question('A question', {}, author.key);
    const video = await uploaded(author);
    const replies = [await forum.reply(topic), await forum.reply(topic), await forum.reply(topic)];
    const answerIds = [await answers.answer(question), await answers.answer(question)];
    const parts = [
      ...replies.map((id) => `/forum/replies/${id}`),
      ...answerIds.map((id) => `/answers/answers/${id}`),
      ...[await commented(video, 'First'), await commented(video, 'Second')],
    ];
    const wholes = [`/forum/topics/${topic}`, `/answers/questions/${question}`, video];
    const read = async (path: string) => (await app.api.get(path, author.key).expect(200)).body;
    const readAll = () => Promise.all([`${wholes[0]}?per_page=2&page=2`, ...wholes.slice(1)].map(read));
    const before = await readAll();
    for (const path of [...parts, ...wholes]) await hide(path).expect(200);
    for (const part of parts) await restore(part).expect(200);
    const hidden = { state: 'hidden', reason: 'Spam', since: expect.any(String) };
    const [inTopic, inQuestion, ofVideo] = before;
    expect(await readAll()).toEqual([
      { ...inTopic, topic: { ...inTopic.topic, hidden } },
      { ...inQuestion, question: { ...inQuestion.question, hidden } },
      { ...ofVideo, hidden },
    ]);
    for (const path of wholes) await restore(path).expect(200);
    expect(await readAll()).toEqual(before);
  });

  it.each(['the answer first', 'the question first'])('has its best answer again: %s', async (order) => {
    const answers = answersOf(app);
    const question = await answers.question();
    const [best] = [await answers.answer(question), await answers.answer(question)];
    await answers.vote(best, 1, moderator());
    await answers.accept(best);
    const before = await answers.read(question);
    const [ofAnswer, ofQuestion] = [`/answers/answers/${best}`, `/answers/questions/${question}`];
    await hide(ofAnswer).expect(200);
    expect((await answers.read(question)).question).toMatchObject({ status: 'open', best_answer_id: null });
    await hide(ofQuestion).expect(200);
    const paths = order === 'the answer first' ? [ofAnswer, ofQuestion] : [ofQuestion, ofAnswer];
    for (const path of paths) await restore(path).expect(200);
    expect(await answers.read(question)).toEqual(before);
    // The asker's later choice is kept.
    await hide(ofAnswer).expect(200);
    const other = before.answers[1].id;
    await answers.accept(other);
    await restore(ofAnswer).expect(200);
    expect((await answers.read(question)).question.best_answer_id).toBe(other);
  });

  it('is 404 among hidden content once its parent was deleted, and visible again once the parent is restored', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'A topic', author.key);
    const reply = await forum.reply(topic);
    await app.api.delete(`/forum/topics/${topic}`, app.people.moderator.key).expect(200);
    await expectCode(hide(`/forum/replies/${reply}`), 404, 'reply_not_found');
    await expectCode(hide(`/forum/topics/${topic}`), 404, 'topic_not_found');
    await restore(`/forum/topics/${topic}`).expect(200);
    expect((await forum.readTopic(topic)).total).toBe(1);
  });
});

describe('links to files and videos', () => {
  it('end when the video is hidden, and only its author and moderators get a new one', async () => {
    const path = await uploaded(author);
    const before = (await app.api.get(`${path}/stream`).expect(200)).body.stream_url;
    expect(await statusOf(before)).toBe(200);
    await hide(path).expect(200);
    expect(await statusOf(before)).toBe(404);
    await expectCode(app.api.get(`${path}/stream`), 404, 'video_not_found');
    await expectCode(app.api.get(`${path}/stream`, app.people.other.key), 404, 'video_not_found');
    for (const key of [author.key, moderator()]) {
      expect(await statusOf((await app.api.get(`${path}/stream`, key).expect(200)).body.stream_url)).toBe(200);
      expect((await app.api.get(path, key).expect(200)).body.hidden.state).toBe('hidden');
    }
    await restore(path).expect(200);
    expect(await statusOf((await app.api.get(`${path}/stream`).expect(200)).body.stream_url)).toBe(200);
    expect(await statusOf(before)).toBe(404);
  });

  it('end when the share link is hidden, and no new one can be created meanwhile', async () => {
    const { id } = await filesOf(app).upload('words', 'a.txt', author.key);
    const { token } = (await app.api.post(`/files/${id}/share`, author.key).send({}).expect(201)).body;
    const link = (await app.api.post(`/shares/${token}/access`).send({}).expect(200)).body.url;
    const own = (await app.api.get(`/files/${id}/download`, author.key).expect(200)).body.download_url;
    await hide(await sharePath(app.database, token)).expect(200);
    for (const url of [link, own]) expect(await statusOf(url)).toBeGreaterThanOrEqual(403);
    await expectCode(app.api.get(`/shares/${token}`), 404, 'share_not_found');
    await expectCode(app.api.post(`/files/${id}/share`, author.key).send({}), 409, 'content_hidden');
    expect((await app.api.get('/me/hidden', author.key).expect(200)).body.content).toMatchObject([
      { target_type: 'share', parent_id: id, title: 'a.txt', reason: 'Spam', hidden_by: null },
    ]);
    const anew = (await app.api.get(`/files/${id}/download`, author.key).expect(200)).body.download_url;
    expect(await statusOf(anew)).toBe(200);
    await restore(await sharePath(app.database, token)).expect(200);
    await app.api.get(`/shares/${token}`).expect(200);
  });

  it('end when a file is deleted', async () => {
    const { id } = await filesOf(app).upload('words', 'a.txt', author.key);
    const { download_url: url } = (await app.api.get(`/files/${id}/download`, author.key).expect(200)).body;
    await app.api.delete(`/files/${id}`, author.key).expect(200);
    expect(await statusOf(url)).toBe(404);
  });
});

describe('content that only its owner sees', () => {
  it('is not in the moderators’ list, and cannot be hidden', async () => {
    const path = await uploaded(author, 'private');
    await expectCode(hide(path), 404, 'video_not_found');
    await app.api.delete(path, author.key).expect(200);
    const { id } = await filesOf(app).upload('words', 'secret.txt', author.key);
    await app.api.delete(`/files/${id}`, author.key).expect(200);
    const { body } = await app.api.get(`/moderation/hidden?author=${author.username}`, moderator()).expect(200);
    expect(body).toEqual({ content: [], page: 1, pages: 0, total: 0 });
    await expectCode(restore(path), 404, 'video_not_found');
  });

  it('includes a comment on a private video, and one that was removed before the video became private', async () => {
    const video = await uploaded(author);
    const [first, second] = [await commented(video, 'Said to few'), await commented(video, 'Said to few')];
    const target_id = Number(second.split('/').at(-1));
    const filing = app.api.post('/reports', author.key).send({ target_type: 'comment', target_id, reason: 'spam' });
    const report = (await filing.expect(201)).body.id;
    await hide(second).expect(200);
    const read = async () => {
      const list = await app.api.get('/moderation/hidden?target_type=comment&per_page=100', moderator()).expect(200);
      const { body } = await app.api.get(`/moderation/reports/${report}`, moderator()).expect(200);
      return [JSON.stringify(list.body).includes('Said to few'), body.context?.text ?? null];
    };
    expect(await read()).toEqual([true, 'Said to few']);
    await app.api.patch(video, author.key).send({ visibility: 'private' }).expect(200);
    expect(await read()).toEqual([false, null]);
    for (const comment of [first, second]) await expectCode(hide(comment), 404, 'comment_not_found');
    await app.api.patch(video, author.key).send({ visibility: 'unlisted' }).expect(200);
    expect(await read()).toEqual([true, 'Said to few']);
    await hide(first).expect(200);
    for (const comment of [first, second]) await restore(comment).expect(200);
  });

  it('includes a video that becomes private while it is being hidden', async () => {
    const path = await uploaded(author);
    const hiding = await inTransaction(app.database, async (transaction) => {
      await transaction.$executeRaw`UPDATE videos SET visibility = 'private' WHERE author_id = ${author.id}`;
      const sent = hide(path).then((reply) => reply);
      await someoneWaits();
      return { sent };
    });
    expect((await hiding.sent).body.code).toBe('video_not_found');
    await app.api.get(path, author.key).expect(200);
  });
});

describe('a deletion', () => {
  const age = (days: number) =>
    app.database.pool.query(`UPDATE removals SET at = now() - $1::integer * interval '1 day' WHERE author_id = $2`, [
      days,
      author.id,
    ]);
  const admin = () => commandLine(app.testDatabase.url, storageSettings(app.config.storage));

  it(`is undone within ${keptDays} days, and for good afterwards, bytes and earlier words too`, async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'A topic', author.key);
    await app.api.patch(`/forum/topics/${topic}`, author.key).send({ content: 'Edited' }).expect(200);
    const video = await uploaded(author);
    const stored = await app.database.pool.query(`SELECT object_key FROM videos WHERE author_id = $1`, [author.id]);
    for (const path of [`/forum/topics/${topic}`, video]) await app.api.delete(path, author.key).expect(200);
    await age(keptDays - 1);
    await purgeOld(app.database, (key) => app.storage.remove(key));
    for (const path of [`/forum/topics/${topic}`, video]) {
      await restore(path).expect(200);
      await app.api.delete(path, author.key).expect(200);
    }
    await age(keptDays + 1);
    const { rows } = await app.database.pool.query(`SELECT object_key FROM removed.videos WHERE author_id = $1`, [
      author.id,
    ]);
    const purged = await admin()(['purge', '--json']);
    expect([purged.code, JSON.parse(purged.stdout)]).toEqual([0, { things: 2, objects: 1 }]);
    for (const path of [`/forum/topics/${topic}`, video]) expect((await restore(path)).status).toBe(404);
    for (const { object_key: key } of [...stored.rows, ...rows]) await expect(app.storage.read(key)).rejects.toThrow();
    expect((await app.database.pool.query('SELECT FROM revisions WHERE owner_id = $1', [author.id])).rowCount).toBe(0);
  });

  it('deletes content hidden by a moderator with its parent', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'A topic', author.key);
    const reply = await forum.reply(topic);
    await hide(`/forum/replies/${reply}`).expect(200);
    await app.api.delete(`/forum/topics/${topic}`, author.key).expect(200);
    await purgeOld(app.database, (key) => app.storage.remove(key), 0);
    await expectCode(restore(`/forum/replies/${reply}`), 404, 'reply_not_found');
    expect(await removals()).toBe(0);
  });

  it('keeps at most as many bytes as the quota', async () => {
    const small = await testApp({ sharing: app, settings: { FILE_QUOTA: '1000' } });
    const files = filesOf(small);
    const before = await files.stored();
    for (const size of [600, 300, 600]) {
      const { id } = await files.upload(Buffer.alloc(size), 'a.bin', author.key);
      await small.api.delete(`/files/${id}`, author.key).expect(200);
    }
    const { rows } = await app.database.pool.query(
      'SELECT size::integer FROM removed.files WHERE owner_id = $1 ORDER BY id',
      [author.id],
    );
    expect(rows.map(({ size }) => size)).toEqual([300, 600]);
    expect(await files.stored()).toHaveLength(before.length + 2);
    await small.close();
  });

  it('keeps the bytes of content that is restored during the purge', async () => {
    const path = await uploaded(author);
    await app.api.delete(path, author.key).expect(200);
    const id = Number(path.split('/').at(-1));
    const choosing = await inTransaction(app.database, async (transaction) => {
      await restoreContent(transaction, { type: 'video', id });
      const keys = inTransaction(app.database, (other) => purgeBeyond(other, author.id, 0));
      await someoneWaits();
      return { keys };
    });
    expect(await choosing.keys).toEqual([]);
    expect(await statusOf((await app.api.get(`${path}/stream`).expect(200)).body.stream_url)).toBe(200);
  });

  it('moves removed content of a deleted board to the board that gets its topics', async () => {
    const forum = forumOf(app);
    const [own, target] = [await forum.board('Short-lived'), await forum.board('Lasting')];
    const [hidden, visible] = [await forum.topic(own), await forum.topic(own)];
    const reply = await forum.reply(visible);
    await hide(`/forum/topics/${hidden}`).expect(200);
    await hide(`/forum/replies/${reply}`).expect(200);
    await app.api.delete(`/forum/boards/${own}?move_to=${target}`, app.people.admin.key).expect(200);
    for (const path of [`topics/${hidden}`, `replies/${reply}`]) await restore(`/forum/${path}`).expect(200);
    expect((await forum.readBoard(target)).board).toMatchObject({ topic_count: 2, post_count: 3 });
  });

  it('purges what a user deleted with the account, and keeps public content hidden by moderators', async () => {
    const forum = forumOf(app);
    const [hidden, deleted] = [
      await forum.topic(board, 'Hidden', author.key),
      await forum.topic(board, 'Deleted', author.key),
    ];
    await hide(`/forum/topics/${hidden}`).expect(200);
    await app.api.delete(`/forum/topics/${deleted}`, author.key).expect(200);
    const { id } = await filesOf(app).upload('words', 'a.txt', author.key);
    await app.api.delete(`/files/${id}`, author.key).expect(200);
    const keys = await deleteAccount(app.database, author.id);
    expect(keys).toHaveLength(1);
    await expectCode(restore(`/forum/topics/${deleted}`), 404, 'topic_not_found');
    await restore(`/forum/topics/${hidden}`).expect(200);
    expect((await forum.readTopic(hidden)).topic.author).toBe(`deleted-${author.id}`);
  });

  it("deletes comments of others on a private video with its owner's account", async () => {
    const video = await uploaded(author);
    const [hidden, deleted] = [await commented(video, 'Hidden'), await commented(video, 'Deleted')];
    await hide(hidden).expect(200);
    await app.api.delete(deleted, app.people.other.key).expect(200);
    await app.api.patch(video, author.key).send({ visibility: 'private' }).expect(200);
    const before = await removals();
    await deleteAccount(app.database, author.id);
    expect(await removals()).toBe(before - 2);
    expect(await communityOf(app).breaches()).toEqual([]);
  });

  it('refuses to restore a shop product whose slug was taken', async () => {
    const body = { title: 'A bag', slug: 'bag', price: 10, category: 'Bags' };
    const make = () => app.api.post('/shop/products', moderator()).send(body).expect(201);
    const first = `/shop/products/${(await make()).body.id}`;
    await app.api.delete(first, moderator()).expect(200);
    await make();
    await expectCode(restore(first), 409, 'already_exists');
  });
});

describe('a hidden product or store', () => {
  it('can be edited but not restored by its owner, and its orders continue', async () => {
    const shops = shopsOf(app);
    const { id, slug } = await shops.store(author.key);
    const product = await shops.product(slug, { stock: 5 }, author.key);
    const order = (await shops.order('marketplace', [[product, 2]])).body.id;
    const path = `/marketplace/products/${product}`;
    await hide(path, 'Not yours').expect(200);
    const changed = await app.api.patch(path, author.key).send({ title: 'Mended' }).expect(200);
    expect(changed.body).toMatchObject({
      title: 'Mended',
      status: 'inactive',
      hidden: { state: 'hidden', reason: 'Not yours' },
    });
    await expectCode(app.api.patch(path, author.key).send({ status: 'active' }), 409, 'content_hidden');
    expect((await shops.order('marketplace', [[product, 1]])).body.code).toBe('product_not_found');
    await app.api.delete(`/orders/${order}`, app.people.member.key).expect(200);
    await restore(path).expect(200);
    expect((await app.api.get(path).expect(200)).body).toMatchObject({ stock: 5, status: 'active', hidden: null });
    const store = `/marketplace/stores/${slug}`;
    await hide(`/marketplace/stores/${id}`).expect(200);
    await expectCode(app.api.patch(store, moderator()).send({ status: 'active' }), 409, 'content_hidden');
    await expectCode(app.api.get(path), 404, 'product_not_found');
    await restore(`/marketplace/stores/${id}`).expect(200);
    await app.api.get(path).expect(200);
  });
});

describe('hidden content', () => {
  it('includes shop products, which staff can only restore by ending the removal', async () => {
    const path = `/shop/products/${await shopsOf(app).shopProduct()}`;
    await hide(path).expect(200);
    await expectCode(app.api.patch(path, moderator()).send({ status: 'active' }), 409, 'content_hidden');
  });

  it('includes share links of videos, which get no new one', async () => {
    const path = await uploaded(author);
    const { token } = (await app.api.post(`${path}/share`, author.key).send({}).expect(201)).body;
    await hide(await sharePath(app.database, token)).expect(200);
    await expectCode(app.api.post(`${path}/share`, author.key).send({}), 409, 'content_hidden');
  });

  it.each(['/me/hidden', '/moderation/hidden'])('is listed by pages that there can be: %s', async (path) => {
    await expectCode(app.api.get(`${path}?page=0`, moderator()), 400, 'invalid_param');
  });
});

describe('concurrent removals', () => {
  it.each(['topic', 'reply'] as const)('is hidden after a concurrent restore: a %s', async (type) => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'Fought over', author.key);
    const [id, path] = type === 'topic' ? [topic, `/forum/topics/${topic}`] : await replied(topic);
    await hide(path).expect(200);
    const hiding = await inTransaction(app.database, async (transaction) => {
      await restoreContent(transaction, { type, id });
      const sent = hide(path, 'Again').then((reply) => reply);
      await someoneWaits();
      return { sent };
    });
    expect((await hiding.sent).body).toMatchObject({ state: 'hidden', reason: 'Again' });
    await restore(path).expect(200);
  });

  it('end in a consistent state of hidden, restored and new content', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(board, 'Fought over', author.key);
    const path = `/forum/topics/${topic}`;
    const first = await forum.reply(topic);
    const acts = [
      () => hide(path),
      () => restore(path),
      () => hide(`/forum/replies/${first}`),
      () => restore(`/forum/replies/${first}`),
      () => app.api.post(`${path}/replies`, app.people.other.key).send({ content: 'Me too' }),
      () => app.api.get(path, author.key),
    ];
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) => inTheEnd(acts[index % acts.length] as (typeof acts)[0])),
    );
    expect(replies.filter(({ status }) => ![200, 201, 404].includes(status)).map(({ body }) => body)).toEqual([]);
    await restore(path).expect(200);
    await restore(`/forum/replies/${first}`).expect(200);
    const { total } = await forum.readTopic(topic);
    expect(total).toBe(1 + replies.filter(({ status }) => status === 201).length);
    expect(await communityOf(app).breaches()).toEqual([]);
  });
});

it('keep removed rows of each kind in a table with its columns', async () => {
  const { rows } = await app.database.pool.query<{ name: string; own: string; away: string }>(`
    SELECT tablename AS name, (SELECT string_agg(attname || format_type(atttypid, atttypmod), ', ' ORDER BY attname)
      FROM pg_attribute WHERE attrelid = to_regclass('public.' || tablename) AND attnum > 0 AND NOT attisdropped) AS own,
      (SELECT string_agg(attname || format_type(atttypid, atttypmod), ', ' ORDER BY attname)
      FROM pg_attribute WHERE attrelid = to_regclass('removed.' || tablename) AND attnum > 0 AND NOT attisdropped
        AND attname <> 'removal') AS away
    FROM pg_tables WHERE schemaname = 'removed'`);
  expect(rows.length).toBe(15);
  for (const { name, own, away } of rows) expect([name, away]).toEqual([name, own]);
});
