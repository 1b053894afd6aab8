import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is the client of the present schema: `npm run generate` makes it', () => {
  const madeFrom = createHash('sha256').update(readFileSync('prisma/schema.prisma')).digest('hex');
  expect(readFileSync('generated/prisma/client.js', 'utf8')).toContain(`// ${madeFrom}.`);
});
