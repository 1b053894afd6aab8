import { expect, it } from 'vitest';
import { named } from '../../../src/core/database/statement.js';

it('gives statements with the same long prefix names that PostgreSQL distinguishes', () => {
  const [one, other, short] = [`${'by_'.repeat(30)}a`, `${'by_'.repeat(30)}b`, 'by_id'].map(
    (name) => named(name, (text) => ({ name: text, text: 'SELECT 1' })).name,
  );
  expect(one).not.toBe(other);
  for (const name of [one, other]) expect(name?.length).toBeLessThanOrEqual(63);
  expect(short).toBe('by_id');
});
