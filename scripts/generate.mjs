import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operationsOf, resolved } from '../openapi/document.js';
import { bootstrap, expected, fail } from './bootstrap.mjs';
import { withAdditions } from './generate/additions.mjs';
import { writeClient, writeMigration, writeSql } from './generate/database.mjs';
import { withEnumNames } from './generate/enum-names.mjs';
import { eventSchemas, withEvents } from './generate/events.mjs';
import { withKnownValues, withPatterns } from './generate/known-values.mjs';
import { locationsOf } from './generate/locations.mjs';
import { withPathIndex } from './generate/path-index.mjs';
import { withReference } from './generate/reference.mjs';
import { withRefusals } from './generate/refusals.mjs';

/** @import { Document, Method, Operation, Schema } from '../openapi/types.js' */

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const notice = '// Made by `npm run generate` from the contract in openapi/. Change it there, not here.\n';

/**
 * Runs a package's command with the Node that runs this script, and shows its output only if it fails.
 * @param {string} script
 * @param {string[]} args
 */
function runTool(script, args) {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}`);
  throw expected(`${relative(root, script)} failed.`);
}

/**
 * Finds a package's command through its package.json, because `exports` hides the file.
 * @param {string} name
 * @param {string} command
 * @returns {string}
 */
function toolPath(name, command) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * The served document, and the messages of problems, which are not part of it.
 * @param {string} target
 * @returns {Promise<{ document: Document, messages: Record<string, string> }>}
 */
async function bundle(target) {
  const file = join(target, 'openapi.json');
  runTool(toolPath('@redocly/cli', 'redocly'), [
    'bundle',
    'openapi/openapi.yaml',
    '--config=openapi/redocly.yaml',
    `--output=${file}`,
  ]);
  const source = JSON.parse(await readFile(file, 'utf8'));
  const { 'x-messages': messages } = source.components.schemas.ProblemCode;
  withPatterns(source);
  const events = eventSchemas(source);
  const guide = await readFile(join(root, 'openapi/guide.md'), 'utf8');
  const whole = withReference(withRefusals(withEvents(withAdditions(source), events)), guide);
  const document = withKnownValues(withEnumNames(whole));
  await writeFile(file, `${inLines(document, 3)}\n`);
  return { document, messages };
}

/**
 * JSON with own lines for values up to this depth, so that a diff of the document shows which operation or component
 * changed.
 * @param {unknown} value
 * @param {number} depth
 * @returns {string}
 */
function inLines(value, depth) {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[\n${value.map((each) => inLines(each, depth - 1)).join(',\n')}\n]`;
  const entries = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inLines(each, depth - 1)}`);
  return `{\n${entries.join(',\n')}\n}`;
}

/**
 * Limits extensible enums to their known values, for our own types: only consumers have to expect others.
 * @param {Document} document
 */
function limitedToKnown(document) {
  return JSON.parse(JSON.stringify(document), (_key, node) => {
    const values = node?.['x-extensible-enum'];
    return Array.isArray(values) ? { ...node, enum: values } : node;
  });
}

/**
 * @param {string} target
 * @param {Document} document
 */
async function writeTypes(target, document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const nodes = await openapiTS(limitedToKnown(document), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  });
  await writeFile(join(target, 'openapi.ts'), notice + withPlainTypes(astToString(nodes), document));
}

/**
 * Types with plain values in the place of references to them, so that an editor shows `id: number`.
 * @param {string} types
 * @param {Document} document
 */
function withPlainTypes(types, { components }) {
  /** @type {Record<string, string>} */
  const plain = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };
  return types.replace(/\bcomponents\["(schemas|parameters)"\]\["(\w+)"\]/g, (reference, section, name) => {
    const { schemas, parameters } = components;
    const schema = resolved((section === 'schemas' ? schemas[name] : parameters[name]?.schema) ?? {}, schemas);
    const isChoice =
      schema.enum !== undefined || schema['x-extensible-enum'] !== undefined || schema.const !== undefined;
    return (!isChoice && plain[String(schema.type)]) || reference;
  });
}

/**
 * The file part of a multipart body, or null if there is none.
 * @param {Operation} operation
 * @param {Record<string, Schema>} schemas
 */
function filePart(operation, schemas) {
  const { schema = {} } = operation.requestBody?.content?.['multipart/form-data'] ?? {};
  const { properties = {} } = resolved(schema, schemas);
  return Object.keys(properties).find((name) => properties[name]?.format === 'binary') ?? null;
}

/**
 * @param {Method} method
 * @param {string} path
 * @param {Operation} operation
 * @param {Record<string, Schema>} schemas
 */
function describeOperation(method, path, operation, schemas) {
  const { security = [], responses = {} } = operation;
  const isOpen = security.some((requirement) => Object.keys(requirement).length === 0);
  const parameters = operation.parameters ?? [];
  const scopes = isOpen ? [] : (Object.values(security[0] ?? {})[0] ?? []);
  const isWrite = scopes.includes('write') || (scopes.includes('account') && method !== 'get');
  return {
    method,
    path,
    area: operation.tags?.[0],
    open: isOpen,
    // If the reply does not depend on the caller, the contract allows no delegated app.
    optionalKey: isOpen && security.some((requirement) => requirement.appToken),
    scope: isOpen ? null : isWrite ? 'write' : 'read',
    scopes,
    // No app has a scope that only keys have.
    appScopes: isOpen ? [] : (security.find((each) => each.appToken)?.appToken ?? scopes),
    role: operation['x-role'] ?? null,
    boardModerators: operation['x-board-moderators'] ?? false,
    contribution: operation['x-contribution'] ?? null,
    recentSignIn: operation['x-recent-sign-in'] ?? false,
    shared: method === 'get' && operation['x-shared'] !== false,
    hideable: operation['x-hideable'] ?? false,
    prepares: operation['x-prepares'] ?? false,
    signed: operation['x-signed'] ?? false,
    success: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    codes: operation['x-error-codes'],
    idempotent: parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    conditional: parameters.some(({ $ref }) => $ref === '#/components/parameters/IfMatch'),
    mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
    upload: filePart(operation, schemas),
    streams: Object.values(responses).some(({ content }) => content?.['text/event-stream'] !== undefined),
  };
}

/**
 * @param {string} target
 * @param {Document} document
 * @param {Record<string, string>} messages
 */
async function writeContract(target, document, messages) {
  const { schemas } = document.components;
  const locationOf = locationsOf(document);
  const contract = Object.fromEntries(
    operationsOf(document).map(({ path, method, operation }) => [
      operation.operationId,
      { ...describeOperation(method, path, operation, schemas), location: locationOf(operation.operationId) },
    ]),
  );
  /** @type {(name: string, value: unknown) => string} */
  const constant = (name, value) => `export const ${name} = ${inLines(value, 1)} as const;\n`;
  const text = [
    notice,
    constant('contract', contract),
    // An interface, which editors show by its name.
    'type Operations = typeof contract;\nexport interface Contract extends Operations {}\nexport type OperationId = keyof Contract;\n',
    constant('problemStatuses', schemas.ProblemCode?.['x-status']),
    constant('problemMessages', messages),
  ];
  await writeFile(join(target, 'contract.ts'), text.join('\n'));
}

/**
 * Generated files of a folder, by path; of generated/prisma only the committed one.
 * @param {string} folder
 */
async function filesIn(folder) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) files.set(entry.name, await readFile(join(folder, entry.name)));
  }
  const client = 'prisma/client.js';
  if (existsSync(join(folder, client))) files.set(client, await readFile(join(folder, client)));
  return files;
}

async function main() {
  // This also generates the types of the Prisma client.
  await bootstrap({ tools: true, types: true });
  const check = process.argv.includes('--check');
  const made = await mkdtemp(join(tmpdir(), 'plaza-generate-'));
  try {
    const index = withPathIndex(join(root, 'openapi'));
    const isIndexStale = index !== (await readFile(join(root, 'openapi/openapi.yaml'), 'utf8'));
    if (isIndexStale && !check) {
      await writeFile(join(root, 'openapi/openapi.yaml'), index);
      process.stdout.write('wrote the index of openapi/openapi.yaml\n');
    }
    const { document, messages } = await bundle(made);
    await writeTypes(made, document);
    await writeContract(made, document, messages);
    await writeClient(made);
    await writeSql(made);

    const fresh = await filesIn(made);
    const present = await filesIn(join(root, 'generated'));
    const stale = [...fresh].filter(([name, content]) => !present.get(name)?.equals(content));
    const surplus = [...present.keys()].filter((name) => !fresh.has(name));
    if (check) {
      const names = [...stale.map(([name]) => name), ...surplus].map((name) => `generated/${name}`);
      if (isIndexStale) names.unshift('openapi/openapi.yaml');
      for (const name of names) process.stderr.write(`stale: ${name}\n`);
      if (names.length > 0) {
        process.stderr.write('Run `npm run generate` and commit what it changes.\n');
        process.exitCode = 1;
      }
      return;
    }
    for (const [name, content] of stale) {
      await writeFile(join(root, 'generated', name), content);
      process.stdout.write(`wrote generated/${name}\n`);
    }
    for (const name of surplus) {
      await rm(join(root, 'generated', name));
      process.stdout.write(`removed generated/${name}\n`);
    }
    const { migration } = parseArgs({ options: { check: { type: 'boolean' }, migration: { type: 'string' } } }).values;
    if (migration !== undefined) await writeMigration(migration);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

main().catch(fail);
