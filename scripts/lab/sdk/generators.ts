import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../../shared/command.js';
import { fresh } from './folders.js';
import { goTool, javaInHaste, npmTools, openapiGenerator, pythonTools } from './tools.js';

const oapiCodegen = ['github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', 'v2.8.2'] as const;

/** Limits openapi-generator to code: no documentation and no tests. */
const codeAlone = 'models,apis,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false';

/** Runs openapi-generator with the configuration beside the journey. `part` of its output becomes `target`. */
export async function generateClassic(
  folder: string,
  document: string,
  { generator, language, part, target }: Record<'generator' | 'language' | 'part' | 'target', string>,
): Promise<void> {
  const jar = await openapiGenerator();
  fresh(folder);
  const made = join(folder, 'made');
  await runCommand('java', [
    ...[...javaInHaste, '-jar', jar, 'generate', '--input-spec', document, '--generator-name', generator],
    ...['--config', `test/sdk/${language}/generator.yaml`, '--output', made, '--global-property', codeAlone],
  ]);
  mkdirSync(dirname(join(folder, target)), { recursive: true });
  renameSync(join(made, part), join(folder, target));
  rmSync(made, { recursive: true, force: true });
}

/** Runs a generator from npm, with the configuration and lock file beside the journey. */
export async function generateWithNpm(
  folder: string,
  document: string,
  { language, command, config }: Record<'language' | 'command' | 'config', string>,
): Promise<void> {
  const home = resolve('test/sdk', language);
  const packages = await npmTools(home);
  fresh(folder);
  const env = { ...process.env, PLAZA_DOCUMENT: document, PLAZA_CLIENT: resolve(folder, 'plaza') };
  await runCommand(join(packages, '.bin', command), [config, join(home, `${command}.config.ts`)], { env });
}

/** Runs openapi-python-client. */
export async function generatePython(folder: string, document: string, language: string): Promise<void> {
  const bin = await pythonTools(language);
  fresh(folder);
  // The generator formats its output with tools from the PATH.
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const config = ['--config', `test/sdk/${language}/generator.yaml`, '--meta', 'none', '--fail-on-warning'];
  const args = ['generate', '--path', document, ...config, '--output-path', join(folder, 'plaza_client')];
  await runCommand(join(bin, 'openapi-python-client'), args, { env });
}

/** Runs oapi-codegen. */
export async function generateGo(folder: string, document: string): Promise<void> {
  const tool = await goTool(...oapiCodegen);
  fresh(folder);
  mkdirSync(join(folder, 'plaza'));
  for (const part of ['models', 'client']) {
    const output = join(folder, `plaza/${part}.gen.go`);
    await runCommand(tool, ['-config', `test/sdk/go/${part}.yaml`, '-o', output, document]);
  }
}
