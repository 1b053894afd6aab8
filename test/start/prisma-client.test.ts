import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is the client of the present schema: `npm run generate` makes it', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  expect(readFileSync('generated/prisma/client.js', 'utf8')).toContain(JSON.stringify(schema));
});
