import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../shared/command.js';
import type { Documents } from './documents.js';
import { fresh } from './folders.js';
import { generateClassic, generateGo, generatePython, generateWithNpm } from './generators.js';
import { typesOf } from './openapi-types.js';
import { maven, need, npmTools, pythonTools } from './tools.js';

export type Language = {
  /** Generates the client into an emptied folder, from the document in one of its formats. */
  generate(folder: string, documents: Documents): Promise<void>;
  /** Compiles the client with its journey, and returns the command to run it. */
  compile(folder: string): Promise<string[]>;
  /** The folder in test/sdk/shared with common parts of its journey. */
  shared?: string;
};

export const languages: Record<string, Language> = {
  typescript: {
    async generate(folder, { yaml }) {
      fresh(folder);
      writeFileSync(join(folder, 'plaza.ts'), await typesOf(yaml));
    },
    compile: compileTypescript,
    shared: 'typescript',
  },
  'typescript-hey-api': {
    generate: (folder, { json }) =>
      generateWithNpm(folder, json, { language: 'typescript-hey-api', command: 'openapi-ts', config: '--file' }),
    compile: (folder) => compileWithNpm(folder, 'typescript-hey-api'),
    shared: 'typescript',
  },
  python: {
    generate: (folder, { json }) => generatePython(folder, json, 'python'),
    compile: (folder) => compilePython(folder, 'python'),
  },
  go: {
    generate: (folder, { yaml }) => generateGo(folder, yaml),
    compile: compileGo,
    shared: 'go',
  },
  java: {
    generate: (folder, { json }) =>
      generateClassic(folder, json, {
        ...{ generator: 'java', language: 'java' },
        ...{ part: 'src/main/java', target: 'src/main/java' },
      }),
    async compile(folder) {
      await need('mvn');
      await maven(['prepare-package'], folder);
      return ['java', '-ea', '-cp', 'target/classes:target/dependency/*', 'Journey'];
    },
  },
};

async function compileTypescript(folder: string): Promise<string[]> {
  await runCommand(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder });
  return [process.execPath, 'out/journey.js'];
}

/** With the packages that the client imports, in the versions installed with its generator. */
async function compileWithNpm(folder: string, language: string): Promise<string[]> {
  const link = join(folder, 'node_modules');
  if (!existsSync(link)) symlinkSync(await npmTools(resolve('test/sdk', language)), link, 'junction');
  return compileTypescript(folder);
}

async function compilePython(folder: string, language: string): Promise<string[]> {
  const bin = await pythonTools(language);
  await runCommand(join(bin, 'mypy'), ['--config-file', 'mypy.ini'], { cwd: folder });
  return [join(bin, 'python'), '-W', 'error', 'journey.py'];
}

async function compileGo(folder: string): Promise<string[]> {
  await need('go');
  await runCommand('go', ['vet', './...'], { cwd: folder });
  await runCommand('go', ['build', '-o', 'journey', '.'], { cwd: folder });
  return ['./journey'];
}
