import type { VNode } from 'preact';
import { contract } from '../../../generated/contract.js';
import { localDemoKey } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import { document, type Json, type JsonObject, operationIds, resolve } from '../../core/contract/document.js';
import { problem } from '../../core/contract/problems.js';
import { assetPath } from '../assets.js';
import { Labelled, tiesOf } from '../components/fields.js';
import { CopyBox, Section } from '../components/parts.js';
import type { Page } from '../visit.js';
import { codes, operationPath } from './find.js';
import { filled, showDocs } from './frame.js';
import { programs } from './samples.js';

/** A field of the form: a parameter, a part of a body, or the key. */
type Field = { name: string; label: string; schema: JsonObject; value: string; hint?: string; required?: boolean };
type Parameter = {
  in: string;
  name: string;
  description: string;
  required: boolean;
  schema: JsonObject;
  example: Json;
};
type Media = { schema: JsonObject; examples: Record<string, Json> };

const jsonType = 'application/json';

/** A value as one types it. */
const typed = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** The parts of a request of an operation with the examples of the contract: fields, the media type of its body, and JSON. */
function requestOf(path: string, method: string) {
  const operation = ((document.paths as JsonObject)[path] as JsonObject)[method] as JsonObject;
  const parameters = resolve(operation.parameters ?? []) as Parameter[];
  const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, Media> };
  const [[type, media] = []] = Object.entries(content);
  const [example] = Object.values(media?.examples ?? {}).map((each) => (resolve(each) as { value: JsonObject }).value);
  const { properties = {}, required = [] } = resolve(media?.schema ?? {}) as Partial<Record<string, Json>>;
  const fields: Field[] = parameters
    .filter((each) => each.in === 'path' || each.in === 'query')
    .map(({ in: place, name, description: hint, required, schema, example }) => ({
      ...{ name: `${place}.${name}`, label: name, schema, hint, required, value: required ? typed(example) : '' },
    }));
  const parts: Field[] = Object.entries(type === jsonType ? {} : (properties as Record<string, JsonObject>)).map(
    ([name, schema]) => ({
      ...{ name: `part.${name}`, label: name, schema, value: typed(example?.[name]) },
      required: (required as string[]).includes(name),
    }),
  );
  const json = type === jsonType ? JSON.stringify(example, null, 2) : '';
  return { summary: String(operation.summary), type, json, fields, parts };
}

function Input({ name, label, schema, value, hint, required }: Field): VNode {
  const notes = { id: `try-${name}`, hint };
  const common = { ...tiesOf(notes), name, required };
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  return (
    <Labelled {...notes} label={label}>
      {Array.isArray(choices) ? (
        <select {...common}>
          {!required && <option value="" />}
          {choices.map((each) => (
            <option key={each} selected={each === value}>
              {typed(each)}
            </option>
          ))}
        </select>
      ) : schema.format === 'binary' ? (
        <input {...common} type="file" />
      ) : (
        <input {...common} type={(name === 'key' ? 'password' : 'text') as 'text'} value={value} autoComplete="off" />
      )}
    </Labelled>
  );
}

/** A page that sends a request of one operation. */
export const showTrial: Page = async (visit) => {
  const id = operationIds.find((each) => each === visit.req.params.id);
  if (id === undefined) throw problem('route_not_found', { message: 'There is no such operation.' });
  const { config } = visit.parts;
  const { path, method: verb, area, open, scopes, codes: own } = contract[id];
  const { summary, type, json, fields, parts } = requestOf(path, verb);
  const method = verb.toUpperCase();
  const exampleOf = (name: string) => fields.find((each) => each.name === `path.${name}`)?.value ?? '';
  const curl = [
    programs.sh({ method, path: path.replace(/\{(\w+)\}/g, (_, name) => exampleOf(name)), body: json }),
    ...parts.map(({ label, schema, value }) => `-F '${label}=${schema.format === 'binary' ? '@file' : value}'`),
  ].join(' \\\n  ');
  const demoKey = await localDemoKey(visit.req, config);
  const needed = open ? 'Not needed here.' : `Needs the scope ${scopes.join(' or ')}.`;
  const hint = `${needed} It is sent to this site alone, and not stored.`;
  const key: Field = { name: 'key', label: 'Key', schema: {}, value: demoKey ?? '', hint };
  const action = { 'data-method': method, 'data-path': config.basePaths[0] + path, 'data-type': type };
  await showDocs(visit, {
    title: `Try it: ${summary}`,
    about: `Send a request of ${method} ${path} from this page.`,
    // A key is not kept.
    isShared: demoKey === null,
    content: (
      <>
        <p class="lead">
          <code>{`${method} ${path}`}</code> · <a href={operationPath(area, id)}>Its description</a>
        </p>
        <CopyBox id="curl" label="Copy the command" text={filled(curl, originOf(visit.req, config), visit.parts)} />
        <form class="card try" method="post" {...action}>
          {/* Enabled by the script, without which nothing could be sent. */}
          <fieldset disabled>
            {[key, ...fields, ...parts].map((field) => (
              <Input key={field.name} {...field} />
            ))}
            {json && (
              <Labelled id="try-body" label="Body (JSON)">
                <textarea
                  id="try-body"
                  name="body"
                  rows={json.split('\n').length + 1}
                  spellcheck={false}
                  value={json}
                />
              </Labelled>
            )}
            {method !== 'GET' && <p class="hint">This is not a rehearsal: it changes what is on this site.</p>}
            <button type="submit">Send the request</button>
          </fieldset>
        </form>
        <p class="title" id="status" role="status" />
        <section id="reply" class="prose" aria-labelledby="status" hidden>
          <p />
          <h2>Body</h2>
          <pre />
          <h2>Headers</h2>
          <pre />
        </section>
        <Section id="codes" title="Its error codes">
          <ul>
            {codes
              .filter(({ code }) => (own as readonly string[]).includes(code))
              .map(({ code, status, meaning }) => (
                <li key={code} id={`code-${code}`}>
                  <a href={`/docs/codes/${code}`}>{code}</a> ({status}): {meaning}
                </li>
              ))}
          </ul>
        </Section>
        <script src={assetPath('trial.js')} defer />
      </>
    ),
  });
};
