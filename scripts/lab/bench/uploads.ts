import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { fillForum } from './data.js';
import { measureDownloads } from './downloads.js';
import { watchMemory } from './memory.js';
import { fixed, judged, print } from './report.js';
import { plazaEnvironment, type Server, serveFloor, servePlaza } from './servers.js';
import { video } from './video.js';

const mebibyte = 1024 * 1024;
const sender = fileURLToPath(new URL('./sender.js', import.meta.url));

/**
 * Videos of this many MiB, one and ten at once. The floor gets the same from the same sender, so its cost cancels out;
 * SHA-256 and disk without any transfer are shown beside it.
 */
export async function measureUploads(url: string, megabytes: number, rounds: number): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC' });
  const { key, userId } = await fillForum(pool, { topics: 200, replies: 10 });
  await pool.end();
  const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'));
  try {
    const environment = { ...plazaEnvironment(url), RATE_LIMIT_UPLOADS: '1000000', STORAGE_URL: `file:${folder}` };
    const plaza = await servePlaza(environment, key);
    const floor = await serveFloor(url, String(userId), key, folder);
    const bytes = megabytes * mebibyte;
    for (const target of [floor, plaza]) await send(target, mebibyte, 1);
    print(
      ['', 'unsent s', 'floor s', 'upload s', 'ratio', 'bound', '', 'MiB', 'bound', ''],
      `uploads of ${megabytes} MiB`,
    );
    for (const [count, least] of [
      [1, 0.8],
      [10, 0.9],
    ] as const) {
      const [unsent, bare, own]: [number[], number[], number[]] = [[], [], []];
      let raised = 0;
      for (let round = 0; round < (count === 1 ? rounds : 1); round++) {
        unsent.push(count * (await withoutSender(bytes, folder)));
        bare.push(await send(floor, bytes, count));
        await emptied(folder);
        raised = Math.max(raised, await watchMemory(plaza.pid, async () => own.push(await send(plaza, bytes, count))));
        if (count > 1 || round + 1 < rounds) await emptied(folder);
      }
      const [alone, received, taken] = [unsent, bare, own].map((each) => Math.min(...each)) as [number, number, number];
      const ratio = received / taken;
      const memory = raised / mebibyte;
      const figures = [
        fixed(alone, 2),
        fixed(received, 2),
        fixed(taken, 2),
        fixed(ratio, 2),
        ...judged(ratio, { least }),
      ];
      print([`${count} at once`, ...figures, fixed(memory, 1), ...judged(memory, { most: 32 })]);
    }
    await send(plaza, bytes, 1);
    await measureDownloads(url, plaza, floor, folder, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Empties the folder: a full disk would affect the measurement. */
async function emptied(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Seconds of the uploads. */
async function send({ origin, key }: Server, bytes: number, count: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [sender, origin, key, String(bytes), String(count)]);
  return Number(stdout);
}

/** Seconds to hash and write the bytes without a transfer. */
async function withoutSender(bytes: number, folder: string): Promise<number> {
  const path = join(folder, 'unsent');
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const began = performance.now();
  await pipeline(Readable.from(video(bytes)), hashing, createWriteStream(path, { flush: true }));
  const seconds = (performance.now() - began) / 1000;
  await rm(path);
  return seconds;
}
