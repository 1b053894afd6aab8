// The Prisma client in generated/prisma, which is made from the schema on this machine and not kept in git. Like
// bootstrap.mjs, this has to work before anything is there.
// biome-ignore-all lint/style/useNodejsImportProtocol: old versions of Node.js do not know it.
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { expected, inRoot } from './bootstrap-packages.mjs';

const client = inRoot('generated/prisma');
const sources = ['schema.prisma', 'prisma.config.ts'];

/** Whether the client is there and was made from the present schema by the present version of Prisma. */
export function isClientCurrent() {
  const file = path.join(client, '.made-from');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint();
}

/**
 * Makes the client aside and puts it in place as a whole, so that no program ever sees a part of it. One process at a
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
    const code = await run([inRoot('node_modules/prisma/build/index.js')].concat(args), log, {
      // Making a client needs no schema engine, but the command wants one to exist, and would download it.
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
  hash.update(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).devDependencies.prisma);
  return hash.digest('hex');
}
