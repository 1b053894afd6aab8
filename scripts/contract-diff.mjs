// What differs between two contracts, and what of it breaks a client of the same version.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './bootstrap.mjs';
import { expected } from './bootstrap-packages.mjs';

const oasdiff = { module: 'github.com/oasdiff/oasdiff', version: 'v1.33.0' };

/** The differ: the one on the PATH, or one that Go installs beside the other packages. */
function differ() {
  if (spawnSync('oasdiff', ['--version']).status === 0) return 'oasdiff';
  const folder = inRoot('node_modules/.cache/plaza');
  const own = `${folder}/oasdiff`;
  if (existsSync(own)) return own;
  if (spawnSync('go', ['version']).status !== 0) {
    throw expected('It takes oasdiff (https://www.oasdiff.com) on the PATH, or Go to install it. Neither is there.');
  }
  process.stdout.write(`Installing oasdiff ${oasdiff.version} …\n`);
  const installed = spawnSync('go', ['install', `${oasdiff.module}@${oasdiff.version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (installed.status !== 0) throw expected('Go could not install oasdiff.');
  return own;
}

/** The values that enums have gained: those of enums that may grow within a version, and those of all others. */
function gainedValues(before, after) {
  const extensible = new Set();
  const fixed = new Set();
  for (const [name, { enum: values }] of Object.entries(after.components.schemas)) {
    const { enum: known, 'x-extensible-enum': isExtensible } = before.components.schemas[name] ?? {};
    if (known === undefined) continue;
    for (const value of values ?? []) {
      if (!known.includes(value)) (isExtensible === true ? extensible : fixed).add(String(value));
    }
  }
  return { extensible, fixed };
}

/**
 * Every change from one contract to another, both named by their YAML files. A value that an extensible enum has gained is
 * as harmless as a new field of a reply: consumers are told to expect it, which oasdiff cannot know of a boolean mark.
 */
export async function contractChanges(before, after) {
  const { parse } = await import('yaml');
  const read = (file) => parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  const { status, stdout, stderr } = spawnSync(differ(), ['changelog', before, after, '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw expected(stderr.trim() || 'oasdiff could not compare the contracts.');
  const { extensible, fixed } = gainedValues(read(before), read(after));
  return JSON.parse(stdout.trim() || '[]').map(({ id, text, level, operation, path }) => {
    const value = /^response-.*enum-value-added$/.test(id) ? /`([^`]+)` enum value/.exec(text)?.[1] : undefined;
    const isGrowth = value !== undefined && extensible.has(value) && !fixed.has(value);
    return { id, text, operation, path, isBreaking: level >= 2 && !isGrowth };
  });
}
