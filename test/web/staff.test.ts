import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeForPeople } from '../../src/community/moderation/person-removal-job.js';
import { removeContent } from '../../src/content/removal/removal.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { forumOf } from '../helpers/forum.js';
import { type KindName, kinds, kindsThatCan, type Made, make, pathFor, pathOf, shownIn } from '../helpers/kinds.js';
import { createPerson } from '../helpers/people.js';
import { videosOf } from '../helpers/videos.js';
import { formAt, newcomer, password, tokenIn, Visitor } from './visitor.js';

type Role = 'member' | 'moderator' | 'admin';

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

let made = 0;
/** A signed-in user who has been promoted since. */
async function signedIn(role: Role): Promise<{ visitor: Visitor; username: string; id: number }> {
  const username = `staff-${role}-${++made}`;
  const visitor = await newcomer(app, username);
  const { id } = await app.database.prisma.user.update({ where: { username }, data: { role }, select: { id: true } });
  return { visitor, username, id };
}

let moderator: Awaited<ReturnType<typeof signedIn>>;
let admin: typeof moderator;
beforeAll(async () => {
  [moderator, admin] = [await signedIn('moderator'), await signedIn('admin')];
});

/** A report about content of a new user. */
let report: number;
let author: { id: number; username: string; key: string };
beforeEach(async () => {
  author = await createPerson(app.database, `staff-author-${++made}`);
  const reporter = await createPerson(app.database, `staff-reporter-${made}`);
  const target_id = await forumOf(app).topic(board, 'What was <b>said</b>', author.key);
  const body = { target_type: 'topic', target_id, reason: 'spam', note: 'Look & see' };
  report = (await app.api.post('/reports', reporter.key).send(body).expect(201)).body.id;
});

const rowOf = (id = report) => app.database.prisma.report.findUniqueOrThrow({ where: { id } });
const latest = async () =>
  (await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200)).body.entries[0];
/** Opens a page, submits one of its forms, and follows the redirect. */
async function send(visitor: Visitor, ...form: Parameters<Visitor['send']>) {
  const answer = await visitor.send(...form);
  return { ...answer, after: answer.location === null ? null : (await visitor.get(answer.location)).text };
}

const paths = () => [
  '/staff',
  `/staff/reports/${report}`,
  '/staff/hidden',
  '/staff/people',
  `/staff/people/${author.username}`,
  '/staff/invitations',
  '/staff/sign-ups',
  '/staff/log',
  '/staff/log.jsonl',
];
const contentOf = (type: string, id: number | string) => `/moderation/content/${type}/${id}`;
const forms = () => {
  const [reported, user] = [`/moderation/reports/${report}`, `/users/${author.username}`];
  return [
    ...['PUT', 'DELETE'].map((method) => formAt('/staff/hidden', `${method} ${contentOf('topic', 1)}`)),
    ...[`PUT ${reported}/claim`, `DELETE ${reported}/claim`, `PUT ${reported}/resolution`].map((operation) =>
      formAt(`/staff/reports/${report}`, operation),
    ),
    ...['suspension', 'silence'].flatMap((kind) =>
      ['PUT', 'DELETE'].map((method) => formAt(`/staff/people/${author.username}`, `${method} ${user}/${kind}`)),
    ),
    ...[`PUT ${user}/role`, `POST ${user}/warnings`, `POST ${user}/removals`, 'DELETE /moderation/removals/1'].map(
      (operation) => formAt(`/staff/people/${author.username}`, operation),
    ),
  ];
};

describe('the pages of staff', () => {
  it('are missing for others: they get the reply of a missing page, whatever they send', async () => {
    const { visitor: member } = await signedIn('member');
    // Except for the search terms and links derived from the address.
    const without = (html: string) =>
      html
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'request')
        .replaceAll(/\?next=[^"]*/g, '')
        .replace(/(<input id="q" [^>]*value=")[^"]*/, '$1');
    for (const visitor of [member, new Visitor(app)]) {
      for (const headers of [{}, { Accept: 'application/json' }] as Record<string, string>[]) {
        const missing = await visitor.get('/nowhere', headers);
        expect(missing.status).toBe(404);
        for (const path of [...paths(), ...forms()]) {
          const answer = await visitor.get(path, headers);
          expect([answer.status, without(answer.text)], path).toEqual([404, without(missing.text)]);
        }
      }
      const token = tokenIn((await visitor.get('/')).text);
      const missing = await visitor.post('/nowhere', { form_token: token });
      for (const path of forms()) {
        const answer = await visitor.post(path, { form_token: token, reason: 'x', until: 'P7D', role: 'admin' });
        expect([answer.status, without(answer.text)], path).toEqual([missing.status, without(missing.text)]);
      }
    }
    expect(await rowOf()).toMatchObject({ status: 'open' });
    const own = await member.get('/profile');
    expect(own.text).not.toContain('href="/staff');
    expect((await moderator.visitor.get('/profile')).text).toContain('href="/staff"');
  });

  it('hides the pages of admins from moderators', async () => {
    for (const path of ['/staff/log', '/staff/log.jsonl', '/staff/sign-ups']) {
      expect((await moderator.visitor.get(path)).status).toBe(404);
      expect((await admin.visitor.get(path)).status).toBe(200);
    }
    const answer = await moderator.visitor.send('/staff', `PUT /users/${author.username}/role`, { role: 'admin' });
    expect(answer.status).toBe(403);
    const { role } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: author.id } });
    expect(role).toBe('member');
    expect((await moderator.visitor.get('/staff')).text).not.toContain('/staff/log');
  });

  it('end with the role, and with a suspension', async () => {
    const other = await signedIn('moderator');
    const token = tokenIn((await other.visitor.get('/staff')).text);
    await app.database.prisma.user.update({ where: { id: other.id }, data: { role: 'member' } });
    expect((await other.visitor.get('/staff')).status).toBe(404);
    const claim = formAt(`/staff/reports/${report}`, `PUT /moderation/reports/${report}/claim`);
    expect((await other.visitor.post(claim, { form_token: token })).status).toBe(404);
    const third = await signedIn('moderator');
    await app.database.prisma.user.update({ where: { id: third.id }, data: { suspendedAt: new Date() } });
    expect((await third.visitor.get('/staff')).status).toBe(404);
  });

  it('refuse a form without its token', async () => {
    for (const path of forms()) {
      const answer = await admin.visitor.post(path, { reason: 'x', until: 'P7D', role: 'admin' });
      expect([answer.status, answer.text.includes('This form had expired')], path).toEqual([403, true]);
    }
    expect(await rowOf()).toMatchObject({ status: 'open' });
  });

  it('are there without the pages of the community', async () => {
    const off = await testApp({ sharing: app, settings: { SITE: 'off' } });
    try {
      const visitor = new Visitor(off);
      await visitor.submit('/sign-in', { username: admin.username, password });
      for (const path of paths()) {
        const { status, text } = await visitor.get(path);
        expect([status, text.includes('site.webmanifest')], path).toEqual([200, false]);
      }
      const page = `/staff/reports/${report}`;
      expect((await visitor.get(page)).text).not.toContain('href="/forum');
      expect((await visitor.send(page, `PUT /moderation/reports/${report}/claim`)).location).toBe(page);
      expect(await rowOf()).toMatchObject({ status: 'claimed' });
      expect((await visitor.get('/forum')).status).toBe(404);
    } finally {
      await off.close();
    }
  });

  it('are in German, and kept by no browser', async () => {
    const german = { 'Accept-Language': 'de' };
    const shown = await admin.visitor.get(`/staff/people/${author.username}`, german);
    expect(shown.text).toContain('Verwarnen');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    for (const path of paths().slice(0, -1)) {
      const { text } = await admin.visitor.get(path, german);
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
      expect(text, path).toContain('Moderation');
    }
  });
});

describe('the queue', () => {
  it('shows what waits, the longest first, by filters what fits, and page after page', async () => {
    const idsOn = async (path: string, expected = 200) => {
      const { text, status } = await moderator.visitor.get(path);
      expect(status).toBe(expected);
      return [...text.matchAll(/<a href="\/staff\/reports\/(\d+)"/g)].map(([, id]) => Number(id));
    };
    const { visitor } = moderator;
    await send(visitor, `/staff/reports/${report}`, `PUT /moderation/reports/${report}/claim`);
    const wanted = async (query: string) => {
      const { body } = await app.api.get(`/moderation/reports?${query}`, app.people.moderator.key).expect(200);
      return body.reports.map(({ id }: { id: number }) => id);
    };
    expect(await idsOn('/staff')).toEqual(await wanted('status=open&sort=oldest'));
    expect(await idsOn('/staff?status=any&sort=newest')).toEqual(await wanted('sort=newest'));
    expect(await idsOn('/staff?status=any&claimed_by=me')).toEqual([report]);
    expect(await idsOn('/staff?status=claimed&reason=spam&target_type=topic')).toContain(report);
    const { targetId } = await rowOf();
    expect(await idsOn(`/staff?status=any&target=topic:${targetId}`)).toEqual([report]);
    // Invalid filters are ignored, and the page says so.
    expect(await idsOn('/staff?status=nonsense&page=x&reason=', 400)).toEqual(await wanted('sort=oldest'));
    const { rows } = await app.database.pool.query(
      `INSERT INTO reports (target_type, target_id, reporter_id, reason)
       SELECT 'topic', 1000000 + n, $1, 'other' FROM generate_series(1, 45) n RETURNING id`,
      [author.id],
    );
    let path: string | undefined = '/staff?reason=other&sort=newest';
    const seen: number[] = [];
    while (path !== undefined) {
      const { text } = await visitor.get(path);
      seen.push(...[...text.matchAll(/<a href="\/staff\/reports\/(\d+)"/g)].map(([, id]) => Number(id)));
      path = /href="([^"]+)">Next/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toEqual(rows.map(({ id }) => id).reverse());
    await app.database.pool.query('DELETE FROM reports WHERE target_id > 1000000');
  });
});

describe('a report', () => {
  it('is shown with what it is about, escaped', async () => {
    const { text } = await moderator.visitor.get(`/staff/reports/${report}`);
    expect(text).toContain('What was &lt;b>said&lt;/b>');
    expect(text).toContain('Look &amp; see');
    // Links to API paths are for programs.
    expect(text).not.toMatch(/<a [^>]*href="\/api\/v1\/(?!openapi|health)/);
    expect(text).toContain(author.username);
    for (const id of ['0', '2147483647', 'x', '1e1']) {
      expect((await moderator.visitor.get(`/staff/reports/${id}`)).status, id).toBe(404);
    }
  });

  it('is claimed, left and resolved, each of which is in the log with the request that did it', async () => {
    const { visitor, username } = moderator;
    const page = `/staff/reports/${report}`;
    const acts = [
      ['PUT claim', {}, 'claimed', 'claimReport', null],
      ['DELETE claim', {}, 'open', 'releaseReport', null],
      ['PUT claim', {}, 'claimed', 'claimReport', null],
      ['PUT resolution', { outcome: 'upheld', note: 'Sold\r\nseeds' }, 'upheld', 'resolveReport', 'Sold\nseeds'],
    ] as const;
    for (const [act, fields, status, action, reason] of acts) {
      const answer = await send(visitor, page, act.replace(' ', ` /moderation/reports/${report}/`), fields);
      expect([answer.status, answer.location]).toEqual([303, page]);
      expect(answer.after).toContain('role="status"');
      expect(await rowOf()).toMatchObject({ status });
      expect(await latest()).toMatchObject({
        action,
        actor: username,
        target_type: 'report',
        target_id: report,
        reason,
        request_id: answer.headers.get('x-request-id'),
      });
    }
    expect((await visitor.get(page)).text).toContain('This report is resolved.');
  });

  it('says that another moderator claimed the report, and keeps the refused input', async () => {
    const page = `/staff/reports/${report}`;
    const { visitor } = moderator;
    const stale = tokenIn((await visitor.get(page)).text);
    const [claim, resolve] = ['claim', 'resolution'].map((step) => `PUT /moderation/reports/${report}/${step}`) as [
      string,
      string,
    ];
    await app.api.put(`/moderation/reports/${report}/claim`, app.people.moderator.key).expect(200);
    const refused = await visitor.post(formAt(page, claim), { form_token: stale });
    expect([refused.status, refused.text.includes('Another moderator is handling this report.')]).toEqual([409, true]);
    expect((await visitor.get(page)).text).toContain('MoModerator is handling this report.');
    const before = await latest();
    const resolution = { form_token: stale, outcome: 'upheld', note: 'N' };
    const resolved = await visitor.post(formAt(page, resolve), resolution);
    expect(resolved.status).toBe(409);
    const wrong = await send(admin.visitor, page, resolve, { outcome: 'perhaps', note: 'My words' });
    expect([wrong.status, wrong.text.includes('role="alert"'), wrong.text.includes('My words')]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await latest()).toEqual(before);
    // An admin may.
    expect((await send(admin.visitor, page, resolve, { outcome: 'rejected' })).status).toBe(303);
  });

  it('about staff is not there for them', async () => {
    await app.database.prisma.report.update({ where: { id: report }, data: { authorId: moderator.id } });
    const page = `/staff/reports/${report}`;
    expect((await moderator.visitor.get(page)).status).toBe(404);
    for (const at of ['/staff', page]) {
      const claim = formAt(at, `PUT /moderation/reports/${report}/claim`);
      expect((await moderator.visitor.submit('/staff', {}, claim)).status, at).toBe(404);
    }
    expect((await admin.visitor.get(page)).status).toBe(200);
  });

  it('leads to what is done about its author, and back', async () => {
    const page = `/staff/reports/${report}`;
    const suspension = `PUT /users/${author.username}/suspension`;
    const fields = { reason: 'Spam', until: 'P7D' };
    const done = await send(moderator.visitor, page, suspension, fields);
    expect([done.status, done.location]).toEqual([303, page]);
    expect(done.after).toContain(`${author.username} is suspended.`);
    expect(done.after).toContain('Unsuspend');
    await app.api.get('/me', author.key).expect(403);
    const without = await send(moderator.visitor, page, suspension, { ...fields, reason: ' ' });
    expect([without.status, without.text.includes(`Report ${report}`)]).toEqual([422, true]);
    // A new warning returns to the page, too.
    const warning = { text: 'No spam', next: page };
    expect((await send(admin.visitor, page, `POST /users/${author.username}/warnings`, warning)).location).toBe(page);
    expect((await admin.visitor.get(page)).text).toContain(`name="next" value="${page}"`);
  });
});

/** Content of the author, unless only staff create it. */
const makeOf = (name: KindName) => make(app, name, kinds[name].by === undefined ? { by: author } : {});
const targetOf = ({ type, id, at, name }: Made) =>
  kinds[name].namedBy === 'token' ? { target_type: type, target_token: at } : { target_type: type, target_id: id };

describe('a reported post', () => {
  it.each(kindsThatCan('hide'))('is hidden and restored, as the log says with the request: %s', async (name) => {
    const content = await makeOf(name);
    const target = targetOf(content);
    const reporter = await createPerson(app.database, `staff-hider-${++made}`);
    const { body } = await app.api
      .post('/reports', reporter.key)
      .send({ reason: 'abuse', ...target })
      .expect(201);
    const isThere = async () => {
      const reply = await app.api.get(pathFor(content, kinds[name].page[0]));
      return reply.status === 200 && shownIn(content, reply.body) !== undefined;
    };
    const page = `/staff/reports/${body.id}`;
    const path = contentOf(body.target_type, body.target_id);
    expect(await isThere()).toBe(true);
    const without = await send(moderator.visitor, page, `PUT ${path}`, { reason: ' ' });
    expect([without.status, without.text.includes(`Report ${body.id}`)]).toEqual([422, true]);
    const done = await send(moderator.visitor, page, `PUT ${path}`, { reason: 'Not here' });
    expect([done.status, done.location]).toEqual([303, page]);
    expect(done.after).toContain('>Restore</button>');
    expect(done.after).toContain('Not here');
    expect(await isThere()).toBe(false);
    const another = await createPerson(app.database, `staff-late-${++made}`);
    expect((await app.api.post('/reports', another.key).send({ reason: 'abuse', ...target })).status).toBe(404);
    expect(await latest()).toMatchObject({
      action: expect.stringMatching(/^hide/),
      actor: moderator.username,
      target_type: body.target_type,
      target_id: body.target_id,
      reason: 'Not here',
      request_id: done.headers.get('x-request-id'),
    });
    const listed = await moderator.visitor.get(`/staff/hidden?state=hidden&target_type=${body.target_type}`);
    expect(listed.text).toContain(`do=DELETE+${encodeURIComponent(path)}"`);
    const back = await send(moderator.visitor, '/staff/hidden', `DELETE ${path}`);
    expect([back.status, back.location]).toEqual([303, '/staff/hidden']);
    expect(await isThere()).toBe(true);
    expect(await latest()).toMatchObject({
      action: expect.stringMatching(/^restore/),
      request_id: back.headers.get('x-request-id'),
    });
  });

  it.each(['product of a store', 'product of the shop'] as const)(
    'is restored where it was deleted: %s',
    async (name) => {
      const content = await makeOf(name);
      const read = pathOf(content);
      await app.api.delete(read, app.people.moderator.key).expect(200);
      const restore = `DELETE ${contentOf('product', content.id)}`;
      const { status } = await send(moderator.visitor, '/staff/hidden?state=deleted', restore);
      expect(status).toBe(303);
      await app.api.get(read).expect(200);
    },
  );

  it('is approved or refused where it waits for that', async () => {
    const pending = async (title: string) => {
      const id = await forumOf(app).topic(board, title, author.key);
      await inTransaction(app.database, (transaction) =>
        removeContent(transaction, { type: 'topic', id }, { state: 'held', actor: null }),
      );
      return id;
    };
    const [first, second] = [await pending('Held first'), await pending('Held second')];
    const shown = async () => (await moderator.visitor.get('/staff/hidden?state=held')).text;
    expect(await shown()).toContain('Held first');
    await send(moderator.visitor, '/staff/hidden?state=held', `DELETE ${contentOf('topic', first)}`);
    await app.api.get(`/forum/topics/${first}`).expect(200);
    expect(await shown()).toContain('Held second');
    await send(moderator.visitor, '/staff/hidden', `PUT ${contentOf('topic', second)}`, { reason: 'No' });
    expect(await shown()).not.toContain('Held');
    await app.api.get(`/forum/topics/${second}`).expect(404);
  });

  it('is nothing that is gone, nor a person', async () => {
    for (const place of ['topic/2147483647', 'topic/0', 'topic/x', 'user/1', 'board/1', 'file/1']) {
      const answer = await send(moderator.visitor, '/staff', `PUT /moderation/content/${place}`, { reason: 'x' });
      expect(answer.status, place).toBe(404);
    }
  });
});

describe('people', () => {
  it('are looked up by name', async () => {
    const { visitor } = moderator;
    const found = await visitor.get(`/staff/people?name=${author.username.toUpperCase()}`);
    expect([found.status, found.location]).toEqual([303, `/staff/people/${author.username}`]);
    for (const name of ['nobody_at_all', 'x y', '%00', 'x']) {
      const answer = await visitor.get(`/staff/people?name=${name}`);
      expect([answer.status, answer.text.includes('There is no account with this name.')], name).toEqual([404, true]);
    }
    expect((await visitor.get('/staff/people/nobody_at_all')).status).toBe(404);
  });

  it('are found by a part of their name, and shown with what they published, which can be hidden there', async () => {
    const { visitor } = moderator;
    for (const name of ['part_of_one', 'PartOfTwo', 'partXofXtwo']) await createPerson(app.database, name);
    const names = async (part: string) => {
      const { text } = await visitor.get(`/staff/people?name=${part}`);
      return [...text.matchAll(/<a href="\/staff\/people\/([\w-]+)">/g)].map(([, name]) => name);
    };
    expect(await names('artof')).toEqual(['PartOfTwo']);
    expect(await names('part')).toEqual(['part_of_one', 'PartOfTwo', 'partXofXtwo']);
    // Taken literally, not as a pattern.
    expect(await names('t_o')).toEqual(['part_of_one']);
    const page = `/staff/people/${author.username}`;
    const topic = (
      await app.api
        .post('/forum/topics', author.key)
        .send({ board_id: board, title: 'Watches <b>', content: 'x' })
        .expect(201)
    ).body.id;
    expect((await visitor.get(page)).text).toContain('Watches &lt;b>');
    await send(visitor, page, `PUT ${contentOf('topic', topic)}`, { reason: 'An advertisement' });
    expect((await visitor.get(page)).text).not.toContain('Watches');
    await app.api.get(`/forum/topics/${topic}`).expect(404);
    // Shown below content of others, but not below a private video of theirs.
    const others = await forumOf(app).topic(board);
    const videos = videosOf(app);
    const seen = await videos.video();
    const reply = { content: 'A reply <i>' };
    const { body } = await app.api.post(`/forum/topics/${others}/replies`, author.key).send(reply).expect(201);
    await app.api.post(`/videos/${seen}/comments`, author.key).send({ content: 'A comment <i>' }).expect(201);
    const own = await videos.video({ visibility: 'private' }, author);
    await app.api.post(`/videos/${own}/comments`, author.key).send({ content: 'A note' }).expect(201);
    const { text } = await visitor.get(page);
    for (const said of ['A reply &lt;i>', 'A comment &lt;i>']) expect(text).toContain(said);
    expect(text).not.toContain('A note');
    await send(visitor, page, `PUT ${contentOf('reply', body.id)}`, { reason: 'An advertisement' });
    expect((await visitor.get(page)).text).not.toContain('A reply');
  });

  it('are nowhere under what is no name', async () => {
    const { visitor } = moderator;
    expect((await visitor.get('/staff/people/x%20y')).status).toBe(404);
  });

  it.each([
    ['suspension', 'suspendUser', 'unsuspendUser'],
    ['silence', 'silenceUser', 'unsilenceUser'],
  ] as const)('get a %s and are freed of it, as the log says with the request', async (kind, put, remove) => {
    const page = `/staff/people/${author.username}`;
    const path = `/users/${author.username}/${kind}`;
    const begun = await send(moderator.visitor, page, `PUT ${path}`, { reason: 'Shouts', until: 'P30D' });
    expect(begun.location).toBe(page);
    const entry = await latest();
    expect(entry).toMatchObject({
      action: put,
      actor: moderator.username,
      target: author.username,
      reason: 'Shouts',
      request_id: begun.headers.get('x-request-id'),
    });
    expect(Math.abs(Date.parse(entry.details.until) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
    const ended = await send(moderator.visitor, page, `DELETE ${path}`);
    expect(await latest()).toMatchObject({ action: remove, request_id: ended.headers.get('x-request-id') });
    await app.api.post('/forum/topics', author.key).send({ board_id: board, title: 'x', content: 'x' }).expect(201);
    const never = await send(moderator.visitor, page, `PUT ${path}`, { reason: 'Shouts', until: '' });
    expect(never.after).toContain('no end date');
    for (const wrong of [
      { until: '99' },
      { until: 'P99999D' },
      { until: 'constructor' },
      { reason: 'x'.repeat(1001) },
    ]) {
      const answer = await send(moderator.visitor, page, `PUT ${path}`, { reason: 'y', until: 'P7D', ...wrong });
      expect([answer.status, answer.text.includes('role="alert"')]).toEqual([400, true]);
    }
  });

  it('are warned, and acknowledge it on their own page before they go on', async () => {
    const { visitor, username } = await signedIn('member');
    const profile = async () => (await visitor.get('/profile')).text;
    const page = `/staff/people/${username}`;
    expect(await profile()).not.toContain('/profile/warnings');
    const warn = `POST /users/${username}/warnings`;
    const empty = await send(moderator.visitor, page, warn, { text: ' ' });
    expect([empty.status, empty.text.includes('role="alert"')]).toEqual([422, true]);
    const done = await send(moderator.visitor, page, warn, { text: 'Stop <b>\r\nthis', next: page });
    expect([done.location, done.after?.includes(`${username} has been warned.`)]).toEqual([page, true]);
    expect(done.after).toContain('Stop &lt;b>\nthis');
    expect(done.after).toContain('not yet');
    expect(await latest()).toMatchObject({
      action: 'createWarning',
      actor: moderator.username,
      target: username,
      request_id: done.headers.get('x-request-id'),
    });
    expect(await profile()).toContain('href="/profile/warnings"');
    const { text } = await visitor.get('/profile/warnings');
    expect(text).toContain('Stop &lt;b>\nthis');
    // The moderator's name is only for staff.
    expect(text).not.toContain(moderator.username);
    const id = /name="id" value="(\d+)"/.exec(text)?.[1] ?? '';
    const { visitor: another } = await signedIn('member');
    for (const [who, of] of [
      [another, id],
      [visitor, '0'],
      [visitor, 'x'],
    ] as const) {
      expect((await send(who, '/profile/warnings', '/profile/warnings', { id: of })).status).toBe(404);
    }
    const read = await send(visitor, '/profile/warnings', '/profile/warnings', { id });
    expect([read.location, read.after?.includes('You have acknowledged the warning.')]).toEqual([
      '/profile/warnings',
      true,
    ]);
    expect(read.after).not.toContain('name="id"');
    expect(await profile()).not.toContain('/profile/warnings');
    expect((await moderator.visitor.get(page)).text).not.toContain('not yet');
  });

  it('lose all content at once, as the page shows while it goes on, and get it back', async () => {
    const work = () => removeForPeople({ ...app, log: silentLog, signal: new AbortController().signal });
    const page = `/staff/people/${author.username}`;
    const topics = async () => (await app.api.get(`/users/${author.username}/topics`).expect(200)).body.total;
    expect(await topics()).toBe(1);
    const remove = `POST /users/${author.username}/removals`;
    const wrong = await send(moderator.visitor, page, remove, { action: 'burn', reason: 'My words' });
    expect([wrong.status, wrong.text.includes('role="alert"'), wrong.text.includes('My words')]).toEqual([
      400,
      true,
      true,
    ]);
    const begun = await send(moderator.visitor, page, remove, { action: 'delete', reason: 'Spam', next: page });
    expect(begun.location).toBe(page);
    expect(begun.after).toContain('Being removed');
    expect(begun.after).toContain('0 done, 1 left');
    expect(await latest()).toMatchObject({
      action: 'createPersonRemoval',
      actor: moderator.username,
      request_id: begun.headers.get('x-request-id'),
    });
    const twice = await send(moderator.visitor, page, remove, { action: 'hide', reason: 'Spam' });
    expect([twice.status, twice.text.includes('role="alert"')]).toEqual([409, true]);
    await work();
    const { text } = await moderator.visitor.get(page);
    expect(text).toContain('Removed</span>');
    expect(text).not.toContain('<progress');
    expect(await topics()).toBe(0);
    const restore = /do=(DELETE[^"]+removals%2F\d+)"/.exec(text)?.[1] ?? '';
    const undone = await send(moderator.visitor, page, decodeURIComponent(restore.replace('+', ' ')));
    expect(undone.after).toContain('Being restored');
    expect(undone.after).not.toContain('do=DELETE+%2Fmoderation%2Fremovals');
    await work();
    expect((await moderator.visitor.get(page)).text).toContain('Restored</span>');
    expect(await topics()).toBe(1);
    expect((await send(moderator.visitor, page, 'DELETE /moderation/removals/2147483647')).status).toBe(404);
    // Staff cannot do this to themselves, nor moderators to staff.
    const own = `/staff/people/${moderator.username}`;
    expect((await moderator.visitor.get(own)).text).not.toContain('Remove all posts');
    const acts = { removals: { action: 'hide', reason: 'x' }, warnings: { text: 'x' } };
    for (const [act, fields] of Object.entries(acts)) {
      const refused = await send(moderator.visitor, own, `POST /users/${moderator.username}/${act}`, fields);
      expect([refused.status, refused.text.includes('role="alert"')], act).toEqual([403, true]);
    }
  });

  it('get a role by admins, and are left alone by those who may do nothing to them', async () => {
    const page = `/staff/people/${author.username}`;
    const answer = await send(admin.visitor, page, `PUT /users/${author.username}/role`, { role: 'moderator' });
    expect(answer.after).toContain(`${author.username} is now moderator.`);
    expect(await latest()).toMatchObject({
      action: 'setUserRole',
      actor: admin.username,
      details: { from: 'member', to: 'moderator' },
      request_id: answer.headers.get('x-request-id'),
    });
    const shown = await moderator.visitor.get(page);
    expect(shown.text).toContain('Only admins can do this to staff.');
    expect(shown.text).not.toContain('Suspend<');
    const refused = await send(moderator.visitor, page, `PUT /users/${author.username}/suspension`, { reason: 'x' });
    expect([refused.status, refused.text.includes('Only admins can do this to staff.')]).toEqual([403, true]);
    const own = `/staff/people/${admin.username}`;
    expect((await admin.visitor.get(own)).text).toContain('You cannot do this to yourself.');
    expect((await send(admin.visitor, own, `PUT /users/${admin.username}/role`, { role: 'member' })).status).toBe(403);
  });

  it('lets silenced staff read the pages, but not act', async () => {
    const other = await signedIn('moderator');
    await app.database.prisma.user.update({ where: { id: other.id }, data: { silencedAt: new Date() } });
    const page = `/staff/reports/${report}`;
    const answer = await send(other.visitor, page, `PUT /moderation/reports/${report}/claim`);
    expect([answer.status, answer.text.includes('can read, but not post')]).toEqual([403, true]);
    expect(await rowOf()).toMatchObject({ status: 'open' });
  });
});

describe('the log', () => {
  it('is shown by filters, and downloaded whole, one entry a line', async () => {
    await app.database.pool.query(
      `INSERT INTO audit_log (actor_id, action, target_type, target_id, request_id, reason)
       SELECT $1, 'lockTopic', 'topic', n, 'bulk', 'Two' || chr(10) || 'lines' FROM generate_series(1, 2500) n`,
      [admin.id],
    );
    const { text } = await admin.visitor.get(`/staff/log?actor=${admin.username}&action=lockTopic&target=topic:7`);
    expect(text).toContain('topic 7');
    expect(text).toContain('1 entry');
    const wrong = await admin.visitor.get('/staff/log?actor=%00&target=x');
    expect([wrong.status, wrong.text.includes('“x” is not a type, a colon, and an id')]).toEqual([400, true]);
    expect((await admin.visitor.get('/staff/log?page=-1')).status).toBe(400);
    const all = await admin.visitor.get('/staff/log.jsonl');
    expect(all.headers.get('content-type')).toBe('application/jsonl');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename=plaza-log.jsonl');
    const ids = (whole: string) =>
      whole
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id);
    const rows = await app.database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
    expect(ids(all.text)).toEqual(rows.map(({ id }) => id));
    const some = await admin.visitor.get('/staff/log.jsonl?action=lockTopic&target=topic:7');
    expect(ids(some.text)).toHaveLength(1);
    expect((await admin.visitor.get('/staff/log.jsonl?target=nonsense')).status).toBe(400);
  });
});
