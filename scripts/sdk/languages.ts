import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../live/command.js';
import { writeGeneratorBundle } from './bundle.js';
import { typesOf } from './openapi-types.js';
import { goTool, javaInHaste, maven, need, openapiGenerator, pythonTools } from './tools.js';

export type Language = {
  /** Makes the client in a folder, which is emptied before. */
  generate(folder: string): Promise<void>;
  /** Compiles the client and the journey beside it; answers the command that runs the journey. */
  compile(folder: string): Promise<string[]>;
};

const compiler = resolve('node_modules/typescript/bin/tsc');
const oapiCodegen = ['github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', 'v2.8.2'] as const;
const requirements = resolve('test/sdk/python/requirements.txt');

export const languages: Record<string, Language> = {
  typescript: {
    async generate(folder) {
      const bundle = fresh(folder);
      writeFileSync(join(folder, 'plaza.ts'), await typesOf(bundle));
    },
    compile: compileTypescript,
  },
  'typescript-classic': {
    async generate(folder) {
      await generateClassic(folder, 'typescript-fetch', 'typescript-classic', 'plaza');
    },
    compile: compileTypescript,
  },
  python: {
    async generate(folder) {
      const bin = await pythonTools(requirements);
      const bundle = fresh(folder);
      // The generator formats what it made with the tools that it finds.
      const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
      const config = ['--config', 'test/sdk/python/generator.yaml', '--meta', 'none', '--fail-on-warning'];
      const args = ['generate', '--path', bundle, ...config, '--output-path', join(folder, 'plaza_client')];
      await runCommand(join(bin, 'openapi-python-client'), args, { env });
    },
    async compile(folder) {
      const bin = await pythonTools(requirements);
      await runCommand(join(bin, 'mypy'), ['--config-file', 'mypy.ini'], { cwd: folder });
      return [join(bin, 'python'), '-W', 'error', 'journey.py'];
    },
  },
  go: {
    async generate(folder) {
      const tool = await goTool(...oapiCodegen);
      const bundle = fresh(folder);
      mkdirSync(join(folder, 'plaza'));
      for (const part of ['models', 'client']) {
        const output = join(folder, `plaza/${part}.gen.go`);
        await runCommand(tool, ['-config', `test/sdk/go/${part}.yaml`, '-o', output, bundle]);
      }
    },
    async compile(folder) {
      await runCommand('go', ['vet', './...'], { cwd: folder });
      await runCommand('go', ['build', '-o', 'journey', '.'], { cwd: folder });
      return ['./journey'];
    },
  },
  java: {
    async generate(folder) {
      const parts = 'models,apis,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false';
      await generateClassic(folder, 'java', 'java', 'client', '--global-property', parts);
      cpSync(join(folder, 'client/src/main/java'), join(folder, 'src/main/java'), { recursive: true });
      rmSync(join(folder, 'client'), { recursive: true });
    },
    async compile(folder) {
      await need('mvn');
      await maven(['prepare-package'], folder);
      return ['java', '-ea', '-cp', 'target/classes:target/dependency/*', 'Journey'];
    },
  },
};

/** What openapi-generator makes, with the configuration that lies beside the journey. */
async function generateClassic(folder: string, generator: string, language: string, output: string, ...rest: string[]) {
  const jar = await openapiGenerator();
  const bundle = fresh(folder);
  await runCommand('java', [
    ...[...javaInHaste, '-jar', jar, 'generate', '--input-spec', bundle, '--generator-name', generator],
    ...['--config', `test/sdk/${language}/generator.yaml`, '--output', join(folder, output), ...rest],
  ]);
}

async function compileTypescript(folder: string): Promise<string[]> {
  await runCommand(process.execPath, [compiler, '-p', '.'], { cwd: folder });
  return [process.execPath, 'out/journey.js'];
}

/** What a folder holds that was made here, and may be made anew. */
const marker = '.plaza-client';

/** Whether a folder can be emptied without a loss. */
export function isReplaceable(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, marker));
}

/** An empty folder with the bundle in it. */
function fresh(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, marker), '');
  const bundle = resolve(folder, 'openapi.json');
  writeGeneratorBundle(bundle);
  return bundle;
}
