import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeForPeople } from '../../src/community/moderation/person-removal-job.js';
import { removeContent } from '../../src/content/removal/removal.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { siteLanguages } from '../../src/core/platform/settings/choices.js';
import { actionIn, auditActions } from '../../src/web/staff/log.js';
import { textsIn } from '../../src/web/texts/texts.js';
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
  '/staff/reports',
  '/staff/hidden',
  '/staff/people',
  `/staff/people/${author.username}`,
  '/staff/invitations',
  '/staff/sign-ups',
  '/staff/log',
  '/staff/log.jsonl',
];
const decision = 'POST /moderation/decisions';
const contentOf = (type: string, id: number | string) => `/moderation/content/${type}/${id}`;
const forms = () => {
  const [reported, user] = [`/moderation/reports/${report}`, `/users/${author.username}`];
  return [
    ...['PUT', 'DELETE'].map((method) => formAt('/staff/hidden', `${method} ${contentOf('topic', 1)}`)),
    ...[decision, `PUT ${reported}/claim`, `DELETE ${reported}/claim`, `PUT ${reported}/resolution`].map((operation) =>
      formAt('/staff', operation),
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
        .replaceAll(/[?&;]next=[^"]*/g, '')
        .replaceAll(/(name="next" value=")[^"]*/g, '$1')
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
    const claim = formAt('/staff', `PUT /moderation/reports/${report}/claim`);
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
      expect((await visitor.get('/staff')).text).not.toContain('href="/forum');
      expect((await visitor.send('/staff', `PUT /moderation/reports/${report}/claim`)).location).toBe('/staff');
      expect(await rowOf()).toMatchObject({ status: 'claimed' });
      expect((await visitor.get('/forum')).status).toBe(404);
    } finally {
      await off.close();
    }
  });

  it('are in German, and kept by no browser', async () => {
    const german = { 'Accept-Language': 'de' };
    // The language of an account goes before that of the browser.
    await app.database.prisma.user.updateMany({ data: { language: null } });
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

/** The card of the topic that was reported last, on a page. */
const cardIn = async (text: string) => {
  const { targetId } = await rowOf();
  return new RegExp(`<article class="entry queued" id="topic-${targetId}"[\\s\\S]*?</article>`).exec(text)?.[0] ?? '';
};
const cardsIn = (text: string) =>
  [...text.matchAll(/<article class="entry queued" id="([\w-]+)"/g)].map(([, id]) => id);
const targetOfReport = async () => `topic:${(await rowOf()).targetId}`;

describe('the queue', () => {
  it('shows what waits as cards, the longest first, by filters what fits, and page after page', async () => {
    const { visitor } = moderator;
    const shown = async (path: string, expected = 200) => {
      const { text, status } = await visitor.get(path);
      expect(status).toBe(expected);
      return cardsIn(text);
    };
    const wanted = async (query: string) => {
      const { body } = await app.api.get(`/moderation/queue?${query}`, app.people.moderator.key).expect(200);
      return body.entries.map(
        (each: { target_type: string; target_id: number }) => `${each.target_type}-${each.target_id}`,
      );
    };
    expect(await shown('/staff')).toEqual(await wanted(''));
    expect(await shown('/staff?cause=reports&target_type=topic')).toEqual(
      await wanted('cause=reports&target_type=topic'),
    );
    expect(await shown('/staff?cause=approval')).toEqual(await wanted('cause=approval'));
    // Invalid filters are ignored, and the page says so.
    expect(await shown('/staff?cause=nonsense&page=x', 400)).toEqual(await wanted(''));
    await app.database.pool.query(
      `INSERT INTO reports (target_type, target_id, reporter_id, reason)
       SELECT 'reply', 1000000 + n, $1, 'other' FROM generate_series(1, 45) n`,
      [author.id],
    );
    let path: string | undefined = '/staff?target_type=reply';
    const seen: (string | undefined)[] = [];
    while (path !== undefined) {
      const { text } = await visitor.get(path);
      seen.push(...cardsIn(text));
      path = /<a rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toEqual(await wanted('target_type=reply&per_page=100'));
    await app.database.pool.query('DELETE FROM reports WHERE target_id > 1000000');
  });

  it('shows the post itself, its author and reporters, and no address of the API, all escaped', async () => {
    const target_id = (await rowOf()).targetId;
    await app.api.patch(`/forum/topics/${target_id}`, author.key).send({ content: '**Loud** <script>' }).expect(200);
    const another = await createPerson(app.database, `staff-second-${++made}`);
    await app.api.post('/reports', another.key).send({ target_type: 'topic', target_id, reason: 'abuse' }).expect(201);
    const { text } = await moderator.visitor.get('/staff');
    const card = await cardIn(text);
    for (const part of ['What was &lt;b>said&lt;/b>', '<strong>Loud</strong>', 'Look &amp; see', author.username]) {
      expect(card).toContain(part);
    }
    expect(card).toContain(`href="/forum/topics/${target_id}-what-was-b-said-b"`);
    expect(card).toMatch(/Spam<\/strong>[\s\S]*Abuse<\/strong>/);
    expect(card).toContain(another.username);
    expect(card).toContain('>Spam, Abuse</textarea>');
    expect(cardsIn(text).filter((name) => name === `topic-${target_id}`)).toHaveLength(1);
    expect(text).not.toMatch(/<a [^>]*href="\/api\/v1\/(?!openapi|health)/);
  });

  it('is counted in the bar of staff, and for nobody else', async () => {
    const { body } = await app.api.get('/moderation/queue?per_page=1', app.people.moderator.key).expect(200);
    expect((await moderator.visitor.get('/')).text).toContain(`>Moderation (${body.total})</a>`);
    const { visitor } = await signedIn('member');
    expect((await visitor.get('/')).text).not.toContain('Moderation');
  });

  it('takes a decision on a card, says what was done in its place, and tells the reporter', async () => {
    const [first, second] = cardsIn((await moderator.visitor.get('/staff')).text);
    const target = String(first).replace('-', ':');
    const fields = { 'targets.0': target, decision: 'hide', reason: 'Sold\r\nseeds', entry: String(second) };
    const answer = await send(moderator.visitor, '/staff', decision, fields);
    expect([answer.status, answer.location]).toEqual([303, `/staff#${second}`]);
    expect(cardsIn(answer.after ?? '')[0]).toBe(second);
    expect(answer.after).toMatch(new RegExp(`Hidden\\. We let the reporters know\\.</p><article[^>]* id="${second}"`));
    const [type, id] = target.split(':');
    expect(await latest()).toMatchObject({
      action: 'decideQueueEntries',
      actor: moderator.username,
      target_type: type,
      target_id: Number(id),
      reason: 'Sold\nseeds',
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it('decides on all chosen cards at once', async () => {
    const { visitor } = moderator;
    const chosen = cardsIn((await visitor.get('/staff')).text).slice(0, 2);
    expect(chosen).toHaveLength(2);
    const boxes = Object.fromEntries(chosen.map((name, at) => [`targets.${at * 2}`, String(name).replace('-', ':')]));
    const answer = await send(visitor, '/staff', decision, { ...boxes, decision: 'keep' });
    expect(answer.location).toBe('/staff');
    expect(answer.after).toContain('Done. We let the reporters know.');
    expect(answer.after).not.toContain('Skipped');
    expect(cardsIn(answer.after ?? '').filter((name) => chosen.includes(name))).toEqual([]);
    // Those are decided.
    const targets = [...chosen.map((name) => String(name).replace('-', ':')), await targetOfReport()];
    const some = Object.fromEntries(targets.map((target, at) => [`targets.${at}`, target]));
    const { after } = await send(visitor, '/staff', decision, { ...some, decision: 'keep' });
    const names = chosen.map((name) =>
      String(name)
        .replace('-', ' ')
        .replace(/^./, (first) => first.toUpperCase()),
    );
    expect(after).toContain(`Skipped: ${names.join(', ')}. Someone has already decided this.`);
    const none = await send(visitor, '/staff', decision, { decision: 'keep' });
    expect([none.status, none.text.includes('Selection')]).toEqual([422, true]);
  });

  it('says at its card why a decision is refused, and keeps the input', async () => {
    const { visitor } = moderator;
    const target = await targetOfReport();
    const stale = tokenIn((await visitor.get('/staff')).text);
    await app.api.put(`/moderation/reports/${report}/claim`, app.people.moderator.key).expect(200);
    expect(await cardIn((await visitor.get('/staff')).text)).toContain('MoModerator is handling this report.');
    const claim = formAt('/staff', `PUT /moderation/reports/${report}/claim`);
    const refused = await visitor.post(claim, { form_token: stale });
    expect([refused.status, refused.text.includes('Another moderator is handling this report.')]).toEqual([409, true]);
    const fields = { 'targets.0': target, decision: 'hide', reason: 'My words' };
    expect((await send(visitor, '/staff', decision, fields)).status).toBe(409);
    const wrong = await send(admin.visitor, '/staff', decision, { ...fields, decision: 'perhaps' });
    expect(wrong.status).toBe(400);
    const card = await cardIn(wrong.text);
    expect([card.includes('role="alert"'), card.includes('My words')]).toEqual([true, true]);
    expect(await rowOf()).toMatchObject({ status: 'claimed' });
    // An admin may; the second moderator learns that it is decided.
    expect((await send(admin.visitor, '/staff', decision, fields)).status).toBe(303);
    const late = await send(visitor, '/staff', decision, fields);
    expect([late.status, late.text.includes('Someone has already decided this.')]).toEqual([409, true]);
  });

  it('lets a report be claimed and released', async () => {
    const { visitor, username } = moderator;
    const name = `topic-${(await rowOf()).targetId}-actions`;
    for (const [method, status, action] of [
      ['PUT', 'claimed', 'claimReport'],
      ['DELETE', 'open', 'releaseReport'],
    ] as const) {
      const answer = await send(visitor, '/staff', `${method} /moderation/reports/${report}/claim`, { entry: name });
      expect([answer.status, answer.location]).toEqual([303, `/staff#${name}`]);
      expect(await cardIn(answer.after ?? '')).toContain('role="status"');
      expect(await rowOf()).toMatchObject({ status });
      expect(await latest()).toMatchObject({ action, actor: username, target_type: 'report', target_id: report });
    }
  });

  it('has nothing about staff for them', async () => {
    await app.database.prisma.report.update({ where: { id: report }, data: { authorId: moderator.id } });
    expect(await cardIn((await moderator.visitor.get('/staff')).text)).toBe('');
    expect(await cardIn((await admin.visitor.get('/staff')).text)).not.toBe('');
    const claim = formAt('/staff', `PUT /moderation/reports/${report}/claim`);
    expect((await moderator.visitor.submit('/staff', {}, claim)).status).toBe(404);
    const fields = { 'targets.0': await targetOfReport(), decision: 'keep' };
    expect((await send(moderator.visitor, '/staff', decision, fields)).status).toBe(409);
  });

  it('suspends an author on the card', async () => {
    const name = `topic-${(await rowOf()).targetId}-actions`;
    const suspension = `PUT /users/${author.username}/suspension`;
    const fields = { reason: 'Spam', until: 'P7D', entry: name };
    const done = await send(moderator.visitor, '/staff', suspension, fields);
    expect([done.status, done.location]).toEqual([303, `/staff#${name}`]);
    const card = await cardIn(done.after ?? '');
    expect(card).toContain(`${author.username} is suspended.`);
    expect(card).toContain('Lift suspension');
    await app.api.get('/me', author.key).expect(403);
    const without = await send(moderator.visitor, '/staff', suspension, { ...fields, reason: ' ' });
    expect([without.status, (await cardIn(without.text)).includes('role="alert"')]).toEqual([422, true]);
  });

  it('has what waits for approval, which is approved or rejected', async () => {
    const pending = async (title: string) => {
      const id = await forumOf(app).topic(board, title, author.key);
      await inTransaction(app.database, (transaction) =>
        removeContent(transaction, { type: 'topic', id }, { state: 'held', actor: null }),
      );
      return id;
    };
    const [first, second] = [await pending('Held first'), await pending('Held second')];
    const shown = async () => (await moderator.visitor.get('/staff?cause=approval')).text;
    expect(await shown()).toMatch(/Held first[\s\S]*>Approve<[\s\S]*>Reject<[\s\S]*Held second/);
    await send(moderator.visitor, '/staff', decision, { 'targets.0': `topic:${first}`, decision: 'keep' });
    await app.api.get(`/forum/topics/${first}`).expect(200);
    await send(moderator.visitor, '/staff', decision, {
      'targets.0': `topic:${second}`,
      decision: 'hide',
      reason: 'No',
    });
    expect(await shown()).not.toContain('Held');
    await app.api.get(`/forum/topics/${second}`).expect(404);
  });
});

describe('the reports', () => {
  it('are listed with what became of them, by filters, and those about one thing', async () => {
    const { visitor } = moderator;
    const target = await targetOfReport();
    await send(visitor, '/staff', decision, { 'targets.0': target, decision: 'hide', reason: 'Not here' });
    for (const query of ['', '?status=upheld&reason=spam&target_type=topic', `?target=${target}`]) {
      const { text, status } = await visitor.get(`/staff/reports${query}`);
      expect([status, text.includes('Look &amp; see'), text.includes('Not here')], query).toEqual([200, true, true]);
    }
    expect((await visitor.get('/staff/reports?status=rejected')).text).not.toContain('Not here');
    const one = await visitor.get(`/staff/reports/${report}`);
    expect([one.status, one.location]).toEqual([303, `/staff/reports?target=${target}`]);
    for (const id of ['0', '2147483647', 'x', '1e1']) {
      expect((await visitor.get(`/staff/reports/${id}`)).status, id).toBe(404);
    }
  });
});

/** Content of the author, unless only staff create it. */
const makeOf = (name: KindName) => make(app, name, kinds[name].by === undefined ? { by: author } : {});
const targetOf = ({ type, id, at, name }: Made) =>
  kinds[name].namedBy === 'token' ? { target_type: type, target_token: at } : { target_type: type, target_id: id };

describe('a reported post', () => {
  it.each(kindsThatCan('hide'))('is hidden in the queue and restored, as the log says: %s', async (name) => {
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
    const path = contentOf(body.target_type, body.target_id);
    expect(await isThere()).toBe(true);
    const fields = { 'targets.0': `${body.target_type}:${body.target_id}`, decision: 'hide', reason: 'Not here' };
    const done = await send(moderator.visitor, '/staff', decision, fields);
    expect([done.status, done.location]).toEqual([303, '/staff']);
    expect(await isThere()).toBe(false);
    const another = await createPerson(app.database, `staff-late-${++made}`);
    expect((await app.api.post('/reports', another.key).send({ reason: 'abuse', ...target })).status).toBe(404);
    expect(await latest()).toMatchObject({
      action: 'decideQueueEntries',
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
    expect([read.location, read.after?.includes('You’ve confirmed the warning.')]).toEqual(['/profile/warnings', true]);
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
    expect(shown.text).toContain('Only admins can do this to moderators and admins.');
    expect(shown.text).not.toContain('Suspend<');
    const refused = await send(moderator.visitor, page, `PUT /users/${author.username}/suspension`, { reason: 'x' });
    expect([refused.status, refused.text.includes('Only admins can do this to moderators and admins.')]).toEqual([
      403,
      true,
    ]);
    const own = `/staff/people/${admin.username}`;
    expect((await admin.visitor.get(own)).text).toContain('You can’t do this to yourself.');
    expect((await send(admin.visitor, own, `PUT /users/${admin.username}/role`, { role: 'member' })).status).toBe(403);
  });

  it('lets silenced staff read the pages, but not act', async () => {
    const other = await signedIn('moderator');
    await app.database.prisma.user.update({ where: { id: other.id }, data: { silencedAt: new Date() } });
    const answer = await send(other.visitor, '/staff', `PUT /moderation/reports/${report}/claim`);
    expect([answer.status, answer.text.includes('have silenced your account')]).toEqual([403, true]);
    expect(await rowOf()).toMatchObject({ status: 'open' });
  });
});

describe('the log', () => {
  it('has words for every action, in each language', () => {
    const said = siteLanguages.map((language) => auditActions.map((action) => actionIn(textsIn(language), action)));
    for (const words of said) expect(words.filter((text) => auditActions.includes(text) || text === '')).toEqual([]);
    expect(actionIn(textsIn('en'), 'decideQueueEntries', 'reply', { decision: 'hide' })).toBe(
      'Agreed and hidden: Reply',
    );
    expect(actionIn(textsIn('en'), 'deleteVideoComment')).toBe('Comment deleted');
  });

  it('is filtered by an action in words, and by a person', async () => {
    await send(moderator.visitor, '/staff', `PUT /users/${author.username}/silence`, {
      reason: 'Shouts',
      until: 'P7D',
    });
    const { text } = await admin.visitor.get(`/staff/log?about=${author.username.toUpperCase()}&action=silenceUser`);
    expect(text).toContain('1 entry');
    expect(text).toContain('>Person silenced</h2>');
    expect(text).toContain('<option value="silenceUser" selected>Person silenced</option>');
    expect(text).toContain('<dt>Until</dt>');
  });

  it('is shown by filters, and downloaded whole, one entry a line', async () => {
    await app.database.pool.query(
      `INSERT INTO audit_log (actor_id, action, target_type, target_id, request_id, reason)
       SELECT $1, 'lockTopic', 'topic', n, 'bulk', 'Two' || chr(10) || 'lines' FROM generate_series(1, 2500) n`,
      [admin.id],
    );
    const { text } = await admin.visitor.get(`/staff/log?actor=${admin.username}&action=lockTopic&target=topic:7`);
    expect(text).toContain('>Topic locked</h2>');
    expect(text).toContain('<a href="/forum/topics/7">Topic 7</a>');
    expect(text).toContain('1 entry');
    const wrong = await admin.visitor.get('/staff/log?actor=%00&target=x');
    expect([wrong.status, wrong.text.includes('“x” isn’t a type, a colon, and an id')]).toEqual([400, true]);
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
