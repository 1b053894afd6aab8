import type { VNode } from 'preact';
import { contract } from '../../../generated/contract.js';
import { localDemoKey } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import { document, isObject, type Json, type JsonObject, operationIds, resolve } from '../../core/contract/document.js';
import { problem } from '../../core/contract/problems.js';
import { assetPath } from '../assets.js';
import { Labelled } from '../components/fields.js';
import { CopyBox, Section } from '../components/parts.js';
import type { Page } from '../visit.js';
import { codes, operationPath } from './find.js';
import { filled, showDocs } from './frame.js';
import { programs } from './samples.js';

type Parameter = {
  in: string;
  name: string;
  description?: string;
  required?: boolean;
  schema: JsonObject;
  example?: Json;
};

/** The body of a request: its media type, schema and example. */
type Body = { type: string; schema: JsonObject; example: JsonObject };

const jsonType = 'application/json';

/** The parts of a request of an operation, by the contract. */
function requestOf({ path, method }: { path: string; method: string }) {
  const operation = ((document.paths as JsonObject)[path] as JsonObject)[method] as JsonObject;
  const parameters = resolve((operation.parameters ?? []) as Json) as Parameter[];
  const [media] = isObject(operation.requestBody) ? Object.entries(operation.requestBody.content as JsonObject) : [];
  const { schema = {}, examples = {} } = (media?.[1] ?? {}) as Partial<Record<string, JsonObject>>;
  const [example = {}] = Object.values(examples).map((each) => (resolve(each) as JsonObject).value as JsonObject);
  const body: Body | null =
    media === undefined ? null : { type: media[0], schema: resolve(schema) as JsonObject, example };
  return { summary: String(operation.summary), parameters, body };
}

/** A value as one types it. */
const typed = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A field for a parameter, or for a part of a form. */
function Input({ name, label, schema, value, hint, required }: InputProps): VNode {
  const id = `try-${name}`;
  const common = { id, name, required, 'aria-describedby': hint && `${id}-hint` };
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  return (
    <Labelled id={id} label={label} hint={hint}>
      {Array.isArray(choices) ? (
        <select {...common}>
          {!required && <option value="" />}
          {choices.map((each) => (
            <option key={each} selected={typed(each) === value}>
              {typed(each)}
            </option>
          ))}
        </select>
      ) : schema.format === 'binary' ? (
        <input {...common} type="file" />
      ) : (
        <input {...common} value={value} autoComplete="off" spellcheck={false} />
      )}
    </Labelled>
  );
}

type InputProps = {
  name: string;
  label: string;
  schema: JsonObject;
  value?: string;
  hint?: string | undefined;
  required?: boolean;
};

/** Fields for the body: its text, or the parts of a form. */
function BodyFields({ of: { type, schema, example } }: { of: Body }): VNode {
  if (type === jsonType) {
    const text = JSON.stringify(example, null, 2);
    return (
      <Labelled id="try-body" label="Body (JSON)">
        <textarea id="try-body" name="body" rows={text.split('\n').length + 1} spellcheck={false} value={text} />
      </Labelled>
    );
  }
  const required = (schema.required ?? []) as string[];
  return (
    <>
      {Object.entries(schema.properties as Record<string, JsonObject>).map(([name, own]) => (
        <Input
          key={name}
          {...{
            name: `part.${name}`,
            label: name,
            schema: own,
            value: typed(example[name]),
            required: required.includes(name),
          }}
        />
      ))}
    </>
  );
}

/** A page that sends a request of one operation. */
export const showTrial: Page = async (visit) => {
  const id = operationIds.find((each) => each === visit.req.params.id);
  if (id === undefined) throw problem('route_not_found', { message: 'There is no such operation.' });
  const { config } = visit.parts;
  const { path, method: verb, area, open, scopes, codes: own } = contract[id];
  const { summary, parameters, body } = requestOf({ path, method: verb });
  const method = verb.toUpperCase();
  const shown = parameters.filter((each) => each.in === 'path' || each.in === 'query');
  const isForm = body !== null && body.type !== jsonType;
  const request = {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name) => typed(shown.find((each) => each.name === name)?.example)),
    body: body === null || isForm ? '' : JSON.stringify(body.example, null, 2),
  };
  const parts = isForm ? Object.entries(body.schema.properties as Record<string, JsonObject>) : [];
  const curl = [
    programs.sh(request),
    ...parts.map(([name, part]) => `-F '${name}=${part.format === 'binary' ? '@file' : typed(body?.example[name])}'`),
  ].join(' \\\n  ');
  const key = await localDemoKey(visit.req, config);
  await showDocs(visit, {
    title: `Try it: ${summary}`,
    about: `Send a request of ${method} ${path} from this page.`,
    // A key is not kept.
    isShared: key === null,
    content: (
      <>
        <p class="lead">
          <code>
            {method} {path}
          </code>{' '}
          · <a href={operationPath(area, id)}>Its description</a>
        </p>
        <CopyBox
          id="curl"
          label="Copy the curl command"
          text={filled(curl, originOf(visit.req, config), visit.parts)}
        />
        <form
          class="card try"
          method="post"
          data-method={method}
          data-path={config.basePaths[0] + path}
          data-type={body?.type}
        >
          {/* Enabled by the script, without which nothing could be sent. */}
          <fieldset disabled>
            <Labelled
              id="try-key"
              label="Key"
              hint={`${open ? 'Not needed here.' : `Needs: ${scopes.join(', ') || 'any scope'}.`} It is sent to this site alone, and not stored.`}
            >
              <input
                id="try-key"
                type="password"
                value={key ?? ''}
                autoComplete="off"
                aria-describedby="try-key-hint"
              />
            </Labelled>
            {shown.map(({ in: place, name, description, required = false, schema, example }) => (
              <Input
                key={name}
                {...{ name: `${place}.${name}`, label: name, schema, hint: description, required }}
                value={required ? typed(example) : ''}
              />
            ))}
            {body && <BodyFields of={body} />}
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
          <dl class="meanings">
            {codes
              .filter(({ code }) => (own as readonly string[]).includes(code))
              .map(({ code, status, meaning }) => (
                <div key={code} id={`code-${code}`}>
                  <dt>
                    <a href={`/docs/codes/${code}`}>{code}</a>
                  </dt>
                  <dd>
                    {status}: {meaning}
                  </dd>
                </div>
              ))}
          </dl>
        </Section>
        <script src={assetPath('trial.js')} defer />
      </>
    ),
  });
};
