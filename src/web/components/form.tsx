import type { ComponentChildren, VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import type { JsonObject } from '../../core/contract/document.js';
import { assetPath } from '../assets.js';
import { writeNumber } from '../texts/numbers.js';
import { isTextKey, type TextKey } from '../texts/texts.js';
import { Composer } from './composer.js';
import { draftKeyOf, formTarget, hereWith, isRole, useSite } from './context.js';
import { Labelled, Token, tiesOf } from './fields.js';
import { decimalsIn, type FieldSchema, isMarkdown, isNumber, isWords, schemaAt, typesOf } from './form-fields.js';
import { Button, Note, Prose, When } from './parts.js';

/** A field of the operation's body; nested fields have dotted names. */
export type FieldProps = {
  name: string;
  /** The initial value. */
  value?: string | number | boolean | null | undefined;
  hidden?: boolean;
  /** Whether the form requires it, if not as the contract does. */
  required?: boolean;
  /** The label; by default the text of its name. */
  label?: string | undefined;
  /** By default a note for Markdown. */
  hint?: string;
  /** Choices: values with their labels. */
  options?: Readonly<Record<string, string>>;
  /** Label of the empty option; null if required. */
  none?: string | null;
  rows?: number;
  /** A heading above it. */
  heading?: string;
  /** How browsers fill it in; by default not at all. */
  autoComplete?: string;
};

type FormProps = {
  of: OperationId;
  /** Id of the form, for a page with several of the same operation: those are told apart by their fields, and the values of hidden ones. */
  id?: string | undefined;
  /** Values of the path parameters. One that is its own name in braces, such as `{id}`, is a field of the form. */
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  fields?: readonly (string | FieldProps)[];
  /** A part of the body that is left out while a box is ticked, as it is at first. */
  optional?: { name: string; title: string; without: string; fields: readonly FieldProps[] };
  /** The summary that expands the form; always open if undefined. */
  summary?: string;
  /** Text of the button; undefined if `children` has buttons. */
  submit?: string;
  /** Redirect target, with fields of the reply in braces; undefined for the created resource, or this page. */
  next?: string | undefined;
  /** The field of the reply that is shown once: on the page at `next`, or without one on this page. */
  once?: string;
  quiet?: boolean;
  danger?: boolean;
  /** For a button that acts once: the script sends it, says this, and removes what the selector finds. */
  inPlace?: { done: string; ends?: string };
  /** Name of the entry to return to on this page; by default the one that contains the form. */
  entry?: string | undefined;
  /** True if the script sends several files, one after the other. */
  many?: boolean;
  /** The kind of upload that the script sends in parts, beside `Unfinished`. */
  resumes?: 'file' | 'video';
  /** True if the expanded form is a card. */
  card?: boolean;
  class?: string;
  /** Shown above the fields, and below them. */
  above?: ComponentChildren;
  children?: ComponentChildren;
};

/** Fields of these names with their initial values. Objects with names, such as the tags of content, become these names. */
export const fieldsOf = (names: readonly string[], values: object): FieldProps[] =>
  names.map((name) => {
    const value = (values as Record<string, FieldProps['value'] | readonly { name: string }[]>)[name];
    return {
      name,
      value: typeof value === 'object' && value !== null ? value.map((each) => each.name).join(', ') : value,
    };
  });

/** A link to sign in that returns to this page. */
function SignInHint(): VNode {
  const { t, here } = useSite();
  return (
    <p class="soft">
      <a href={`/sign-in?next=${encodeURIComponent(here.pathname + here.search)}`}>{t('sign_in')}</a> {t('sign_in.why')}
    </p>
  );
}

/** Texts for the script that uploads in parts. */
const uploadMessages = ({ t }: Pick<ReturnType<typeof useSite>, 't'>) => ({
  pause: t('upload.pause'),
  resume: t('continue'),
  cancel: t('cancel'),
  left: t('upload.left', { time: '{time}' }),
  waiting: t('upload.waiting'),
  ended: t('problem.upload_not_found'),
  failed: t('problem.internal_error'),
});

/** The query parameter that names the draft to continue. */
export const draftParam = 'draft';

/** The query parameter that names the operation of a submitted form. */
export const operationParam = 'do';

/**
 * A form for an operation of the contract, or a link to sign in. Lengths, choices and required fields follow from the
 * contract. Renders nothing if the reader's role may not call it.
 */
export function Form(props: FormProps): VNode | null {
  const { of, path = {}, query, fields = [], summary, submit, next, once, card = false, children, optional } = props;
  const site = useSite();
  const { t, language, currency, here, account, formToken, filled, drafts = {}, operation, hasArea } = site;
  const entry = props.entry ?? site.entry;
  const contract = operation(of);
  const { bodySchema, upload, open, role } = contract;
  const target = formTarget(contract, path, query);
  const shown = fields.map((each) => (typeof each === 'string' ? { name: each } : each));
  const [hidden, visible] = [shown.filter((each) => each.hidden), shown.filter((each) => !each.hidden)];
  const isSent =
    hidden.every(({ name, value }) => filled?.values[name] === String(value)) &&
    (visible.length === 0 || visible.some(({ name }) => filled?.values[name] !== undefined));
  const mine = filled?.operation === target && (props.id === undefined || isSent) ? filled : null;
  if (role !== null && !isRole(account, role) && mine === null) return null;
  // Keep the input if the session expired.
  if (account === null && !open && mine === null) return <SignInHint />;
  const isUpload = upload !== null;
  const action = hereWith(here, { [operationParam]: target, ...(isUpload && { form_token: formToken() }) });
  const kind = [props.quiet && 'quiet', props.danger && 'danger'].filter(Boolean).join(' ') || undefined;
  const params = mine?.problem?.details.params ?? {};
  // The Markdown field with a preview.
  const preview = shown.find(({ name }) => isMarkdown(schemaAt(bodySchema, name)))?.name;
  const attaches = preview !== undefined && !isUpload && account !== null && hasArea?.('files') === true;
  const draftKey = preview === undefined || account === null ? undefined : draftKeyOf(of, path);
  const draftTime = draftKey !== undefined && mine === null ? drafts[draftKey] : undefined;
  const show = (field: FieldProps) => {
    const inPath = contract.parameters.path.find(({ name }) => name === field.name);
    const schema = schemaAt(bodySchema, field.name) ?? (inPath ? { schema: inPath.schema, isRequired: true } : null);
    const first = field.value ?? defaultOf(schema);
    // Must match how submitForm reads it.
    const written =
      typeof first === 'number' && !field.hidden && schema !== null && isNumber(schema.schema)
        ? writeNumber(first, language, decimalsIn(schema.schema, currency))
        : first;
    const value = mine?.values[field.name] ?? written;
    return (
      <>
        {field.heading !== undefined && <h2>{field.heading}</h2>}
        <Field
          {...field}
          key={field.name}
          id={[props.id ?? of, ...Object.values(path), field.name].join('-')}
          {...{ schema, value, fault: faultOf(field.name, params), isWritten: true }}
          attaches={attaches && field.name === preview}
        />
      </>
    );
  };
  const hasFields = visible.length > 0;
  const form = (
    <form
      id={props.id}
      method="post"
      action={action}
      class={props.class ?? (!hasFields ? 'inline' : card ? undefined : 'card')}
      encType={isUpload || attaches ? 'multipart/form-data' : undefined}
      data-upload={(isUpload && props.resumes === undefined) || undefined}
      data-resumes={props.resumes && JSON.stringify({ kind: props.resumes, ...uploadMessages(site) })}
      data-many={props.many}
      data-inplace={props.inPlace && ''}
      data-done={props.inPlace?.done}
      data-ends={props.inPlace?.ends}
      data-preview={preview}
      data-draft={draftKey}
      data-draft-user={draftKey && account?.username}
    >
      {!isUpload && <Token />}
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {next === undefined && entry !== undefined && <input type="hidden" name="entry" value={entry} />}
      {once !== undefined && <input type="hidden" name="once" value={once} />}
      {mine?.once != null && (
        <Note kind="done">
          {t('form.once')} <code>{mine.once}</code>
        </Note>
      )}
      {mine?.problem && <FaultNote of={mine.problem} fields={[...shown, ...(optional?.fields ?? [])]} />}
      {props.above}
      {props.resumes !== undefined && <script src={assetPath('uploads.js')} type="module" />}
      {shown.map(show)}
      {optional && (
        <fieldset class="optional">
          <legend>{optional.title}</legend>
          <div class="choice">
            <input
              type="checkbox"
              id={`${of}-without`}
              name="without"
              value={optional.name}
              checked={mine === null || mine.values.without === optional.name}
            />
            <label for={`${of}-without`}>{optional.without}</label>
          </div>
          {optional.fields.map(show)}
        </fieldset>
      )}
      {mine?.preview != null && (
        <section class="preview" aria-label={t('preview')}>
          <Prose html={mine.preview} />
        </section>
      )}
      {children}
      {submit !== undefined && (
        <div class="actions">
          <button type="submit" class={kind}>
            {submit}
          </button>
          {preview !== undefined && (
            <button type="submit" class="quiet" name="preview" value={preview} formNoValidate>
              {t('preview')}
            </button>
          )}
        </div>
      )}
    </form>
  );
  const all = draftTime === undefined ? form : [<DraftNote key="draft" of={draftKey as string} at={draftTime} />, form];
  if (summary === undefined) return <>{all}</>;
  return (
    <details class={card ? 'card' : undefined} open={mine !== null}>
      <summary class={card ? undefined : 'button quiet small'}>{summary}</summary>
      {all}
    </details>
  );
}

/** Offers to continue or discard a draft. */
function DraftNote({ of, at }: { of: string; at: string }): VNode {
  const { t, here } = useSite();
  return (
    <div class="draft actions">
      <span>
        {t('draft.from')} <When at={at} />
      </span>
      <Button href={hereWith(here, { [draftParam]: of })} text={t('draft.continue')} quiet small />
      <Form of="deleteDraft" path={{ key: of }} submit={t('draft.discard')} quiet />
    </div>
  );
}

type FiltersProps = {
  /** The operation; undefined for plain text fields. */
  of?: OperationId;
  fields: readonly (string | FieldProps)[];
  /** True if they are collapsed until used. */
  isFolded?: boolean;
  submit?: string;
};

/** A form for query parameters of a list operation. */
export function Filters({ of, fields, isFolded = false, submit }: FiltersProps): VNode {
  const { t, here, operation } = useSite();
  const parameters = of === undefined ? [] : operation(of).parameters.query;
  const shown = fields.map((each) => (typeof each === 'string' ? { name: each } : each));
  const isOne = shown.filter(({ hidden }) => !hidden).length === 1;
  const chosen = ({ name, value }: FieldProps) => here.searchParams.get(name) ?? value ?? '';
  const form = (
    <form class={isFolded ? 'filters' : isOne ? 'card' : 'filters card'} method="get" action={here.pathname}>
      {shown.map((field) => {
        const { schema = {} } = parameters.find(({ name }) => name === field.name) ?? {};
        const taken = { schema, isRequired: field.required === true };
        const own = { id: `filter-${field.name}`, schema: taken, fault: undefined };
        return <Field none={t('all')} {...field} key={field.name} {...own} value={chosen(field)} />;
      })}
      <button type="submit" class={submit === undefined ? 'quiet' : undefined}>
        {submit ?? t('filter')}
      </button>
    </form>
  );
  if (!isFolded) return form;
  return (
    <details class="card" open={shown.some((field) => !field.hidden && chosen(field) !== (field.value ?? ''))}>
      <summary>{t('filters')}</summary>
      {form}
    </details>
  );
}

/** Pages that resolve a problem, by its code. */
const remedies = { warning_not_acknowledged: '/profile/warnings', email_unverified: '/profile/email' } as const;

type FaultNoteProps = {
  of: { code?: string; message: string; details: { params?: Readonly<Record<string, string>> } };
  fields?: readonly FieldProps[];
};

/** The message of a refusal, faults that no field shows, and a link to resolve it. */
export function FaultNote({ of, fields = [] }: FaultNoteProps): VNode {
  const { t } = useSite();
  const isShown = (fault: string) =>
    fields.some(({ name, hidden }) => (name === fault || fault.startsWith(`${name}.`)) && !hidden);
  const others = Object.entries(of.details.params ?? {}).filter(([name]) => !isShown(name));
  const labelOf = (name: string, key = `field.${name}`) => (isTextKey(key) ? t(key) : name);
  const code = of.code as keyof typeof remedies;
  return (
    <Note kind="fault">
      {[of.message, ...others.map(([name, fault]) => `${labelOf(name)} ${fault}.`)].join(' ')}
      {code in remedies && (
        <>
          {' '}
          <a href={remedies[code]}>{t(`problem.to.${code}`)}</a>
        </>
      )}
    </Note>
  );
}

/** The fault of a field, or of one of its words. */
const faultOf = (name: string, params: Readonly<Record<string, string>>): string | undefined =>
  params[name] ?? Object.entries(params).find(([each]) => each.startsWith(`${name}.`))?.[1];

const defaultOf = (field: FieldSchema | null): string => {
  const value = field?.schema.default;
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
};

type ShownField = FieldProps & {
  id: string;
  schema: FieldSchema | null;
  fault: string | undefined;
  /** True if the number is formatted by the reader's language. Browsers use their own. */
  isWritten?: boolean;
  /** True if a file can be sent for the text. */
  attaches?: boolean;
};

/** Length from which a field is a textarea, and its rows for reasons and notes. */
const longLine = 255;
const fewWords = 1000;

function Field(field: ShownField): VNode {
  const {
    name,
    id,
    value,
    hidden,
    label,
    options,
    none = '–',
    rows,
    schema: found,
    fault,
    isWritten,
    attaches,
  } = field;
  const { t } = useSite();
  const text = value === null || value === undefined ? '' : String(value);
  if (hidden) return <input type="hidden" name={name} value={text} />;
  const schema = found?.schema ?? {};
  const hint =
    field.hint ??
    (schema['x-markdown'] === true
      ? t('composer.help')
      : isWords(schema)
        ? t('field.words', { most: Number(schema.maxItems) })
        : undefined);
  const types = typesOf(schema);
  const isRequired = field.required ?? found?.isRequired;
  const required = isRequired && !types.includes('boolean') ? true : undefined;
  const common = { ...tiesOf({ id, fault, hint }), name, required };
  const said = label ?? t(`field.${name.split('.').at(-1)}` as TextKey);
  const choices = options ?? choicesOf(schema, t);
  const isAddress = String(schema.pattern).startsWith('^http');
  const input = () => {
    if (choices !== null) {
      return (
        <select {...common} autoComplete={field.autoComplete}>
          {(!isRequired || text === '') && none !== null && <option value="">{none}</option>}
          {Object.entries(choices).map(([each, what]) => (
            <option key={each} value={each} selected={each === text}>
              {what}
            </option>
          ))}
        </select>
      );
    }
    const maxLength = schema.maxLength as number | undefined;
    if (types.includes('string') && (maxLength ?? 0) > longLine && schema.format === undefined && !isAddress) {
      const size = { rows: rows ?? (maxLength === fewWords ? 3 : 6), maxLength };
      const area = <textarea {...common} {...size} dir="auto" value={text} />;
      if (!isMarkdown(found)) return area;
      return (
        <Composer id={id} attaches={attaches === true}>
          {area}
        </Composer>
      );
    }
    if (isNumber(schema) && isWritten) {
      const inputMode = types.includes('integer') ? 'numeric' : 'decimal';
      return <input {...common} type="text" {...{ inputMode }} autoComplete="off" value={text} />;
    }
    if (isNumber(schema)) {
      const { minimum: min, maximum: max } = schema as { minimum?: number; maximum?: number };
      return <input {...common} {...{ min, max }} type="number" value={text} />;
    }
    if (isWords(schema)) return <input {...common} type="text" dir="auto" data-words autoComplete="off" value={text} />;
    if (schema.format === 'date-time') return <input {...common} type="datetime-local" value={text.slice(0, 16)} />;
    if (schema.format === 'date') return <input {...common} type="date" value={text} />;
    if (schema.format === 'binary' || found === null) return <input {...common} type="file" />;
    const line = { ...common, maxLength, dir: 'auto', value: text } as const;
    if (name === 'password') return <input {...line} type="password" autoComplete="new-password" />;
    if (isAddress) return <input {...line} type="url" autoComplete="off" />;
    return <input {...line} type="text" autoComplete={field.autoComplete ?? 'off'} />;
  };
  if (types.includes('boolean')) {
    return (
      <div class="choice">
        <input type="hidden" name={name} value="false" />
        <input {...common} type="checkbox" value="true" checked={text === 'true'} />
        <label for={id}>{said}</label>
      </div>
    );
  }
  return <Labelled {...{ id, label: said, fault, hint }}>{input()}</Labelled>;
}

function choicesOf(schema: JsonObject, t: (key: TextKey) => string): Record<string, string> | null {
  if (!Array.isArray(schema.enum)) return null;
  return Object.fromEntries(schema.enum.map((each) => [String(each), t(`value.${each}` as TextKey)]));
}
