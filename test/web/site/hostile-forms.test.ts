import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { type Fields, formAt, newcomer, tokenIn, type Visitor } from '../visitor.js';

let app: TestApp;
let member: Visitor;
let admin: Visitor;
const tokens = new Map<Visitor, string>();

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  member = await newcomer(app, 'wanda');
  admin = await newcomer(app, 'ada');
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
  for (const visitor of [member, admin]) {
    tokens.set(visitor, tokenIn((await visitor.get('/forum/topics/new')).text));
  }
});
afterAll(() => app.close());

const token = (visitor: Visitor) => tokens.get(visitor) as string;

/** Milliseconds that a busy machine may take, but a huge sparse array exceeds. */
const slow = 5_000;

/** Submits a form without a browser; returns its status and whether it took long. */
async function sent(visitor: Visitor, operation: string, fields: Fields): Promise<[status: number, isSlow: boolean]> {
  const started = performance.now();
  const { status } = await visitor.post(formAt('/forum', operation), { form_token: token(visitor), ...fields });
  return [status, performance.now() - started > slow];
}

/** Field names that no form of ours has. */
const hostileNames = [
  'board_ids.1000',
  'board_ids.10000000',
  'board_ids.4294967294',
  'board_ids.4294967295',

  'board_ids.99999999999999999999',
  'board_ids.-1',
  'board_ids.01',
  'board_ids.1e3',
  'board_ids.0x1',
  'board_ids.',
  'board_ids.length',
  'board_ids.constructor',
  'board_ids.__proto__',
  'board_ids.0.0',
  `board_ids${'.0'.repeat(20_000)}`,
  `board_ids.${'9'.repeat(100_000)}`,
  'board_ids[4294967294]',
  'board_ids[__proto__]',
  '0',
  '4294967294',
  '.',
  '..',
  'a'.repeat(100_000),
  '__proto__.polluted',
  '__proto__.0',
  'constructor',
  'constructor.prototype.polluted',
  'prototype',
  'toString',
  'hasOwnProperty',
  'board_ids.0\0',
  '\ud800',
];

describe('a form with fields that the contract does not have', () => {
  it.each(hostileNames.map((name) => ({ name, label: `${name.slice(0, 40)} (${name.length})` })))(
    'is refused at once: $label',
    async ({ name }) => {
      expect(await sent(admin, 'PUT /forum/boards/order', { 'board_ids.0': '1', [name]: '1' })).toEqual([400, false]);
      // The role is checked before fields are parsed.
      expect(await sent(member, 'PUT /forum/boards/order', { [name]: '1' })).toEqual([403, false]);
      expect(({} as { polluted?: string }).polluted).toBeUndefined();
    },
  );

  it.each(['', '__proto__'])('is taken without the names that no form can have: %s', async (name) => {
    const fields = { 'board_ids.0': '999999', [name]: '1' };
    expect(await sent(admin, 'PUT /forum/boards/order', fields)).toEqual([404, false]);
  });

  it('is refused where one field is a list and a value', async () => {
    for (const fields of [
      [
        ['board_ids', '1'],
        ['board_ids.0', '1'],
      ],
      [
        ['board_ids.0', '1'],
        ['board_ids', '1'],
      ],
    ] as [string, string][][]) {
      expect(await sent(admin, 'PUT /forum/boards/order', Object.fromEntries(fields))).toEqual([400, false]);
    }
  });

  it('is refused where it has thousands of fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`board_ids.${at}`, '1']));
    expect(await sent(admin, 'PUT /forum/boards/order', fields)).toEqual([413, false]);
  });

  it('names what it does not take', async () => {
    const { text } = await admin.post(formAt('/forum', 'PUT /forum/boards/order'), {
      form_token: token(admin),
      'board_ids.4294967294': '1',
    });
    expect(text).toContain('board_ids.4294967294 isn’t part of this form.');
  });
});

it("accepts list elements up to the contract's maximum", async () => {
  const forum = forumOf(app);
  const boards: number[] = [];
  for (let n = 0; n < 3; n++) boards.push(await forum.board(`Board ${n}`));
  const order = [boards[2], boards[0], boards[1]];
  // The order of the indexes counts, not that of the fields.
  const fields = {
    'board_ids.999': String(order[2]),
    'board_ids.40': String(order[1]),
    'board_ids.7': String(order[0]),
  };
  expect(await sent(admin, 'PUT /forum/boards/order', fields)).toEqual([303, false]);
  const { body } = await app.api.get('/forum/boards').expect(200);
  expect(body.map(({ id }: { id: number }) => id)).toEqual(order);
  const most = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`board_ids.${at}`, String(at + 1)]));
  const { status, text } = await admin.post(formAt('/forum', 'PUT /forum/boards/order'), {
    form_token: token(admin),
    ...most,
  });
  expect([status, text.includes('board')]).not.toEqual([413, false]);
});

describe('the operation of a form', () => {
  it.each(['get /me', 'GET /me', 'Get /me', 'gET /me', 'post /me/api-keys', 'put /forum/boards/order', 'head /me'])(
    'is no reading operation, and spelt in one way: %s',
    async (operation) => {
      expect(await sent(member, operation, {})).toEqual([400, false]);
    },
  );

  it('gets no member of an object that the reply or the form inherits', async () => {
    const board = await forumOf(app).board('Inherited');
    const topic = { board_id: String(board), title: 'Names', content: 'x' };
    const send = (fields: Fields) =>
      member.post(formAt('/forum/topics/new', 'POST /forum/topics'), {
        form_token: token(member),
        ...topic,
        ...fields,
      });
    expect((await send({ next: '/forum?of={constructor}{__proto__}' })).location).toBe('/forum?of=');
    for (const once of ['constructor', '__proto__', 'toString']) {
      expect((await send({ title: `Once ${once}`, once })).text).not.toMatch(/native code|\[object/);
    }
    for (const preview of ['constructor', '__proto__', 'nothing']) {
      expect((await send({ preview })).status).toBeLessThan(500);
    }
  });
});

/** Other code that reads field names of strangers. */
describe('elsewhere', () => {
  const odd = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__.x',
    'a[4294967294]',
    'a[__proto__][x]',
  ];

  it.each(odd)('a multipart field is refused or left out at once: %s', async (name) => {
    const body = new FormData();
    body.set(name, 'x');
    body.set('file', new Blob(['Some bytes']), 'note.txt');
    const started = performance.now();
    const { status } = await fetch(`${app.origin}/api/v1/files`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${app.people.member.key}` },
      body,
    });
    expect([status < 500, performance.now() - started > slow]).toEqual([true, false]);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it.each(odd)('a name in a query, a JSON body, a form of OAuth or of an account breaks nothing: %s', async (name) => {
    const query = `${encodeURIComponent(name)}=1`;
    const json = `{${JSON.stringify(name)}:{"x":1}}`;
    const key = { Authorization: `Bearer ${app.people.member.key}` };
    const form = new URLSearchParams({ [name]: '1', grant_type: name, client_id: name });
    const asked: [path: string, RequestInit][] = [
      [`/api/v1/forum/topics?${query}`, {}],
      [`/search?${query}&q=x`, {}],
      [`/forum/topics?${query}`, {}],
      [`/oauth/authorize?${query}&client_id=${encodeURIComponent(name)}`, {}],
      ['/api/v1/forum/topics', { method: 'POST', body: json, headers: { ...key, 'Content-Type': 'application/json' } }],
      ['/oauth/token', { method: 'POST', body: form }],
      ['/oauth/revoke', { method: 'POST', body: form }],
      ['/oauth/device_authorization', { method: 'POST', body: form }],
      ['/sign-in', { method: 'POST', body: form }],
      [`/users/${encodeURIComponent(name)}`, {}],
      [`/sign-in/with/${encodeURIComponent(name)}`, {}],
    ];
    for (const [path, init] of asked) {
      const { status } = await fetch(app.origin + path, { redirect: 'manual', ...init });
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
