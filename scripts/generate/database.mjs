// Generates code and SQL from prisma/schema.prisma and the areas' declarations.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the runtime part of the Prisma client into one file, without its types.
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
 * Writes the SQL that follows from the areas' declarations.
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
  const { filesOf } = await import(pathToFileURL(program).href);
  await rm(program);
  for (const [name, text] of Object.entries(filesOf(join(root, 'prisma/schema.prisma')))) {
    const comment = name.endsWith('.sql') ? '--' : '//';
    const source = name === 'tables.ts' ? 'prisma/schema.prisma' : 'src/areas/*/content.ts';
    await writeFile(
      join(target, name),
      `${comment} Made by \`npm run generate\` from ${source}. Change it there, not here.\n\n${text}\n`,
    );
  }
}

/**
 * Splits a file at blank lines outside of function bodies.
 * @param {string} text
 */
function partsOf(text) {
  /** @type {string[]} */
  const parts = [];
  let isOpen = false;
  for (const piece of text.trimEnd().split('\n\n')) {
    if (isOpen) parts.push(`${parts.pop()}\n\n${piece}`);
    else parts.push(piece);
    if ((piece.match(/\$\w*\$/g) ?? []).length % 2 === 1) isOpen = !isOpen;
  }
  return parts;
}

/**
 * Writes a migration with those statements of prisma/sql and generated that differ from the migrations. Lists whose
 * triggers changed are recounted.
 * @param {string} name of the new folder in prisma/migrations
 */
export async function writeMigration(name) {
  const folder = join(root, 'prisma/migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const scripts = await Promise.all(names.sort().map((each) => readFile(join(folder, each, 'migration.sql'), 'utf8')));
  const applied = scripts.join('\n');
  /** @type {string[]} */
  const files = [];
  for (const place of ['prisma/sql', 'generated']) {
    const all = (await readdir(join(root, place))).sort();
    files.push(...all.filter((each) => each.endsWith('.sql')).map((each) => `${place}/${each}`));
  }
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const changed = texts.flatMap(partsOf).filter((part) => {
    const code = part.replace(/^(--.*\n?)+/, '');
    const last = applied.lastIndexOf(code.split('\n', 1)[0] ?? '');
    return code !== '' && (last < 0 || !applied.startsWith(code, last));
  });
  if (changed.length === 0) return;
  const counted = changed.flatMap((statement) => /FUNCTION count_(\w+)_insert\(/.exec(statement)?.[1] ?? []);
  const rebuilt =
    counted.length === 0 ? [] : [`SELECT rebuild_lists(${counted.map((table) => `'${table}'`).join(', ')});`];
  const script = ['-- What changed in prisma/sql and generated.', ...changed, ...rebuilt].join('\n\n');
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), `${script}\n`);
  process.stdout.write(`wrote prisma/migrations/${name}/migration.sql\n`);
}
