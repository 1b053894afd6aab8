import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { probe, runCommand } from '../../shared/command.js';

/** Download cache beside the service's own data, which git ignores. */
const folder = resolve('.data/tools');

/** Short programs start twice as fast without Java's second compiler. */
export const javaInHaste = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const copyArtifact = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const generators = {
  'openapi-generator': {
    group: 'org.openapitools',
    version: '7.25.0',
    sha256: '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae',
  },
  'swagger-codegen': {
    group: 'io.swagger.codegen.v3',
    version: '3.0.61',
    sha256: 'c5f28b7efefd37772c1ad860d044dd9124c4ead23a8d8711499bc129d834a1d8',
  },
} as const;
type Generator = keyof typeof generators;

const programs = {
  java: { name: 'Java', least: [17, 0], args: ['-version'], version: /version "(\d+)(?:\.(\d+))?/ },
  mvn: { name: 'Maven', least: [3, 6], args: ['--version'], version: /Maven (\d+)\.(\d+)/ },
  go: { name: 'Go', least: [1, 24], args: ['version'], version: /go(\d+)\.(\d+)/ },
  cargo: { name: 'Rust', least: [1, 80], args: ['--version'], version: /cargo (\d+)\.(\d+)/ },
  python3: { name: 'Python', least: [3, 11], args: ['--version'], version: /Python (\d+)\.(\d+)/ },
} as const;

/** A missing tool, named by the message. */
export class MissingTool extends Error {}

export async function need(...commands: (keyof typeof programs)[]): Promise<void> {
  const asked = await Promise.all(commands.map(async (command) => ((await works(command)) ? [] : [titleOf(command)])));
  const missing = asked.flat();
  if (missing.length > 0) throw new MissingTool(missing.join(', '));
}

async function works(command: keyof typeof programs): Promise<boolean> {
  const { args, version, least } = programs[command];
  const found = version.exec(stripVTControlCharacters((await probe(command, [...args])) ?? ''));
  if (found === null) return false;
  const [major, minor] = [Number(found[1]), Number(found[2] ?? 0)];
  return major > least[0] || (major === least[0] && minor >= least[1]);
}

function titleOf(command: keyof typeof programs): string {
  const { name, least } = programs[command];
  const version = least[1] === 0 ? least[0] : least.join('.');
  return `${name} ${version} or newer`;
}

const jars = new Map<Generator, Promise<string>>();

/** Downloaded once for several languages: Maven's folder does not support concurrent processes. */
function jarOf(name: Generator): Promise<string> {
  const jar = jars.get(name) ?? fetchGenerator(name);
  jars.set(name, jar);
  return jar;
}
export const openapiGenerator = (): Promise<string> => jarOf('openapi-generator');
export const swaggerCodegen = (): Promise<string> => jarOf('swagger-codegen');

async function fetchGenerator(name: Generator): Promise<string> {
  // Maven downloads the generator as an artifact.
  await need('java', 'mvn');
  const { group, version, sha256 } = generators[name];
  const file = join(folder, `${name}-cli-${version}.jar`);
  const isKnown = () => existsSync(file) && digest(readFileSync(file)) === sha256;
  if (isKnown()) return file;
  await maven([copyArtifact, `-Dartifact=${group}:${name}-cli:${version}`, `-DoutputDirectory=${folder}`]);
  if (isKnown()) return file;
  rmSync(file, { force: true });
  throw new Error(`${name} ${version} is not the file that we know`);
}

export async function maven(args: string[], cwd = '.'): Promise<void> {
  const options = [process.env.MAVEN_OPTS ?? '', ...javaInHaste].join(' ');
  const env = { ...process.env, MAVEN_OPTS: options };
  await runCommand('mvn', ['--quiet', '--batch-mode', '--strict-checksums', ...args], { cwd, env });
}

/** Go's checksum database verifies the sources. */
export async function goTool(path: string, version: string): Promise<string> {
  await need('go');
  const name = path.split('/').at(-1) ?? path;
  const bin = join(folder, `${name}-${version}`);
  const file = join(bin, name);
  if (!existsSync(file)) {
    await runCommand('go', ['install', `${path}@${version}`], { env: { ...process.env, GOBIN: bin } });
  }
  return file;
}

/** A virtual environment with a journey's pinned requirements; returns its folder of commands. */
export async function pythonTools(language: string): Promise<string> {
  await need('python3');
  const requirements = join('test/sdk', language, 'requirements.txt');
  const environment = join(folder, `python-${digest(readFileSync(requirements)).slice(0, 12)}`);
  const bin = join(environment, 'bin');
  const done = join(environment, '.complete');
  if (!existsSync(done)) {
    // Some systems have Python without venv.
    const made = await probe('python3', ['-m', 'venv', '--clear', environment]);
    if (made === null) throw new MissingTool(`${titleOf('python3')}, with venv`);
    const install = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--requirement', requirements];
    await runCommand(join(bin, 'python'), install);
    writeFileSync(done, '');
  }
  return bin;
}

/** Installs a folder's lock file without scripts; returns the path of the packages. */
export async function npmTools(home: string): Promise<string> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new MissingTool('npm, by which this has to be started');
  const environment = join(folder, `npm-${digest(readFileSync(join(home, 'package-lock.json'))).slice(0, 12)}`);
  const done = join(environment, '.complete');
  if (!existsSync(done)) {
    mkdirSync(environment, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(home, name), join(environment, name));
    // The compiler as a peer dependency is found in a folder above.
    const install = ['ci', '--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund'];
    await runCommand(process.execPath, [npm, ...install], { cwd: environment });
    writeFileSync(done, '');
  }
  return join(environment, 'node_modules');
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
