import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishedContract } from '../src/core/contract/published.js';
import { loadConfig } from '../src/core/platform/config.js';

/*
 * Lints the served contract, whole and in part, with the rules that other people's linters start from. Our own rules check
 * its sources, to which `npm run generate` and the service add.
 */
const folder = mkdtempSync(join(tmpdir(), 'plaza-served-'));
try {
  const contract = new PublishedContract(loadConfig({}));
  const write = (name: string, tags?: string[]) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(JSON.parse(contract.text('json', 'https://plaza.example.org', tags)), null, 2));
    return file;
  };
  const files = [write('whole.json'), write('part.json', ['forum', 'search'])];
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--extends', 'recommended-strict', ...files];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
