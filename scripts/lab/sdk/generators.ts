import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../../shared/command.js';
import { fresh } from './folders.js';
import { goTool, javaInHaste, npmTools, openapiGenerator, pythonTools } from './tools.js';

const oapiCodegen = ['github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', 'v2.8.2'] as const;

/** Of openapi-generator's client what is program: no documentation, and no tests of its own. */
const codeAlone = 'models,apis,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false';

/** By openapi-generator, with the configuration that lies beside the journey. Of what it makes, `part` becomes `target`. */
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

/** By a generator from npm, which has its configuration and its lock file beside the journey. */
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

/** By openapi-python-client. */
export async function generatePython(folder: string, document: string, language: string): Promise<void> {
  const bin = await pythonTools(language);
  fresh(folder);
  // The generator formats what it made with the tools that it finds.
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const config = ['--config', `test/sdk/${language}/generator.yaml`, '--meta', 'none', '--fail-on-warning'];
  const args = ['generate', '--path', document, ...config, '--output-path', join(folder, 'plaza_client')];
  await runCommand(join(bin, 'openapi-python-client'), args, { env });
}

/** By oapi-codegen. */
export async function generateGo(folder: string, document: string): Promise<void> {
  const tool = await goTool(...oapiCodegen);
  fresh(folder);
  mkdirSync(join(folder, 'plaza'));
  for (const part of ['models', 'client']) {
    const output = join(folder, `plaza/${part}.gen.go`);
    await runCommand(tool, ['-config', `test/sdk/go/${part}.yaml`, '-o', output, document]);
  }
}
