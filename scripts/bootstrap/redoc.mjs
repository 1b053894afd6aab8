// Fetches Redoc's bundle for the reference. As a dependency it would bring 94 packages that its bundle does not need.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runNpm } from './packages.mjs';
import { expected, inRoot } from './process.mjs';

const version = '2.5.4';
const sha256 = 'dcaf76612bc4a3fbcc923a8966dee2f6146a5f32e5ce1b6f02dd60cbbf89500b';
const folder = inRoot('src/web/assets/redoc');
const file = path.join(folder, 'redoc.standalone.js');

/** True if the bundle exists with the known hash. */
export function isRedocCurrent() {
  return fs.existsSync(file) && createHash('sha256').update(fs.readFileSync(file)).digest('hex') === sha256;
}

/** Through npm, to use the configured registry. */
export async function fetchRedoc() {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const code = await runNpm(['pack', `redoc@${version}`, '--silent', `--pack-destination=${folder}`]);
  const archive = `redoc-${version}.tgz`;
  const files = ['redoc.standalone.js', 'redoc.standalone.js.LICENSE.txt'].map((name) => `package/bundles/${name}`);
  const unpacked = spawnSync('tar', ['-xzf', archive, '--strip-components=2', ...files], { cwd: folder }).status;
  fs.rmSync(path.join(folder, archive), { force: true });
  if (code !== 0 || unpacked !== 0 || !isRedocCurrent()) {
    throw expected(`Redoc ${version} could not be fetched with npm and tar.`);
  }
}
