import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { configurationFor } from '../../scripts/lab/fuzz/configuration.js';
import { faultsInLog } from '../../scripts/lab/fuzz/log.js';
import { readOptions } from '../../scripts/lab/fuzz/options.js';
import { findTool } from '../../scripts/lab/fuzz/tool.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-fuzz-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the options', () => {
  it('are those of a short run with a fixed seed, or of a long one', () => {
    expect(readOptions(['--short'])).toEqual(readOptions(['--short']));
    const as = ['anonymous', 'member', 'shop_manager', 'moderator', 'admin'];
    expect(readOptions(['--short'])).toMatchObject({ seconds: 170, as });
    expect(readOptions([])).toMatchObject({ seconds: 3600, maxExamples: 100 });
    expect(readOptions(['--short', '--seconds', '90', '--seed', '7', '--as', 'member', '--only', 'forum'])).toEqual({
      ...{ short: true, seconds: 90, maxExamples: 5, seed: 7, as: ['member'], only: 'forum', keep: false },
    });
  });
});

it('names all ways to install Schemathesis if there is none', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(() => findTool(folder, join(folder, 'data'))).toThrow(/uvx.*pipx.*Python.*Docker.* None of them works here/);
  vi.unstubAllEnvs();
});

it('every caller has their own key, and the member has a peer', async () => {
  const keys = new Map(['member', 'moderator', 'admin', 'peer'].map((name) => [name, `key of ${name}`]));
  expect(configurationFor('anonymous', keys, folder).join(' ')).not.toContain('Authorization');
  expect(configurationFor('admin', keys, folder)).toContain('--header=Authorization: Bearer key of admin');
  const [file = ''] = configurationFor('member', keys, folder);
  const text = await readFile(file.replace('--config-file=', ''), 'utf8');
  expect(text).toContain('peers = ["member","peer"]');
  expect(JSON.parse(await readFile(join(folder, 'users.json'), 'utf8')).auth).toHaveLength(2);
});

it('an error and a reply of 500 or more count as faults in the log, and nothing else', () => {
  const lines = [
    { level: 30, status: 200 },
    { level: 30, status: 500 },
    { level: 40, msg: 'refused' },
    { level: 50, msg: 'failed' },
    { level: 30, status: 503 },
  ].map((line) => JSON.stringify(line));
  const file = join(folder, 'service.log');
  writeFileSync(file, `${lines.join('\n')}\n`);
  expect(faultsInLog(file)).toEqual([lines[1], lines[3], lines[4]]);
});
