import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '../../scripts/shared/process.js';

/** A clone with its packages installed, and nothing made yet. */
let clone: string;
beforeEach(() => {
  clone = makeFolder('plaza-clone-');
  for (const name of ['package.json', 'package-lock.json', 'prisma', 'scripts']) {
    cpSync(name, join(clone, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});
afterEach(() => removeFolder(clone));

const prepare = () => promisify(execFile)(process.execPath, [join(clone, 'scripts/prepare.mjs')]);
const schema = () => join(clone, 'prisma/schema.prisma');
const enums = () => readFileSync(join(clone, 'generated/prisma/enums.ts'), 'utf8');

it('is made once, however many need it at the same time, and silently', { timeout: 60_000 }, async () => {
  const [one, other] = await Promise.all([prepare(), prepare()]);
  expect([one.stdout, other.stdout]).toEqual(['', '']);
  expect([one.stderr, other.stderr].filter((text) => !/^Plaza: waiting for process \d+, .*\n$/.test(text))).toContain(
    '',
  );
  expect(existsSync(join(clone, 'generated/prisma/client.ts'))).toBe(true);
  expect(readdirSync(join(clone, 'dist'))).toEqual([]);
});

it('is made again when the schema says something else, and only then', { timeout: 60_000 }, async () => {
  await prepare();
  const before = enums();
  writeFileSync(join(clone, 'generated/prisma/enums.ts'), 'as it was');
  writeFileSync(schema(), readFileSync(schema()));
  await prepare();
  expect(enums()).toBe('as it was');

  writeFileSync(schema(), `${readFileSync(schema(), 'utf8')}\nenum Weather {\n  fair\n  foul\n}\n`);
  await prepare();
  expect(enums()).toContain('Weather');
  expect(enums().startsWith(before.slice(0, 200))).toBe(true);
});

it('stays as it is when the schema is wrong, which is said', { timeout: 60_000 }, async () => {
  await prepare();
  const before = enums();
  writeFileSync(schema(), `${readFileSync(schema(), 'utf8')}\nenum {\n`);
  await expect(prepare()).rejects.toThrow(/error: .*\n(.*\n)*Making the Prisma client failed/);
  expect(enums()).toBe(before);
});
