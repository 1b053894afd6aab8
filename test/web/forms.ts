import type { Visitor } from './visitor.js';

/** A submitted form of a page: its target, and its fields with their values. */
export type SentForm = {
  /** The operation and the pressed button. */
  name: string;
  action: string;
  isMultipart: boolean;
  fields: [name: string, value: string][];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all);

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, decoded(value)]));
}

let count = 0;

/** A valid value for an empty field. */
function filled(attributes: Map<string, string>): string {
  const name = attributes.get('name') ?? '';
  count += 1;
  if (attributes.get('type') === 'number') return attributes.get('min') ?? '1';
  if (attributes.get('type') === 'url') return 'https://example.org/';
  if (attributes.get('type') === 'password') return 'correct horse battery';
  if (/slug|sku/.test(name)) return `name-${count}`;
  return `Text ${count}`;
}

function fieldsOf(inner: string): [name: string, value: string][] {
  const fields: [string, string][] = [];
  for (const [, tag, text = '', content = ''] of inner.matchAll(
    /<(input|textarea|select)\b([^>]*)>(?:([^<]*(?:<option\b[^>]*>[^<]*<\/option>)*)<\/(?:textarea|select)>)?/g,
  )) {
    const attributes = attributesOf(text);
    const name = attributes.get('name');
    const type = attributes.get('type');
    if (name === undefined || type === 'file') continue;
    const isEmpty = (value: string) => value === '' && attributes.has('required');
    if (tag === 'select') {
      const options = [...content.matchAll(/<option\b([^>]*)>/g)].map(([, each = '']) => attributesOf(each));
      const chosen = options.find((each) => each.has('selected')) ?? options[0];
      const value = chosen?.get('value') ?? '';
      fields.push([name, isEmpty(value) ? (options.at(-1)?.get('value') ?? '') : value]);
    } else {
      const value = tag === 'textarea' ? decoded(content) : (attributes.get('value') ?? '');
      fields.push([name, isEmpty(value) ? filled(attributes) : value]);
    }
  }
  return fields;
}

/** All POST forms of a page, one for each button except previews. */
export function formsIn(html: string): SentForm[] {
  const found = html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs);
  return [...found].flatMap(([, text = '', inner = '']) => {
    const attributes = attributesOf(text);
    if (attributes.get('method') !== 'post') return [];
    const action = attributes.get('action') ?? '';
    const operation = new URL(action, 'http://here').searchParams.get('do') ?? action;
    const buttons = [...inner.matchAll(/<button\b([^>]*)>/g)].map(([, each = '']) => attributesOf(each));
    return buttons
      .filter((each) => each.get('name') !== 'preview')
      .map((button): SentForm => {
        const pressed = button.get('name');
        return {
          name: pressed === undefined ? operation : `${operation} ${pressed}=${button.get('value')}`,
          action,
          isMultipart: attributes.get('enctype') === 'multipart/form-data',
          fields: [
            ...fieldsOf(inner),
            ...(pressed === undefined ? [] : [[pressed, button.get('value') ?? ''] as [string, string]]),
          ],
        };
      });
  });
}

/** Submits a form, with a small file if it takes one. */
export async function sendForm(visitor: Visitor, form: SentForm): Promise<{ status: number; text: string }> {
  if (!form.isMultipart) return visitor.post(form.action, Object.fromEntries(form.fields));
  const body = new FormData();
  for (const [name, value] of form.fields) body.append(name, value);
  const field = /POST \/videos/.test(form.name) ? 'video' : /avatar/.test(form.name) ? 'avatar' : 'file';
  body.append(field, new Blob(['Some bytes']), 'note.txt');
  const answer = await fetch(visitor.app.origin + form.action, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: visitor.cookies },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}
