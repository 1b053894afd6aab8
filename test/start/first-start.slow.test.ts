import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { endAll, makeFolder, removeFolder, startService } from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { signIn, Visitor } from '../web/visitor.js';

afterEach(() => endAll('SIGKILL'));

const postgres = (folder: string) => join(folder, 'postgres');
const has = (folder: string, prefix: string) =>
  existsSync(postgres(folder)) && readdirSync(postgres(folder)).some((name) => name.startsWith(prefix));

/** Steps of a first start in order, and how to detect each. */
const moments: Record<string, (folder: string) => boolean> = {
  'makes the folder of data': (folder) => has(folder, 'cluster'),
  'starts PostgreSQL': (folder) => existsSync(join(postgres(folder), 'cluster')),
  'migrates and fills the database': (folder) => has(folder, 'url'),
};

describe.each(Object.keys(moments))('a first start that %s', { timeout: 200_000 }, (moment) => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('recovers from a first start that was ended by %s', async (signal) => {
    const folder = makeFolder('plaza-start-');
    const settings = { DATA_DIR: folder, DEMO: 'true' };
    // Kills at the beginning of the step, and a little later.
    for (const later of [0, 250]) {
      const service = startService(settings);
      await until(() => moments[moment]?.(folder) ?? false, 60_000);
      await sleep(later);
      service.child.kill(signal);
      await service.exit;
    }
    const last = startService(settings);
    const response = await fetch(`${await last.base}/forum/boards`);
    expect(response.status).toBe(200);
    expect(await response.json()).not.toEqual([]);
    expect(last.output()).toMatch(/Demo keys +member +plaza_/);
    const password = /Sign in +noor \(member\), grace \(moderator\), ada \(admin\): password (\w{16})/.exec(
      last.output(),
    )?.[1];
    const visitor = new Visitor({ origin: new URL(await last.base).origin });
    expect((await signIn(visitor, 'ada', password)).location).toBe('/');
    expect(readdirSync(postgres(folder)).filter((name) => name.includes('partial'))).toEqual([]);
    last.child.kill('SIGTERM');
    expect(await last.exit).toBe(0);
    await removeFolder(folder);
  });
});
