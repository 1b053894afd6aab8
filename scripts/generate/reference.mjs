import { operationsOf, resolved } from '../../openapi/document.js';

/**
 * @import { Deprecable, Document, Operation, PathItem, Schema } from '../../openapi/types.js'
 * @typedef {{ name: string, value: unknown, isFile: boolean }} FormPart
 * @typedef {object} Call
 * @property {string} url
 * @property {string} method
 * @property {unknown} body undefined where there is none
 * @property {FormPart[] | undefined} form
 * @property {boolean} needsKey
 * @property {boolean} isCreating
 * @property {boolean} isStream
 */

/**
 * Generated parts of the API reference: table of codes, known values of extensible enums, code samples, and sunset dates.
 * @param {Document} document
 * @param {string} guide common parts in Markdown, as the description of a tag: generators copy the document's own
 * description into each of their files
 */
export function withReference(document, guide) {
  const { schemas, parameters } = document.components;
  linkChapters(document, guide);
  const description = guide.replace('<!-- codes -->', codeTable(schemas.ProblemCode ?? {}));
  document.tags.unshift({ name: 'guide', description });
  document['x-tagGroups']?.unshift({ name: 'Guide', tags: ['guide'] });
  for (const schema of Object.values(schemas)) {
    const values = schema['x-extensible-enum'];
    // Tools do not show `x-extensible-enum`.
    if (values !== undefined)
      schema.description += ` Known values, of which there may be more later: \`${values.join('`, `')}\`.`;
  }
  for (const parameter of Object.values(parameters)) tellDeprecation(parameter);
  for (const schema of Object.values(schemas)) {
    for (const property of Object.values(schema.properties ?? {})) {
      // Siblings of a reference replace its description.
      const { description } = resolved(property, schemas);
      if (property.deprecated && description !== undefined) property.description ??= description;
      tellDeprecation(property);
    }
  }
  for (const { path, method, item, operation } of operationsOf(document)) {
    tellDeprecation(operation);
    for (const parameter of operation.parameters ?? []) tellDeprecation(parameter);
    operation['x-codeSamples'] = codeSamples(callOf(document, path, method, item, operation));
  }
  return document;
}

/**
 * Links `(#some-words)` to chapters of the guide from elsewhere.
 * @param {Document} document
 * @param {string} guide
 */
function linkChapters(document, guide) {
  const chapters = new Set([...guide.matchAll(/^## (.*)$/gm)].map(([, title = '']) => slug(title)));
  for (const { operation } of operationsOf(document)) {
    if (operation.description === undefined) continue;
    operation.description = operation.description.replaceAll(/\]\(#([\w-]+)\)/g, (_, name) => {
      if (!chapters.has(name))
        throw new Error(`The guide has no chapter #${name}, which ${operation.operationId} links`);
      return `]({origin}/docs/guide#${name})`;
    });
  }
}

/** @param {string} title */
const slug = (title) => title.toLowerCase().replaceAll(' ', '-');

/**
 * Writes deprecation dates into the description, since tools do not show them.
 * @param {Deprecable} node
 */
function tellDeprecation(node) {
  const { deprecated, description, 'x-deprecated-since': since, 'x-sunset': sunset } = node;
  if (!deprecated) return;
  const told = `Deprecated since ${since}; from ${sunset} on it may be gone.`;
  node.description = [description, told].filter(Boolean).join(' ');
}

/**
 * @param {Schema} problemCode
 */
function codeTable({
  'x-extensible-enum': codes = [],
  'x-status': statuses = {},
  'x-enumDescriptions': meanings = {},
}) {
  const undescribed = codes.filter((code) => meanings[code] === undefined);
  if (undescribed.length > 0) throw new Error(`ProblemCode does not say what these mean: ${undescribed.join(', ')}`);
  const sorted = [...codes].sort((a, b) => (statuses[a] ?? 0) - (statuses[b] ?? 0) || (a < b ? -1 : 1));
  const rows = sorted.map((code) => `| ${statuses[code]} | \`${code}\` | ${meanings[code]} |`);
  return ['| Status | Code | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/**
 * @param {Document} document
 * @param {string} path
 * @param {string} method
 * @param {PathItem} item
 * @param {Operation} operation
 * @returns {Call}
 */
function callOf(document, path, method, item, operation) {
  const { components } = document;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolved(parameter, components.parameters),
  );
  const [mediaType, { schema = {}, examples = {} } = {}] =
    Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const [example] = Object.values(examples);
  const body = example && resolved(example, components.examples).value;
  const { security = [] } = operation;
  /** @param {string} name */
  const exampleOf = (name) => String(parameters.find((each) => each.name === name)?.example);
  const isForm = mediaType === 'multipart/form-data';
  return {
    url: `{base_url}${path.replaceAll(/\{(\w+)\}/g, (_, name) => exampleOf(name))}`,
    method: method.toUpperCase(),
    body: isForm ? undefined : body,
    form: isForm ? formParts(body, resolved(schema, components.schemas)) : undefined,
    needsKey: security.every((way) => Object.keys(way).length > 0),
    isCreating: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isStream: operation.responses?.['200']?.content?.['text/event-stream'] !== undefined,
  };
}

/**
 * The parts of a multipart body; files have their name as value.
 * @param {unknown} body
 * @param {Schema} schema
 * @returns {FormPart[]}
 */
function formParts(body, { properties = {} }) {
  return Object.entries(body ?? {}).map(([name, value]) => ({
    name,
    value,
    isFile: properties[name]?.format === 'binary',
  }));
}

/** @param {Call} call */
function codeSamples(call) {
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: javascript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
  ];
}

/** @type {(text: string, by: number) => string} */
const indent = (text, by) => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** @param {Call} call */
function curl({ url, method, body, form = [], needsKey, isCreating, isStream }) {
  const lines = [`curl -s${isStream ? 'N' : ''}${method === 'GET' ? '' : ` -X ${method}`} '${url}'`];
  if (needsKey) lines.push('-H "Authorization: Bearer $PLAZA_KEY"');
  if (isCreating) lines.push('-H "Idempotency-Key: $(openssl rand -hex 16)"');
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`);
  }
  for (const { name, value, isFile } of form) lines.push(`-F '${name}=${isFile ? '@' : ''}${value}'`);
  return lines.join(' \\\n  ');
}

/** @param {Call} call */
function javascript({ url, method, body, form, needsKey, isCreating, isStream }) {
  const headers = [];
  if (needsKey) headers.push(`Authorization: \`Bearer \${process.env.PLAZA_KEY}\`,`);
  if (isCreating) headers.push("'Idempotency-Key': crypto.randomUUID(),");
  if (body !== undefined) headers.push("'Content-Type': 'application/json',");
  const options = [];
  if (method !== 'GET') options.push(`method: '${method}',`);
  if (headers.length > 0) options.push(`headers: {\n    ${headers.join('\n    ')}\n  },`);
  if (body !== undefined) options.push(`body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)}),`);
  if (form !== undefined) options.push('body: form,');
  const rest = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : '';
  return [
    ...(form === undefined ? [] : javascriptForm(form)),
    `const response = await fetch('${url}'${rest});`,
    'if (!response.ok) throw new Error((await response.json()).message);',
    isStream
      ? 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);'
      : 'console.log(await response.json());',
  ].join('\n');
}

/** @param {FormPart[]} form */
function javascriptForm(form) {
  const parts = form.map(({ name, value, isFile }) =>
    isFile
      ? `form.set('${name}', await openAsBlob('${value}'), '${value}');`
      : `form.set('${name}', ${JSON.stringify(value)});`,
  );
  return ["import { openAsBlob } from 'node:fs';", '', 'const form = new FormData();', ...parts];
}

/** @param {Call} call */
function python({ url, method, body, form, needsKey, isCreating, isStream }) {
  const headers = [];
  if (needsKey) headers.push(`"Authorization": f"Bearer {os.environ['PLAZA_KEY']}",`);
  if (isCreating) headers.push('"Idempotency-Key": str(uuid.uuid4()),');
  const rest = [];
  if (headers.length > 0) rest.push(`headers={\n        ${headers.join('\n        ')}\n    },`);
  if (body !== undefined) rest.push(`json=${indent(pythonLiteral(body), 4)},`);
  if (form !== undefined) rest.push(...pythonForm(form));
  if (isStream) rest.push('stream=True,');
  return [
    ...(needsKey ? ['import os'] : []),
    ...(isCreating ? ['import uuid'] : []),
    ...(needsKey || isCreating ? [''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${[`"${url}",`, ...rest].join('\n    ')}`,
    ')',
    'response.raise_for_status()',
    ...(isStream
      ? ['for line in response.iter_lines(decode_unicode=True):', '    print(line)']
      : ['print(response.json())']),
  ].join('\n');
}

/** @param {FormPart[]} form */
function pythonForm(form) {
  /** @param {boolean} files */
  const entries = (files) => form.filter(({ isFile }) => isFile === files);
  const files = entries(true).map(({ name, value }) => `"${name}": open("${value}", "rb")`);
  const texts = Object.fromEntries(entries(false).map(({ name, value }) => [name, value]));
  return [`files={${files.join(', ')}},`, `data=${indent(pythonLiteral(texts), 4)},`];
}

/**
 * JSON as a Python literal, which differs in three words.
 * @param {unknown} value
 * @returns {string}
 */
function pythonLiteral(value) {
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[${value.map(pythonLiteral).join(', ')}]`;
  }
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, each]) => `    "${key}": ${indent(pythonLiteral(each), 4)},`);
  return `{\n${rows.join('\n')}\n}`;
}
