import { readFileSync } from 'node:fs';

/** The columns of each table in a Prisma schema, in its order. */
export function columnsOf(schema: string): Record<string, string[]> {
  const models = [...readFileSync(schema, 'utf8').matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const names = new Set(models.map(([, name]) => name));
  return Object.fromEntries(
    models.map(([, name = '', body = '']) => {
      const fields = [...body.matchAll(/^ {2}(\w+)\s+(\w+)(.*)$/gm)].filter(([, , type = '']) => !names.has(type));
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
      return [table, fields.map(([, field = '', , rest = '']) => /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field)];
    }),
  );
}
