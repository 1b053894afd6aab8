import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { type DemoKeys, seedDemo } from '../../src/demo/demo.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { exampleBody, type Operation, operations, smallVideo } from '../helpers/requests.js';
import { searchSettled } from '../helpers/search.js';

type Parameter = { name: string; in: string; required?: boolean; example?: unknown };
type Referring = { $ref: string };
type Item = { parameters?: Referring[]; responses?: object };

const parts = bundle.components.parameters as Record<string, Parameter>;
const paths = bundle.paths as unknown as Record<string, Item & Record<string, Item>>;

/** Operations on pending orders, which last an hour at most, so that no example can exist. */
const needPendingOrders = ['payOrder', 'withdrawOrder'];
/** Operations of store owners and of the example's buyer: none of the demo's keys belongs to one. */
const needStores = [
  ...['acceptReturn', 'createReturn', 'createShipment', 'declineReturn', 'deliverShipment', 'receiveReturn'],
  ...['answerDispute', 'replyToReview'],
];

/** Operations on what only a provider of payments, a guest's mail, a file that is sold, an upload, a worker for videos or a reported message brings. */
const needOthers = [
  ...['getAttachmentUrl', 'getOrderDownloadUrl', 'listGuestOrders', 'createGuestReturn', 'getGuestDownloadUrl'],
  ...['receivePaymentEvent', 'recordPayout', 'readReportedMessages', 'getUpload', 'deleteUpload', 'retryVideo'],
];

/** Operations that remove what other examples refer to: tried last, each in a new community. */
const takesAway = [
  'cancelOrder',
  'deletePostComment',
  'deleteMessage',
  'removeConversationPerson',
  'mergeTag',
  'mergeTopic',
  'splitTopic',
  'revokeMyKey',
  'endMySession',
];

let app: TestApp;
let keys: DemoKeys;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  picture = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  await seed();
});
afterAll(() => app.close());

/** Seeds a community with the topic and the reply of the examples. */
async function beginAnew(): Promise<void> {
  await seed();
  for (const id of ['createTopic', 'createReply']) {
    await tryOut(operations.find((each) => each.id === id) as Operation, false, keys.admin);
  }
}

/** Resets the database to the demo community, with ids from 1. */
async function seed(): Promise<void> {
  await app.database.pool.query(
    'TRUNCATE users, boards, groups, categories, tags, site_pages, removals, search_entries, search_queue RESTART IDENTITY CASCADE',
  );
  keys = await seedDemo(app.database.prisma, app.storage);
  // Keys of the demo do not manage accounts, and nobody has signed in there.
  await app.database.pool.query('DELETE FROM sessions');
  await app.database.pool.query(`UPDATE api_keys SET scopes = scopes || '{account}'::scope[], expires_at = NULL`);
  await app.database.pool.query(
    `INSERT INTO sessions (sid, sess, expire)
     SELECT CASE id WHEN 1 THEN $1 ELSE repeat(md5(id::text), 2) END, json_build_object('userId', user_id, 'signedInAt', $2::float8),
       now() + interval '1 day' FROM api_keys`,
    [parts.SessionId?.example, Date.now()],
  );
  await searchSettled(app);
}

function parametersOf({ path, method }: Operation): Parameter[] {
  const item = paths[path];
  const references = [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])];
  return references.map(({ $ref }) => parts[$ref.split('/').at(-1) ?? ''] as Parameter);
}

/** The statuses of success that the contract declares. */
const successesOf = ({ path, method }: Operation): number[] =>
  Object.keys(paths[path]?.[method]?.responses ?? {})
    .map(Number)
    .filter((status) => status < 300);

/** Sends the request that a tool would make of the contract's examples. */
async function tryOut(operation: Operation, withQuery: boolean, key?: string): Promise<number> {
  const parameters = parametersOf(operation);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((each) => each.name === name)?.example),
  );
  const query = new URLSearchParams();
  for (const each of parameters)
    if (each.in === 'query' && each.example !== undefined && (withQuery || each.required))
      query.set(each.name, String(each.example));
  const headers = new Headers(key === undefined ? {} : { Authorization: `Bearer ${key}` });
  let body: FormData | string | null = null;
  if (operation.upload !== null) {
    body = new FormData();
    for (const [name, value] of Object.entries(exampleBody(operation))) {
      if (name === operation.upload) body.set(name, new Blob([name === 'video' ? smallVideo : picture]), String(value));
      else body.set(name, String(value));
    }
  } else if (operation.mediaTypes.length > 0) {
    body = JSON.stringify(exampleBody(operation));
    headers.set('Content-Type', 'application/json');
  }
  const method = operation.method.toUpperCase();
  return (await fetch(`${app.origin}/api/v1${path}?${query}`, { method, headers, body })).status;
}

/**
 * Order by method: reads, additions, changes, removals. Restrictions of people or content come after all other changes,
 * and end before anything else is removed. Deeper paths come first.
 */
const order = ['get', 'post', 'patch', 'put', 'delete'];
const isRestriction = ({ path }: Operation) => Number(/\/(suspension|silence|hidden|removals|warnings)$/.test(path));
/** Restrictions by POST come with the others. */
const stage = (operation: Operation) =>
  takesAway.includes(operation.id)
    ? order.length
    : order.indexOf(operation.method === 'post' && isRestriction(operation) ? 'put' : operation.method);
const depth = ({ path }: Operation) => path.split('/').length;
const untried = [...needPendingOrders, ...needStores, ...needOthers];
const tried = operations.filter(({ id }) => !untried.includes(id));
/** Called before any change, of which one hides the topic: hidden content cannot be watched. */
const isWatch = ({ path }: Operation) => path.startsWith('/watches/');
const inOrder = [
  ...tried.filter(isWatch),
  ...tried
    .filter((operation) => !isWatch(operation))
    .sort(
      (a, b) =>
        stage(a) - stage(b) ||
        (stage(a) === order.indexOf('put') ? isRestriction(a) - isRestriction(b) || depth(b) - depth(a) : 0) ||
        (a.method === 'delete'
          ? isRestriction(b) - isRestriction(a) || depth(b) - depth(a) || (a.path < b.path ? 1 : -1)
          : 0),
    ),
];

/** Edits the topic, since nothing in the demo community has revisions. */
beforeAll(async () => {
  const api = `${app.origin}/api/v1/forum/topics/${parts.ContentId?.example}`;
  const headers = { Authorization: `Bearer ${keys.admin}`, 'Content-Type': 'application/json' };
  const { status } = await fetch(api, { method: 'PATCH', headers, body: JSON.stringify({ content: 'Edited' }) });
  expect(status).toBe(200);
});

/** Saves a draft of each person, since the demo community has none. */
beforeAll(async () => {
  const api = `${app.origin}/api/v1/me/drafts/${parts.DraftKey?.example}`;
  for (const key of Object.values(keys)) {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    expect((await fetch(api, { method: 'PUT', headers, body: JSON.stringify({ text: '' }) })).status).toBe(200);
  }
});

/** Puts a product into each cart, since those of the demo community are empty. */
beforeAll(() =>
  app.database.pool.query(
    `INSERT INTO cart_items (user_id, product_id, quantity)
     SELECT u.id, (SELECT min(id) FROM products WHERE store_id IS NULL), 1 FROM users u`,
  ),
);

/** Creates a webhook, since the demo community has none. */
beforeAll(async () => {
  const headers = { Authorization: `Bearer ${keys.member}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ url: 'https://example.org/hook', types: ['topic.created'] });
  const api = `${app.origin}/api/v1/webhooks`;
  expect((await fetch(api, { method: 'POST', headers, body })).status).toBe(201);
  expect((await fetch(`${api}/1/ping`, { method: 'POST', headers })).status).toBe(200);
});

/**
 * Adds a warning, and a removal of everything by another person than the examples', since the demo community has none.
 */
beforeAll(() =>
  app.database.pool.query(
    `WITH admin AS (SELECT id FROM users WHERE role = 'admin' LIMIT 1), removal AS (
       INSERT INTO person_removals (user_id, actor_id, action, state, finished_at)
       SELECT u.id, admin.id, 'hide', 'removed', now() FROM users u, admin WHERE u.role = 'member' AND u.username <> $1::citext LIMIT 1
     )
     INSERT INTO warnings (user_id, actor_id, text)
     SELECT (SELECT user_id FROM api_keys ORDER BY id LIMIT 1), admin.id, 'Too loud' FROM admin`,
    [parts.Username?.example],
  ),
);

/** Makes an account wait for approval, since the demo community approves all. */
async function letWait(operation: Operation): Promise<void> {
  if (!operation.path.startsWith('/moderation/sign-ups/{')) return;
  await app.database.pool.query(
    `INSERT INTO users (username, email, awaits_approval) VALUES ($1, gen_random_uuid() || '@test.example', true)
     ON CONFLICT (username) DO UPDATE SET awaits_approval = true`,
    [parametersOf(operation)[0]?.example],
  );
}

describe("the reference's examples in the demo community", () => {
  it.each(inOrder.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    if (takesAway.includes(operation.id)) await beginAnew();
    await letWait(operation);
    const holders = operation.open ? [undefined] : operation.role === 'admin' ? [keys.admin] : Object.values(keys);
    // Unlisted videos need a token, and boards with topics the target of those.
    const isNeeded = parametersOf(operation).some(({ name }) => name === 'share' || name === 'move_to');
    const tries = isNeeded ? [true] : operation.method === 'get' ? [true, false] : [false];
    for (const withQuery of tries) {
      const statuses = [];
      for (const key of holders) {
        const status = await tryOut(operation, withQuery, key);
        statuses.push(status);
        if (status < 300) break;
      }
      // Sharing returns 201, or 200 if shared already.
      expect(successesOf(operation)).toContain(statuses.at(-1));
    }
  });
});

it('skips only examples that need an unpaid order, a store, a provider, a mail or a sold file', () => {
  expect(operations.length - inOrder.length).toBe(untried.length);
});
