import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { communityOf, type Hideable, hideable } from '../helpers/hiding.js';
import { kinds, operationAt } from '../helpers/kinds.js';
import { randomNumbers } from '../helpers/random.js';

/** Number of acts, and how many run concurrently. */
const [acts, width] = [10_000, 16];

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('thousands of hides, restores, deletes and edits by many at once leave every count and rule as it is', {
  timeout: 600_000,
}, async () => {
  const { below, pick } = randomNumbers(28);
  const { api, people } = app;
  const community = communityOf(app);
  const world = await community.createParents();
  const items: Hideable[] = [];
  for (let round = 0; round < 5; round++) {
    for (const kind of hideable) items.push(await community.make(kind, world));
  }
  const statuses = new Map<string, number>();
  const act = async (): Promise<void> => {
    const item = pick(items);
    const { path, text } = kinds[item.name];
    const place = item.remove ?? item.read;
    const isEdited = text !== undefined && operationAt('patch', path) !== undefined && place !== null;
    const [name, call] = pick([
      ['hide', () => api.put(item.hidden, people.moderator.key).send({ reason: 'Spam' })] as const,
      ['restore', () => api.delete(item.hidden, people.moderator.key)] as const,
      ['restore', () => api.delete(item.hidden, people.moderator.key)] as const,
      ...(item.remove === null ? [] : [['delete', () => api.delete(item.remove ?? '', item.author.key)] as const]),
      ...(isEdited
        ? [['edit', () => api.patch(place, item.author.key).send({ [text]: `Text ${below(1000)}` })] as const]
        : []),
    ]);
    const { status } = await call();
    statuses.set(`${name} ${status}`, (statuses.get(`${name} ${status}`) ?? 0) + 1);
  };
  let begun = 0;
  const worker = async () => {
    while (begun++ < acts) await act();
  };
  await Promise.all(Array.from({ length: width }, worker));
  expect(await community.breaches()).toEqual([]);
  // Each kind of act was done thousands of times without an error.
  for (const name of ['hide', 'restore', 'delete', 'edit']) expect(statuses.get(`${name} 200`)).toBeGreaterThan(300);
  const faults = [...statuses].filter(([name]) => / 5/.test(name));
  expect(faults).toEqual([]);
  // Everything can be restored.
  for (const { hidden } of items) expect([200, 404]).toContain((await api.delete(hidden, people.moderator.key)).status);
  expect(await community.breaches()).toEqual([]);
});
