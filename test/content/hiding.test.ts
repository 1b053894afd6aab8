import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document } from '../../src/api/contract/document.js';
import { removeContent } from '../../src/content/removal.js';
import { inTransaction } from '../../src/database/transaction.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { communityOf, type Hideable, type Kind, kinds } from '../helpers/hiding.js';
import { createPerson, type Person } from '../helpers/people.js';

let app: TestApp;
let community: ReturnType<typeof communityOf>;
let world: Awaited<ReturnType<typeof community.found>>;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  community = communityOf(app);
  world = await community.found();
  stranger = await createPerson(app.database, 'stranger');
});
afterAll(() => app.close());

const hide = (thing: Hideable, by: Person = app.people.moderator, reason = 'Spam') =>
  app.api.put(thing.hidden, by.key).send({ reason });
const restore = (thing: Hideable, by: Person = app.people.moderator) => app.api.delete(thing.hidden, by.key);

describe.each(kinds)('a %s', (kind: Kind) => {
  it('that is hidden is as if it had never been, and comes back exactly', async () => {
    const without = await community.seen();
    const thing = await community.make[kind](world);
    const before = await community.seen();
    const { body } = await hide(thing).expect(200);
    expect(body).toMatchObject({
      target_type: thing.type,
      target_id: thing.id,
      state: 'hidden',
      reason: 'Spam',
      hidden_by: app.people.moderator.username,
      author: kind === 'shop product' ? null : thing.author.username,
    });
    expect(await community.breaches()).toEqual([]);
    expect(await community.seen()).toEqual(without);
    expect(await community.seen(stranger.key)).toEqual(await community.seen());
    await restore(thing).expect(200, { id: thing.id, restored: true });
    expect(await community.breaches()).toEqual([]);
    expect(await community.seen()).toEqual(before);
    await restore(thing).expect(200);
    await hide(thing).expect(200);
  });
});

type State = 'visible' | 'hidden' | 'held' | 'deleted';
type Step = { action: string; of?: string[]; by: string[]; from: State[]; to?: State; code?: string };
const { HiddenState } = (document.components as unknown as { schemas: Record<string, { 'x-states': Step[] }> }).schemas;
const steps = HiddenState?.['x-states'] ?? [];
const states: State[] = ['visible', 'hidden', 'held', 'deleted'];

/** What is kept of it, and whether it is where everybody sees it. */
async function stateOf({ type, id }: Hideable): Promise<State> {
  const { rows } = await app.database.pool.query<{ state: State }>(
    'SELECT state FROM removals WHERE target_type = $1 AND target_id = $2',
    [type, id],
  );
  return rows[0]?.state ?? 'visible';
}

/** Takes away what others wrote in a topic or question, which would keep its author from deleting it. */
async function removeReplies({ type, id }: Hideable): Promise<void> {
  if (type === 'topic') await app.database.prisma.reply.deleteMany({ where: { topicId: id } });
  if (type === 'question') await app.database.prisma.answer.deleteMany({ where: { questionId: id } });
}

const isOf = ({ of }: Step, thing: Hideable) => of?.includes(thing.type) ?? true;

describe.each(kinds)('every step of the contract, for a %s', (kind: Kind) => {
  const missing = (thing: Hideable) => `${thing.type}_not_found`;
  const isDeletable = kind !== 'store' && !kind.startsWith('share');
  const present = isDeletable ? states : states.filter((state) => state !== 'deleted');
  const roles = kind === 'shop product' ? ['other', 'moderator'] : ['author', 'other', 'moderator'];
  it.each(present.flatMap((from) => roles.map((role) => [from, role] as const)))(
    'from %s as %s',
    async (from, role) => {
      const first = await community.make[kind](world);
      const person = { author: first.author, other: stranger, moderator: app.people.moderator }[role] as Person;
      const act = {
        hide: (thing: Hideable) => hide(thing, person),
        restore: (thing: Hideable) => restore(thing, person),
        delete: (thing: Hideable) => thing.remove && app.api.delete(thing.remove, person.key),
        read: (thing: Hideable) => thing.read && app.api.get(thing.read, person.key),
      };
      let taken = 0;
      let thing: Hideable | null = first;
      for (const [action, call] of Object.entries(act)) {
        // Only moderators change what the shop sells.
        if (kind === 'shop product' && action === 'delete' && role === 'other') continue;
        // One thing for each step.
        thing ??= await community.make[kind](world);
        if (from !== 'visible') {
          const { type, id } = thing as Hideable & { type: 'topic' };
          const removal = { state: from, actor: null };
          await inTransaction(app.database, (transaction) => removeContent(transaction, { type, id }, removal));
        }
        const wanted = steps.filter(
          (step) =>
            step.action === action &&
            step.by.includes(role) &&
            step.from.includes(from) &&
            isOf(step, thing as Hideable),
        );
        if (action === 'delete' && role === 'author') await removeReplies(thing);
        const sent = call(thing);
        if (!sent) continue;
        expect(wanted, `${action} from ${from} as ${role}`).toHaveLength(1);
        const reply = await sent;
        const [{ to, code }] = wanted as [Step];
        if (code === undefined) expect(reply.status).toBe(200);
        else expect(reply.body.code).toBe(code === 'not_found' ? missing(thing) : code);
        expect(await stateOf(thing)).toBe(to ?? from);
        if (action === 'read' && to !== undefined) {
          const body = reply.body[thing.type] ?? reply.body;
          expect(body.hidden?.state ?? 'visible').toBe(to);
        }
        taken++;
        thing = null;
      }
      expect(taken).toBeGreaterThan(0);
    },
  );

  it('leaves nothing that disagrees', async () => {
    expect(await community.breaches()).toEqual([]);
  });
});

it('the contract names every step of every kind, and no other', () => {
  expect(steps.length).toBeGreaterThan(10);
  expect(new Set(steps.map(({ action }) => action))).toEqual(new Set(['hide', 'restore', 'delete', 'read']));
});
