// The Prisma client in generated/prisma. The program needs client.js alone, which is committed; the compiler needs its types as
// well, which are made on this machine, since they are 87,000 lines. Like bootstrap.mjs, this has to work before anything
// is there.
// biome-ignore-all lint/style/useNodejsImportProtocol: old versions of Node.js do not know it.
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { expected, inRoot } from './bootstrap-packages.mjs';

const client = inRoot('generated/prisma');
const program = path.join(client, 'client.js');
const sources = ['schema.prisma', 'prisma.config.ts', 'package-lock.json'];

/** Whether the types of the client are there and was made from the present schema by the present version of Prisma. */
export function isClientCurrent() {
  const file = path.join(client, '.made-from');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint();
}

/**
 * Makes the types aside and puts it in place as a whole, so that no program ever sees a part of it. One process at a
 * time: the caller holds the lock.
 * @param {(args: string[], output: number, env: Record<string, string>) => Promise<number | null>} run
 */
export async function makeClient(run) {
  const work = inRoot('dist/.client');
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(path.join(work, 'prisma'), { recursive: true });
  try {
    const madeFrom = fingerprint();
    // The schema names the client's place relative to itself, so a copy of it sends the client beside the copy.
    for (const name of sources) fs.copyFileSync(inRoot(`prisma/${name}`), path.join(work, 'prisma', name));
    const logFile = path.join(work, 'log');
    const log = fs.openSync(logFile, 'w');
    const args = ['generate', '--no-hints', `--config=${path.join(work, 'prisma/prisma.config.ts')}`];
    const code = await run([inRoot('prisma/node_modules/prisma/build/index.js')].concat(args), log, {
      // Making them needs no schema engine, but the command wants one to exist, and would download it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      // It would also ask for newer versions of itself.
      CHECKPOINT_DISABLE: '1',
    });
    fs.closeSync(log);
    if (code !== 0) {
      process.stderr.write(fs.readFileSync(logFile));
      throw expected('Making the Prisma client failed; the reason stands above.');
    }
    const made = path.join(work, 'generated/prisma');
    fs.writeFileSync(path.join(made, '.made-from'), madeFrom);
    // Committed, and made anew by `npm run generate` alone.
    if (fs.existsSync(program)) fs.copyFileSync(program, path.join(made, 'client.js'));
    fs.mkdirSync(path.dirname(client), { recursive: true });
    if (fs.existsSync(client)) fs.renameSync(client, path.join(work, 'before'));
    fs.renameSync(made, client);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Of content, because times change when a branch is checked out and back. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(fs.readFileSync(inRoot(`prisma/${name}`)));
  return hash.digest('hex');
}
