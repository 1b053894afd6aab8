import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a Prisma client generated from the current schema', () => {
  const madeFrom = createHash('sha256').update(readFileSync('prisma/schema.prisma')).digest('hex');
  expect(readFileSync('generated/prisma/client.js', 'utf8')).toContain(`// ${madeFrom}.`);
});
