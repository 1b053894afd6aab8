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

/** What the extensible enums have gained and lost, which oasdiff does not compare. */
function changedValues(before, after) {
  return Object.entries(before.components.schemas).flatMap(([name, { 'x-extensible-enum': known }]) => {
    const values = after.components.schemas[name]?.['x-extensible-enum'];
    if (!Array.isArray(known) || values === undefined) return [];
    const tell = (id, verb, isBreaking) => (value) => ({ id, text: `${verb} \`${value}\` of \`${name}\``, isBreaking });
    return [
      ...values
        .filter((value) => !known.includes(value))
        .map(tell('extensible-enum-value-added', 'added the value', false)),
      ...known
        .filter((value) => !values.includes(value))
        .map(tell('extensible-enum-value-removed', 'removed the value', true)),
    ];
  });
}

/**
 * Every change from one contract to another, both named by their YAML files. A value that an extensible enum has gained is
 * as harmless as a new field of a reply: consumers are told to expect it.
 */
export async function contractChanges(before, after) {
  const { parse } = await import('yaml');
  const read = (file) => parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  const { status, stdout, stderr } = spawnSync(differ(), ['changelog', before, after, '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw expected(stderr.trim() || 'oasdiff could not compare the contracts.');
  const told = JSON.parse(stdout.trim() || '[]').map(({ id, text, level, operation, path }) => {
    return { id, text, operation, path, isBreaking: level >= 2 };
  });
  return [...told, ...changedValues(read(before), read(after))];
}
