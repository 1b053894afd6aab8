// The Prisma client in generated/prisma. The program needs client.js alone, which is committed; the compiler needs its
// types as well: 87,000 lines, which are generated on each machine.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expected, inRoot, readText, run } from './process.mjs';

const client = inRoot('generated/prisma');
const program = path.join(client, 'client.js');
const sources = ['schema.prisma', 'prisma.config.ts', 'package-lock.json'];

/** True if the client's types were generated from the current schema by the installed version of Prisma. */
export function isClientCurrent() {
  return readText(path.join(client, '.made-from')) === fingerprint();
}

/** Generates the types in a temporary folder and moves them as a whole, so that no program sees a part of them. */
export async function makeClient() {
  const work = inRoot('dist/.client');
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(path.join(work, 'prisma'), { recursive: true });
  try {
    const madeFrom = fingerprint();
    // The schema's output path is relative to itself, so a copied schema generates beside the copy.
    for (const name of sources) fs.copyFileSync(inRoot(`prisma/${name}`), path.join(work, 'prisma', name));
    const logFile = path.join(work, 'log');
    const log = fs.openSync(logFile, 'w');
    const command = inRoot('prisma/node_modules/prisma/build/index.js');
    const args = ['generate', '--no-hints', `--config=${path.join(work, 'prisma/prisma.config.ts')}`];
    const code = await run([command, ...args], ['ignore', log, log], {
      // `generate` needs no schema engine, but checks that one exists, and would download it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      // Disables Prisma's update check.
      CHECKPOINT_DISABLE: '1',
    });
    fs.closeSync(log);
    if (code !== 0) throw expected(`${readText(logFile)}Making the Prisma client failed; the reason stands above.`);
    const made = path.join(work, 'generated/prisma');
    fs.writeFileSync(path.join(made, '.made-from'), madeFrom);
    // client.js is committed, and only `npm run generate` rewrites it.
    if (fs.existsSync(program)) fs.copyFileSync(program, path.join(made, 'client.js'));
    if (fs.existsSync(client)) fs.renameSync(client, path.join(work, 'before'));
    fs.renameSync(made, client);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** A hash of content rather than of times, which change on checkouts. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(fs.readFileSync(inRoot(`prisma/${name}`)));
  return hash.digest('hex');
}
