// What the program and its database need of prisma/schema.prisma and of the areas' declarations.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What of the Prisma client is there when the program runs, as one file: its types fall away.
 * @param {string} target
 */
export async function writeClient(target) {
  const madeFrom = createHash('sha256')
    .update(await readFile(join(root, 'prisma/schema.prisma')))
    .digest('hex');
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['generated/prisma/client.ts'],
    outfile: join(target, 'prisma/client.js'),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    banner: { js: `// Made by \`npm run generate\` from prisma/schema.prisma, whose SHA-256 is\n// ${madeFrom}.` },
  });
}

/**
 * What the database needs of that which areas declare.
 * @param {string} target
 */
export async function writeSql(target) {
  const { build } = await import('esbuild');
  const program = join(target, 'sql.mjs');
  await build({
    entryPoints: ['scripts/sql/index.ts'],
    outfile: program,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  const { sqlFiles } = await import(pathToFileURL(program).href);
  await rm(program);
  for (const [name, text] of Object.entries(sqlFiles(join(root, 'prisma/schema.prisma')))) {
    await writeFile(
      join(target, name),
      `-- Made by \`npm run generate\` from src/areas/*/content.ts. Change it there, not here.\n\n${text}\n`,
    );
  }
}
