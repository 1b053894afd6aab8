import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeContent } from '../../src/content/removal/removal.js';
import { document } from '../../src/core/contract/document.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { communityOf, type Hideable, hideable } from '../helpers/hiding.js';
import { kinds, operationAt } from '../helpers/kinds.js';
import { createPerson, type Person } from '../helpers/people.js';

let app: TestApp;
let community: ReturnType<typeof communityOf>;
let world: Awaited<ReturnType<typeof community.createParents>>;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  community = communityOf(app);
  world = await community.createParents();
  stranger = await createPerson(app.database, 'stranger');
});
afterAll(() => app.close());

const hide = (item: Hideable, by: Person = app.people.moderator, reason = 'Spam') =>
  app.api.put(item.hidden, by.key).send({ reason });
const restore = (item: Hideable, by: Person = app.people.moderator) => app.api.delete(item.hidden, by.key);

/** A reply without the caller's own fields that a key adds to each topic. */
const own = ['unread_count', 'first_unread'];
const withoutOwn = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply, (name, value) => (own.includes(name) ? undefined : value)));

describe.each(hideable)('a %s', (kind) => {
  it('is invisible while hidden, and restored exactly', async () => {
    const without = await community.seen();
    const item = await community.make(kind, world);
    const before = await community.seen();
    const { body } = await hide(item).expect(200);
    expect(body).toMatchObject({
      target_type: item.type,
      target_id: item.id,
      state: 'hidden',
      reason: 'Spam',
      hidden_by: app.people.moderator.username,
      author: kinds[kind].isAnonymous ? null : item.author.username,
    });
    expect(await community.breaches()).toEqual([]);
    expect(await community.seen()).toEqual(without);
    expect(withoutOwn(await community.seen(stranger.key))).toEqual(await community.seen());
    await restore(item).expect(200, { id: item.id, restored: true });
    expect(await community.breaches()).toEqual([]);
    expect(await community.seen()).toEqual(before);
    await restore(item).expect(200);
    await hide(item).expect(200);
  });
});

const { schemas } = document.components as unknown as {
  schemas: { HideableType: { enum: string[] }; HiddenState: { 'x-states': Step[] } };
};

it.each(schemas.HideableType.enum)(
  "answers the kind's not_found code to hiding and restoring an unknown %s",
  async (type) => {
    const path = `/moderation/content/${type}/2147483647`;
    const { key } = app.people.moderator;
    for (const sent of [app.api.put(path, key).send({ reason: 'Spam' }), app.api.delete(path, key)]) {
      expect((await sent.expect(404)).body.code).toBe(`${type}_not_found`);
    }
  },
);

type State = 'visible' | 'hidden' | 'held' | 'deleted';
type Step = { action: string; of?: string[]; by: string[]; from: State[]; to?: State; code?: string };
const steps = schemas.HiddenState['x-states'];
const states: State[] = ['visible', 'hidden', 'held', 'deleted'];

/** The stored removal of an item, and whether the item is publicly visible. */
async function stateOf({ type, id }: Hideable): Promise<State> {
  const { rows } = await app.database.pool.query<{ state: State }>(
    'SELECT state FROM removals WHERE target_type = $1 AND target_id = $2',
    [type, id],
  );
  return rows[0]?.state ?? 'visible';
}

/** Removes replies of others from a topic or question, since its author cannot delete it with them. */
async function removeReplies({ type, id }: Hideable): Promise<void> {
  if (type === 'topic') await app.database.prisma.reply.deleteMany({ where: { topicId: id } });
  if (type === 'question') await app.database.prisma.answer.deleteMany({ where: { questionId: id } });
}

const isOf = ({ of }: Step, item: Hideable) => of?.includes(item.type) ?? true;

describe.each(hideable)('every step of the contract, for a %s', (kind) => {
  const missing = (item: Hideable) => `${item.type}_not_found`;
  const { path, by } = kinds[kind];
  const isDeletable = operationAt('delete', path) !== undefined;
  const present = isDeletable ? states : states.filter((state) => state !== 'deleted');
  const roles = by === undefined ? ['author', 'other', 'moderator'] : ['other', 'moderator'];
  it.each(present.flatMap((from) => roles.map((role) => [from, role] as const)))(
    'applies the transition from %s as %s',
    async (from, role) => {
      const first = await community.make(kind, world);
      const person = { author: first.author, other: stranger, moderator: app.people.moderator }[role] as Person;
      const act = {
        hide: (item: Hideable) => hide(item, person),
        restore: (item: Hideable) => restore(item, person),
        delete: (item: Hideable) => item.remove && app.api.delete(item.remove, person.key),
        read: (item: Hideable) => item.read && app.api.get(item.read, person.key),
      };
      let taken = 0;
      let item: Hideable | null = first;
      for (const [action, call] of Object.entries(act)) {
        // Only moderators change products of the shop.
        if (kinds[kind].isAnonymous && action === 'delete' && role === 'other') continue;
        // One item for each step.
        item ??= await community.make(kind, world);
        if (from !== 'visible') {
          const { type, id } = item as Hideable & { type: 'topic' };
          const removal = { state: from, actor: null };
          await inTransaction(app.database, (transaction) => removeContent(transaction, { type, id }, removal));
        }
        const wanted = steps.filter(
          (step) =>
            step.action === action &&
            step.by.includes(role) &&
            step.from.includes(from) &&
            isOf(step, item as Hideable),
        );
        if (action === 'delete' && role === 'author') await removeReplies(item);
        const sent = call(item);
        if (!sent) continue;
        expect(wanted, `${action} from ${from} as ${role}`).toHaveLength(1);
        const reply = await sent;
        const [{ to, code }] = wanted as [Step];
        if (code === undefined) expect(reply.status).toBe(200);
        else expect(reply.body.code).toBe(code === 'not_found' ? missing(item) : code);
        expect(await stateOf(item)).toBe(to ?? from);
        if (action === 'read' && to !== undefined) {
          const body = reply.body[item.type] ?? reply.body;
          expect(body.hidden?.state ?? 'visible').toBe(to);
        }
        taken++;
        item = null;
      }
      expect(taken).toBeGreaterThan(0);
    },
  );

  it('leaves nothing inconsistent', async () => {
    expect(await community.breaches()).toEqual([]);
  });
});

it('documents every step of every kind in the contract, and no other', () => {
  expect(steps.length).toBeGreaterThan(10);
  expect(new Set(steps.map(({ action }) => action))).toEqual(new Set(['hide', 'restore', 'delete', 'read']));
});
