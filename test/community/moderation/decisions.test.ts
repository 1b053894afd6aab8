import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/openapi.js';
import { policies } from '../../../src/api/auth/policies.js';
import { takeTurn } from '../../../src/community/moderation/decide.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { kindsThatCan, type Made, make, moderationPathOf } from '../../helpers/kinds.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';

type Entry = components['schemas']['QueueEntry'];
type Target = { target_type: string; target_id: number };
type Decision = 'agree' | 'delete' | 'hide' | 'keep';

let app: TestApp;
/** The same with rules that hold the first posts of new members back. */
let strict: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  strict = await testApp({ sharing: app, settings: { NEW_MEMBER_DAYS: '7', HOLD_FIRST_POSTS: '20' } });
  board = await forumOf(app).board();
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

let made = 0;
const person = (role?: 'moderator' | 'admin') => createPerson(app.database, `decider-${++made}`, role);
const report = async (
  { target_type, target_id, ...more }: Target & { note?: string; reason?: string },
  by?: Person,
): Promise<number> => {
  const body = { target_type, target_id, reason: 'spam', ...more };
  return (
    await app.api
      .post('/reports', (by ?? (await person())).key)
      .send(body)
      .expect(201)
  ).body.id;
};
const topicOf = async (by: Person): Promise<Target> => ({
  target_type: 'topic',
  target_id: await forumOf(app).topic(board, 'Said', by.key),
});
const reportedTopic = async (by: Person): Promise<Target> => {
  const target = await topicOf(by);
  await report(target);
  return target;
};
const pendingReply = async (by: Person): Promise<Target> => {
  const topic = await forumOf(app).topic(board, 'Open to all');
  const { body } = await strict.api.post(`/forum/topics/${topic}/replies`, by.key).send({ content: 'New' }).expect(201);
  expect(body.hidden.state).toBe('held');
  return { target_type: 'reply', target_id: body.id };
};
const nameOf = ({ target_type: type, target_id: id }: Target) => `${type}:${id}`;
const decide = (decision: Decision, targets: readonly Target[], by: Person = app.people.moderator, more = {}) =>
  app.api.post('/moderation/decisions', by.key).send({ decision, targets: targets.map(nameOf), ...more });
const queueOf = async (by: Person, query = '') =>
  (await app.api.get(`/moderation/queue?per_page=100${query}`, by.key).expect(200)).body;
const entryOf = async (target: Target, by: Person = app.people.moderator) =>
  (await queueOf(by)).entries.find((each: Entry) => isSame(each, target));
const stateOf = async ({ target_type, target_id }: Target) => {
  const { rows } = await app.database.pool.query(
    'SELECT state, reason FROM removals WHERE target_type = $1 AND target_id = $2',
    [target_type, target_id],
  );
  return rows[0]?.state ?? 'visible';
};
const reportsAbout = async ({ target_type: targetType, target_id: targetId }: Target) =>
  app.database.prisma.report.findMany({ where: { targetType, targetId }, orderBy: { id: 'asc' } });
const isSame = (entry: Target, target: Target) =>
  entry.target_type === target.target_type && entry.target_id === target.target_id;
const logOf = async ({ target_type: type, target_id: id }: Target) => {
  const user = type === 'user' && (await app.database.prisma.user.findUniqueOrThrow({ where: { id } })).username;
  return (await app.api.get(`/moderation/log?target=${type}:${user || id}`, app.people.admin.key).expect(200)).body
    .entries;
};

describe('the queue', () => {
  it('has one entry for all reports about a target, with its text, its reporters and its author’s record', async () => {
    const [author, first, second] = [await person(), await person(), await person()];
    const target = await topicOf(author);
    const earlier = await reportedTopic(author);
    await decide('hide', [earlier]).expect(200);
    await report({ ...target, note: 'Look' }, first);
    await report({ ...target, reason: 'abuse' }, second);
    const { body } = await app.api
      .get('/moderation/queue?per_page=100&render=html', app.people.moderator.key)
      .expect(200);
    const found = body.entries.filter((each: Entry) => isSame(each, target));
    expect(found).toMatchObject([
      {
        ...target,
        handler: null,
        report_count: 2,
        reports: [
          { reporter: first.username, reason: 'spam', note: 'Look' },
          { reporter: second.username, reason: 'abuse', note: null },
        ],
        context: { title: 'Said', author: author.username, path: `/forum/topics/${target.target_id}`, hidden: null },
        body: 'Text',
        body_html: expect.stringContaining('<p>Text</p>'),
        author_record: {
          standing: { username: author.username, role: 'member', suspension: null },
          upheld_reports: 1,
          rejected_reports: 0,
          warnings: 0,
        },
      },
    ]);
    await app.api.put(`/moderation/reports/${found[0].reports[1].id}/claim`, app.people.admin.key).expect(200);
    expect((await entryOf(target)).handler).toBe(app.people.admin.username);
  });

  it('has what waits for approval as well, the longest waiting first, and by each filter what fits', async () => {
    const author = await person();
    const [pending, reported, both] = [await pendingReply(author), await reportedTopic(author), await topicOf(author)];
    await report(both);
    await app.database.pool.query(
      `INSERT INTO removals (target_type, target_id, author_id, excerpt, state) VALUES ('topic', $1, $2, '', 'held')`,
      [both.target_id, author.id],
    );
    const { entries, total } = await queueOf(app.people.moderator);
    expect(total).toBe(entries.length);
    const times = entries.map(({ since }: Entry) => since);
    expect(times).toEqual([...times].sort());
    expect(await entryOf(pending)).toMatchObject({
      report_count: 0,
      reports: [],
      context: { title: 'Open to all', hidden: { state: 'held' } },
      body: 'New',
    });
    const fits = async (query: string) => {
      const found = (await queueOf(app.people.moderator, query)).entries as Entry[];
      return [pending, reported, both].map((each) => found.some((entry) => isSame(entry, each)));
    };
    expect(await fits('&cause=approval')).toEqual([true, false, true]);
    expect(await fits('&cause=reports')).toEqual([false, true, true]);
    expect(await fits('&target_type=reply')).toEqual([true, false, false]);
    expect(await fits('&target_type=topic&cause=approval')).toEqual([false, false, true]);
    await app.database.pool.query('DELETE FROM removals WHERE target_id = $1', [both.target_id]);
  });

  it('is for staff, and not about themselves', async () => {
    const moderator = await person('moderator');
    const target = await reportedTopic(moderator);
    await expectCode(app.api.get('/moderation/queue', (await person()).key), 403, 'forbidden');
    await expectCode(decide('hide', [target], await person()), 403, 'forbidden');
    expect(await entryOf(target, moderator)).toBeUndefined();
    await expectCode(decide('keep', [target], moderator), 409, 'already_decided');
    expect(await entryOf(target)).toMatchObject({ report_count: 1 });
    await expectCode(app.api.get('/moderation/queue?cause=boredom', app.people.admin.key), 400, 'invalid_param');
  });
});

const decisions: [Decision, 'upheld' | 'rejected', string][] = [
  ['hide', 'upheld', 'hidden'],
  ['delete', 'upheld', 'deleted'],
  ['agree', 'upheld', 'visible'],
  ['keep', 'rejected', 'visible'],
];

describe.each(kindsThatCan('report'))('a decision on a reported %s', (name) => {
  const reported = async (): Promise<Made & Target> => {
    const content = await make(app, name);
    const { type: target_type, id: target_id, at } = content;
    const about = target_type === 'share' ? { target_token: at } : { target_id };
    for (const by of [await person(), await person()]) {
      const body = { target_type, ...about, reason: 'scam' };
      await app.api.post('/reports', by.key).send(body).expect(201);
    }
    return { ...content, target_type, target_id };
  };

  it.each(decisions)(
    'to %s resolves all of its reports as %s in the same call: it is %s',
    async (decision, outcome, state) => {
      const { target_type, target_id } = await reported();
      const target = { target_type, target_id };
      const reply = await decide(decision, [target], app.people.moderator, { reason: 'Because' });
      const deletion = (policies as Record<string, { delete?: readonly unknown[] }>)[target_type]?.delete;
      if (decision === 'delete' && (deletion === undefined || ['video', 'announcement'].includes(target_type))) {
        expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
        expect(await stateOf(target)).toBe('visible');
        expect((await reportsAbout(target)).map(({ status }) => status)).toEqual(['open', 'open']);
        return;
      }
      expect(reply.body).toEqual({ decision, decided: 1, resolved_reports: 2, skipped: [] });
      expect(await stateOf(target)).toBe(state);
      for (const each of await reportsAbout(target)) {
        expect(each).toMatchObject({ status: outcome, handlerId: app.people.moderator.id, resolutionNote: 'Because' });
      }
      expect((await logOf(target))[0]).toMatchObject({
        action: 'decideQueueEntries',
        actor: app.people.moderator.username,
        reason: 'Because',
        details: { decision, reports: '2' },
        request_id: reply.headers['x-request-id'],
      });
      expect(await entryOf(target)).toBeUndefined();
      await expectCode(decide('keep', [target], app.people.admin), 409, 'already_decided');
    },
  );
});

describe('a decision', () => {
  it('on what waits for approval approves or rejects it', async () => {
    const author = await person();
    for (const [decision, state] of [
      ['keep', 'visible'],
      ['hide', 'hidden'],
      // Its author keeps it.
      ['delete', 'hidden'],
    ] as const) {
      const target = await pendingReply(author);
      await report({ target_type: 'user', target_id: author.id });
      await decide(decision, [target], app.people.moderator).expect(200);
      expect(await stateOf(target)).toBe(state);
      await decide('keep', [{ target_type: 'user', target_id: author.id }]).expect(200);
    }
    const { approvedPosts } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: author.id } });
    expect(approvedPosts).toBe(1);
  });

  it('leaves what is already removed as it is, and still resolves the reports', async () => {
    const author = await person();
    const [hidden, deleted] = [await reportedTopic(author), await reportedTopic(author)];
    const hide = app.api.put(moderationPathOf({ type: 'topic', id: hidden.target_id }), app.people.admin.key);
    await hide.send({ reason: 'Before' }).expect(200);
    await app.api.delete(`/forum/topics/${deleted.target_id}`, author.key).expect(200);
    expect((await entryOf(hidden)).context.hidden).toMatchObject({ state: 'hidden', reason: 'Before' });
    const reply = await decide('delete', [hidden, deleted]).expect(200);
    expect(reply.body).toMatchObject({ decided: 2, resolved_reports: 2 });
    expect([await stateOf(hidden), await stateOf(deleted)]).toEqual(['hidden', 'deleted']);
  });

  it('skips what cannot be decided, says why, and is refused if that is all', async () => {
    const author = await person();
    const [done, claimed, open] = [await reportedTopic(author), await topicOf(author), await reportedTopic(author)];
    const user = { target_type: 'user', target_id: author.id };
    const { admin, moderator } = app.people;
    await decide('agree', [done]).expect(200);
    await app.api.put(`/moderation/reports/${await report(claimed)}/claim`, admin.key).expect(200);
    await report(user);
    const skipped = [
      { target: nameOf(claimed), code: 'report_claimed' },
      { target: nameOf(done), code: 'already_decided' },
      { target: nameOf(user), code: 'forbidden' },
    ];
    const reply = await decide('hide', [user, done, claimed, open]).expect(200);
    expect(reply.body).toMatchObject({ decided: 1, resolved_reports: 1 });
    expect(reply.body.skipped).toHaveLength(3);
    expect(reply.body.skipped).toEqual(expect.arrayContaining(skipped));
    expect([await stateOf(open), await stateOf(claimed), await stateOf(done)]).toEqual([
      'hidden',
      'visible',
      'visible',
    ]);
    await expectCode(decide('hide', [claimed]), 409, 'report_claimed');
    await expectCode(decide('delete', [user]), 403, 'forbidden');
    await expectCode(decide('agree', [await pendingReply(author)]), 403, 'forbidden');
    for (const unknown of ['topic:2000000000', 'topic:9999999999', 'file:1', 'constructor:1']) {
      await expectCode(decide('hide', [], moderator, { targets: [unknown] }), 409, 'already_decided');
    }
    await expectCode(decide('hide', []), 400, 'invalid_param');
    const many = Array.from({ length: 51 }, (_, n) => ({ target_type: 'topic', target_id: n + 1 }));
    await expectCode(decide('hide', many), 400, 'invalid_param');
    // The moderator who claimed it can, and admins; a person is agreed on.
    await decide('hide', [claimed], admin).expect(200);
    await decide('agree', [user], moderator).expect(200);
  });

  it('of several moderators at once counts once, whatever they decide and in which order', async () => {
    const deciders = [app.people.moderator, app.people.admin, await person('moderator'), await person('moderator')];
    for (let round = 1; round <= atNight(20, 4); round++) {
      const { below, pick } = randomNumbers(round);
      const author = await person();
      const targets: Target[] = [];
      let [reports, pending] = [0, 0];
      while (targets.length < 6) {
        if (below(3) === 0) {
          targets.push(await pendingReply(author));
          pending++;
          continue;
        }
        const target = below(4) === 0 ? { target_type: 'user', target_id: (await person()).id } : await topicOf(author);
        const count = 1 + below(3);
        for (let n = 0; n < count; n++) await report(target);
        reports += count;
        targets.push(target);
      }
      const replies = await Promise.all(
        deciders.map((by) => {
          const some = targets.filter(() => below(4) > 0).sort(() => below(3) - 1);
          const chosen = some.length === 0 ? targets : some;
          return decide(pick(['hide', 'delete', 'keep', 'agree'] as const), chosen, by);
        }),
      );
      for (const { status } of replies) expect([200, 403, 409]).toContain(status);
      // The last decision is on what is left.
      replies.push(await decide('keep', targets, app.people.admin));
      const done = replies.filter(({ status }) => status === 200).map(({ body }) => body);
      const sum = (of: (body: components['schemas']['DecisionResult']) => number) =>
        done.reduce((total, body) => total + of(body), 0);
      const stillPending = (await Promise.all(targets.map(stateOf))).filter((state) => state === 'held').length;
      expect(stillPending).toBe(0);
      expect([sum((body) => body.decided), sum((body) => body.resolved_reports)]).toEqual([targets.length, reports]);
      for (const target of targets) {
        const entries = (await logOf(target)).filter(
          ({ action }: { action: string }) => action === 'decideQueueEntries',
        );
        expect(entries, JSON.stringify(target)).toHaveLength(1);
        const [{ details, actor_id: actor }] = entries;
        for (const { status, handlerId } of await reportsAbout(target)) {
          expect([status, handlerId]).toEqual([details.decision === 'keep' ? 'rejected' : 'upheld', actor]);
        }
        if (target.target_type === 'user') continue;
        const [afterHiding, afterDeletion] =
          target.target_type === 'reply' ? ['hidden', 'hidden'] : ['hidden', 'deleted'];
        const expected = { hide: afterHiding, delete: afterDeletion, keep: 'visible', agree: 'visible' };
        expect(await stateOf(target), details.decision).toBe(expected[details.decision as Decision]);
      }
      expect(pending + reports).toBeGreaterThan(0);
    }
    await expectExact(app.database, 'moderation', 'forum');
  });
});

describe('decisions of several moderators', () => {
  /** Whether each of the transactions that wait for their turn has locked reports. */
  const waiting = async () => {
    const { rows } = await app.database.pool.query(`
      SELECT bool_or(o.relation = 'reports'::regclass AND o.mode = 'RowShareLock') AS has_locked FROM pg_locks l JOIN pg_locks o ON o.pid = l.pid
      WHERE l.locktype = 'advisory' AND NOT l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      GROUP BY l.pid`);
    return rows.map(({ has_locked: hasLocked }) => hasLocked);
  };

  it.each(['decision', 'resolution'])('take turns before a %s locks what another has locked', async (kind) => {
    const target = await reportedTopic(await person());
    const [report] = await reportsAbout(target);
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(takeTurn.text);
      const made =
        kind === 'decision'
          ? decide('hide', [target])
          : app.api
              .put(`/moderation/reports/${report?.id}/resolution`, app.people.moderator.key)
              .send({ outcome: 'upheld', action: 'hide' });
      const reply = made.then((each) => each);
      await expect.poll(waiting, { interval: 10 }).toEqual([false]);
      await client.query('ROLLBACK');
      expect((await reply).status).toBe(200);
    } finally {
      client.release();
    }
  });
});

describe('a resolution', () => {
  it('with an action removes the content, and resolves the other reports about it', async () => {
    for (const [action, state] of [
      ['hide', 'hidden'],
      ['delete', 'deleted'],
    ] as const) {
      const target = await topicOf(await person());
      const [first] = [await report(target), await report(target)];
      const path = `/moderation/reports/${first}/resolution`;
      const resolve = (body: object) => app.api.put(path, app.people.moderator.key).send(body);
      await expectCode(resolve({ outcome: 'rejected', action }), 400, 'invalid_param');
      const { body } = await resolve({ outcome: 'upheld', action, note: 'For us', reason: 'For you' }).expect(200);
      expect(body).toMatchObject({ id: first, status: 'upheld', resolution_note: 'For us' });
      expect(await stateOf(target)).toBe(state);
      expect((await reportsAbout(target)).map(({ status }) => status)).toEqual(['upheld', 'upheld']);
      expect((await logOf(target))[0]).toMatchObject({ action: 'resolveReport', reason: 'For you' });
      await expectCode(resolve({ outcome: 'upheld', action }), 409, 'invalid_transition');
    }
  });

  it('with an action waits for who has claimed another report about the content', async () => {
    const target = await topicOf(await person());
    const [mine, theirs] = [await report(target), await report(target)];
    await app.api.put(`/moderation/reports/${theirs}/claim`, app.people.admin.key).expect(200);
    const resolve = app.api.put(`/moderation/reports/${mine}/resolution`, app.people.moderator.key);
    await expectCode(resolve.send({ outcome: 'upheld', action: 'hide' }), 409, 'report_claimed');
    expect(await stateOf(target)).toBe('visible');
  });
});

describe('the reporter', () => {
  it('is notified of the outcome, and nobody else is', async () => {
    const notifications = notificationsOf(app);
    await notifications.forget();
    const [author, reporter, other] = [await person(), await person(), await person()];
    const [agreed, dismissed] = [await topicOf(author), await topicOf(author)];
    const first = await report(agreed, reporter);
    const second = await report(dismissed, reporter);
    await report(agreed, other);
    await decide('hide', [agreed]).expect(200);
    await decide('keep', [dismissed]).expect(200);
    const of = (id: number, report_status: string) => ({
      type: 'report.resolved',
      reason: 'report',
      target_id: id,
      report_status,
      title: null,
      excerpt: '',
      path: '/me/reports',
      actor: null,
      read_at: null,
    });
    expect(await notifications.of(reporter)).toMatchObject([of(second, 'rejected'), of(first, 'upheld')]);
    expect(await notifications.of(other)).toHaveLength(1);
    expect((await notifications.page(reporter.key)).unread_count).toBe(2);
    for (const nobody of [author, app.people.moderator, app.people.admin]) {
      const types = (await notifications.of(nobody)).map(({ type }) => type);
      expect(types.filter((type) => type.startsWith('report.'))).toEqual([]);
    }
    // Nobody is mailed of it twice: there is a mail of its own.
    const { rows } = await app.database.pool.query('SELECT delivery FROM notifications WHERE user_id = $1', [
      reporter.id,
    ]);
    expect(rows.map(({ delivery }) => delivery)).toEqual(['inbox', 'inbox']);
  });
});
