import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../shared/command.js';
import { fresh } from './folders.js';
import { javaInHaste, maven, need, openapiGenerator, swaggerCodegen } from './tools.js';

type Contract = { components: { schemas: { Event: { discriminator?: object } } } };

type Client = {
  jar: () => Promise<string>;
  /** Command line arguments that select the generator. */
  args: string[];
  /** Adapts the document if the generator cannot read it as served. */
  prepare?(document: Contract): void;
  compile(folder: string): Promise<unknown>;
};

const withMaven = (name: string) => async (folder: string) => {
  cpSync(join('test/sdk/defaults', name, 'pom.xml'), join(folder, 'pom.xml'));
  await maven(['compile'], folder);
};

/** Generators with default options, as a first try would use them. Their clients are compiled, not run. */
export const defaultClients: Record<string, Client> = {
  'go-default': {
    jar: openapiGenerator,
    args: ['--generator-name', 'go'],
    async compile(folder) {
      await need('go');
      await runCommand('go', ['mod', 'tidy'], { cwd: folder });
      await runCommand('go', ['vet', './...'], { cwd: folder });
    },
  },
  'kotlin-default': {
    jar: openapiGenerator,
    args: ['--generator-name', 'kotlin'],
    compile: withMaven('kotlin'),
  },
  'rust-default': {
    jar: openapiGenerator,
    args: ['--generator-name', 'rust'],
    async compile(folder) {
      await need('cargo');
      await runCommand('cargo', ['check', '--quiet'], { cwd: folder });
    },
  },
  'swagger-java': {
    jar: swaggerCodegen,
    args: ['--lang', 'java'],
    // The constructor of Event sets a field `resource_type`, but fields are named in camel case.
    prepare: ({ components }) => delete components.schemas.Event.discriminator,
    compile: withMaven('swagger-java'),
  },
  'swagger-python': {
    jar: swaggerCodegen,
    args: ['--lang', 'python'],
    async compile(folder) {
      await need('python3');
      await runCommand('python3', ['-m', 'compileall', '-q', 'swagger_client'], { cwd: folder });
      const api = readFileSync(join(folder, 'swagger_client/api/forum_api.py'), 'utf8');
      if (!api.includes('def get_topic(self, id, **kwargs)')) throw new Error('getTopic has lost its id');
    },
  },
};

/** Generates and compiles the client of a document. */
export async function tryDefault(name: string, document: string): Promise<void> {
  const client = defaultClients[name];
  if (client === undefined) throw new Error(`No such client: ${name}`);
  const jar = await client.jar();
  const folder = resolve('dist/sdk', name);
  fresh(folder);
  const prepared = join(folder, 'openapi.json');
  const contract = JSON.parse(readFileSync(document, 'utf8')) as Contract;
  client.prepare?.(contract);
  writeFileSync(prepared, JSON.stringify(contract));
  const args = ['generate', '--input-spec', prepared, ...client.args, '--output', folder];
  await runCommand('java', [...javaInHaste, '-jar', jar, ...args]);
  await client.compile(folder);
}
