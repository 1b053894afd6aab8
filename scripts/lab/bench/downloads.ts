import { readdirSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { fixed, judged, print } from './report.js';
import type { Server } from './servers.js';

/** The one stored video, whole and in ranges of 8 MiB, beside a bare stream from the same file. */
export async function measureDownloads(url: string, plaza: Server, floor: Server, folder: string, rounds: number) {
  const pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query<{ id: number }>('SELECT max(id) AS id FROM videos');
  await pool.end();
  const headers = { authorization: `Bearer ${plaza.key}` };
  const reply = await fetch(`${plaza.origin}/api/v1/videos/${rows[0]?.id}/stream`, { headers });
  const { stream_url: link } = (await reply.json()) as { stream_url: string };
  const name = readdirSync(folder, { recursive: true }).find((each) => statSync(join(folder, String(each))).isFile());
  const bare = `${floor.origin}/file/${name}`;
  const bytes = statSync(join(folder, String(name))).size;
  const part = 8 * 1024 * 1024;
  const parts = Array.from({ length: Math.ceil(bytes / part) }, (_, n) => {
    const end = Math.min(bytes, (n + 1) * part) - 1;
    return { range: `bytes=${n * part}-${end}` };
  });
  print(['', 'floor s', 'plaza s', 'ratio', 'bound', ''], `downloads of ${fixed(bytes / 1024 / 1024, 0)} MiB`);
  for (const [what, requests] of [
    ['whole', [{}]],
    ['in ranges of 8 MiB', parts],
  ] as const) {
    const [own, other]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      other.push(await fetchAll(bare, requests, bytes));
      own.push(await fetchAll(link, requests, bytes));
    }
    const [a, b] = [Math.min(...other), Math.min(...own)];
    print([what, fixed(a, 2), fixed(b, 2), fixed(a / b, 2), ...judged(a / b, { least: 0.8 })]);
  }
}

/** Seconds to download everything sequentially. */
async function fetchAll(url: string, asked: readonly Record<string, string>[], bytes: number): Promise<number> {
  const began = performance.now();
  let got = 0;
  for (const headers of asked) {
    await new Promise<void>((resolve, reject) => {
      get(url, { headers }, (reply) => {
        reply.on('data', (chunk: Buffer) => {
          got += chunk.length;
        });
        reply.once('end', resolve).once('error', reject);
      }).once('error', reject);
    });
  }
  if (got !== bytes) throw new Error(`${got} bytes came of ${bytes}`);
  return (performance.now() - began) / 1000;
}
