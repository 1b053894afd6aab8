import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { probe, runCommand } from '../live/command.js';

/** Downloaded once; kept beside the service's own data, which git ignores. */
const folder = resolve('.data/tools');

const generator = {
  version: '7.25.0',
  sha256: '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae',
};

/** A tool that is not there, which its message names. */
export class Missing extends Error {}

export async function openapiGenerator(): Promise<string> {
  await need('java', ['-version'], 'Java 17 or newer');
  const { version, sha256 } = generator;
  const file = join(folder, `openapi-generator-cli-${version}.jar`);
  if (existsSync(file) && digest(readFileSync(file)) === sha256) return file;
  const place = 'https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli';
  const response = await fetch(`${place}/${version}/openapi-generator-cli-${version}.jar`);
  if (!response.ok) throw new Missing(`openapi-generator: Maven Central answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (digest(bytes) !== sha256) throw new Error(`openapi-generator ${version} is not the file that we know`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  return file;
}

/** Go's checksum database vouches for what is built. */
export async function goTool(path: string, version: string): Promise<string> {
  await need('go', ['version'], 'Go 1.24 or newer');
  const name = path.split('/').at(-1) ?? path;
  const bin = join(folder, `${name}-${version}`);
  const file = join(bin, name);
  if (!existsSync(file)) {
    await runCommand('go', ['install', `${path}@${version}`], { env: { ...process.env, GOBIN: bin } });
  }
  return file;
}

/** A virtual environment with what `requirements` pins; answers the folder of its commands. */
export async function pythonTools(requirements: string): Promise<string> {
  const version = await need(
    'python3',
    ['-c', 'import sys; print(sys.version_info >= (3, 11))'],
    'Python 3.11 or newer',
  );
  if (!version.includes('True')) throw new Missing('Python 3.11 or newer');
  const wanted = readFileSync(requirements);
  const environment = join(folder, `python-${digest(wanted).slice(0, 12)}`);
  const bin = join(environment, 'bin');
  const done = join(environment, '.complete');
  if (!existsSync(done)) {
    await runCommand('python3', ['-m', 'venv', '--clear', environment]);
    await runCommand(join(bin, 'python'), ['-m', 'pip', 'install', '--quiet', '--requirement', requirements]);
    writeFileSync(done, '');
  }
  return bin;
}

export async function need(command: string, args: string[], name: string): Promise<string> {
  const answer = await probe(command, args);
  if (answer === null) throw new Missing(name);
  return answer;
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
