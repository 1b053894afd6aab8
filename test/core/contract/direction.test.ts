import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { dispositionOf } from '../../../src/core/storage/serve.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import {
  createOperation,
  type Draft,
  draft,
  edit,
  editOperation,
  type KindName,
  kindNames,
  kinds,
  make,
  send as sendDraft,
} from '../../helpers/kinds.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const overrides = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const text = `${overrides.join('a')}z`;
const kept = `${'a'.repeat(overrides.length - 1)}z`;

type Item = Record<string, unknown>;
const post = async (path: string, body: object, key: string): Promise<Item> =>
  (await app.api.post(path, key).send(body).expect(201)).body;
const patch = async (path: string, body: object, key: string): Promise<Item> =>
  (await app.api.patch(path, key).send(body).expect(200)).body;

type Call = () => Promise<[Item, string[]]>;
/** Calls that create and change content of a kind. */
function callsOf(name: KindName): [string, Call][] {
  const fieldsOf = ({ fields }: Draft) => [kinds[name].title ?? '', ...('category' in fields ? ['category'] : [])];
  const sent = (draft: Draft) => Object.fromEntries(fieldsOf(draft).map((field) => [field, text]));
  const create: Call = async () => {
    const one = await draft(app, name);
    return [(await sendDraft(app, one, sent(one)).expect(201)).body, fieldsOf(one)];
  };
  const change: Call = async () => {
    const one = await make(app, name);
    return [(await edit(app, one, sent(one)).expect(200)).body, fieldsOf(one)];
  };
  const changing = editOperation(name);
  return [[createOperation(name)?.id ?? '', create], ...(changing ? [[changing.id, change] as [string, Call]] : [])];
}

const group = { slug: 'felt', visibility: 'public', joining: 'open' };

/** Creates or changes something with a title or a name, and returns which of its fields it sent. */
const calls: Record<string, Call> = {
  ...Object.fromEntries(kindNames.filter((name) => kinds[name].title !== undefined).flatMap(callsOf)),
  createBoard: async () => [await post('/forum/boards', { title: text }, app.people.admin.key), ['title']],
  updateBoard: async () => {
    const { id } = await post('/forum/boards', { title: 'A board' }, app.people.admin.key);
    return [await patch(`/forum/boards/${id}`, { title: text }, app.people.admin.key), ['title']];
  },
  createGroup: async () => [await post('/groups', { ...group, name: text }, app.people.admin.key), ['name']],
  updateGroup: async () => {
    const { slug } = await post('/groups', { ...group, slug: 'other-felt', name: 'Felt' }, app.people.admin.key);
    return [await patch(`/groups/${slug}`, { name: text }, app.people.admin.key), ['name']];
  },
  createMyKey: async () => [await post('/me/keys', { name: text, scopes: ['read'] }, app.people.member.key), ['name']],
  splitTopic: async () => {
    const { id } = await make(app, 'topic');
    const reply = app.api.post(`/forum/topics/${id}/replies`, app.people.member.key).send({ content: 'x' });
    const body = { title: text, reply_ids: [(await reply.expect(201)).body.id] };
    return [
      (await app.api.post(`/forum/topics/${id}/split`, app.people.moderator.key).send(body).expect(201)).body,
      ['title'],
    ];
  },
  createQuestionCategory: async () => [await category(text), ['name']],
  updateQuestionCategory: async () => {
    const { slug } = await category('A category');
    return [await patch(`/answers/categories/${slug}`, { name: text }, app.people.moderator.key), ['name']];
  },
  createFileFolder: async () => [await post('/folders', { name: text }, app.people.member.key), ['name']],
  updateFileFolder: async () => {
    const { id } = await post('/folders', { name: 'A folder' }, app.people.moderator.key);
    return [await patch(`/folders/${id}`, { name: text }, app.people.moderator.key), ['name']];
  },
  createUpload: async () => [
    await post('/uploads', { kind: 'file', name: text, size: 1 }, app.people.member.key),
    ['name'],
  ],
  renameFile: async () => {
    const { id } = await make(app, 'file');
    return [await patch(`/files/${id}/rename`, { name: text }, app.people.member.key), ['name']];
  },
};

let made = 0;
const category = (name: string) =>
  post('/answers/categories', { name, slug: `turned-${++made}` }, app.people.moderator.key);

type Schema = { $ref?: string; properties?: Record<string, Schema> };
type Operation = { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } };
const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

/** Operations that take a title or a name. */
const taking = Object.values(bundle.paths as unknown as Record<string, Record<string, Operation>>).flatMap((path) =>
  Object.values(path).flatMap(({ operationId = '', requestBody }) => {
    const [media] = Object.values(requestBody?.content ?? {});
    const schemas = bundle.components.schemas as unknown as Record<string, Schema>;
    const properties = Object.values(schemas[nameOf(media?.schema ?? {})]?.properties ?? {});
    return properties.some((each) => ['Title', 'Name', 'FileName'].includes(nameOf(each))) ? [operationId] : [];
  }),
);

describe('overrides of the writing direction', () => {
  it('are tested with every operation that takes a title or a name', () => {
    expect(Object.keys(calls).sort()).toEqual(taking.sort());
  });

  it.each(Object.entries(calls))('are removed by %s', async (_operation, call) => {
    const [reply, fields] = await call();
    for (const field of fields) expect([field, reply[field]]).toEqual([field, kept]);
  });

  it('are removed from the download name of an older file', () => {
    const head = { key: '', mimeType: 'text/plain', disposition: 'attachment', name: 'photo\u202egpj.exe' } as const;
    expect(dispositionOf(head)).toBe('attachment; filename="photogpj.exe"');
  });
});
