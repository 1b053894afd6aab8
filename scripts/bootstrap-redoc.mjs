// Brings the one file of Redoc that the reference is drawn by. As a dependency it would bring 94 packages that nothing loads, since
// the file holds all that it needs. Like bootstrap.mjs, this has to work before anything is there.
// biome-ignore-all lint/style/useNodejsImportProtocol: old versions of Node.js do not know it.
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { expected, inRoot } from './bootstrap-packages.mjs';

const version = '2.5.4';
const sha256 = 'dcaf76612bc4a3fbcc923a8966dee2f6146a5f32e5ce1b6f02dd60cbbf89500b';
const folder = inRoot('src/web/assets/redoc');
const file = path.join(folder, 'redoc.standalone.js');

/** Whether the file is there, and the one that we know. */
export function isRedocCurrent() {
  return (
    fs.existsSync(file) &&
    createHash('sha256')
      .update(new Uint8Array(fs.readFileSync(file)))
      .digest('hex') === sha256
  );
}

/**
 * By npm, from where the packages come from.
 * @param {(args: string[]) => Promise<number | null>} npm
 */
export async function fetchRedoc(npm) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const code = await npm(['pack', `redoc@${version}`, '--silent', `--pack-destination=${folder}`]);
  const archive = `redoc-${version}.tgz`;
  const files = ['redoc.standalone.js', 'redoc.standalone.js.LICENSE.txt'].map((name) => `package/bundles/${name}`);
  const args = ['-xzf', archive, '--strip-components=2'].concat(files);
  const unpacked = code === 0 ? spawnSync('tar', args, { cwd: folder }).status : 1;
  fs.rmSync(path.join(folder, archive), { force: true });
  if (unpacked !== 0 || !isRedocCurrent()) throw expected(`Redoc ${version} could not be fetched with npm and tar.`);
}
