import type { TestApp } from '../helpers/app.js';

export type Fields = Record<string, string>;

/** A minimal browser: keeps cookies, does not follow redirects, submits forms with their token. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly app: Pick<TestApp, 'origin'>,
    readonly headers: Fields = {},
  ) {}

  async get(path: string, headers: Fields = {}): Promise<Answer> {
    return this.#ask('GET', path, undefined, headers);
  }

  /** Opens the page and submits its form. */
  async submit(page: string, fields: Fields, action = page): Promise<Answer> {
    const { text } = await this.get(page);
    return this.post(action, { form_token: tokenIn(text), ...fields });
  }

  /** Opens a page, and submits its form for an operation (`METHOD /path`). */
  send(page: string, operation: string, fields: Fields = {}): Promise<Answer> {
    return this.submit(page, fields, formAt(page, operation));
  }

  post(path: string, fields: Fields, headers: Fields = {}): Promise<Answer> {
    return this.#ask('POST', path, new URLSearchParams(fields), headers);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** The Cookie header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async #ask(method: string, path: string, body: URLSearchParams | undefined, headers: Fields): Promise<Answer> {
    const response = await fetch(this.app.origin + path, {
      method,
      redirect: 'manual',
      headers: { Accept: 'text/html', Cookie: this.cookies, ...this.headers, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const set = response.headers.getSetCookie();
    if (set.length > 0 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')) {
      throw new Error(`${method} ${path} lets caches hand a cookie to others`);
    }
    for (const each of set) {
      const [pair = '', ...attributes] = each.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.some((attribute) => /^Expires=Thu, 01 Jan 1970/.test(attribute))) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(name.length + 1));
    }
    const location = response.headers.get('location');
    // The same page, whose address ends with its title.
    if (method === 'GET' && response.status === 301 && /^\/.*\/\d+-/.test(location ?? '')) {
      return this.#ask(method, location ?? '', undefined, headers);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      set,
      location,
    };
  }
}

/** The target of a page's form for an operation. */
export function formAt(page: string, operation: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}do=${encodeURIComponent(operation)}`;
}

export type Answer = { status: number; headers: Headers; text: string; set: string[]; location: string | null };

export function tokenIn(html: string): string {
  return /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

export const password = 'correct horse battery';

/** A new signed-in user. */
export async function newcomer(app: TestApp, username: string): Promise<Visitor> {
  const visitor = new Visitor(app);
  const answer = await visitor.submit('/sign-up', { username, email: `${username}@example.org`, password });
  if (answer.location !== '/?welcome=yes') throw new Error(`Signing up answered ${answer.status}: ${answer.text}`);
  return visitor;
}

export function signIn(visitor: Visitor, username: string, given = password): Promise<Answer> {
  return visitor.submit('/sign-in', { username, password: given });
}

export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/profile')).status === 200;
}

/** Sends the form for a new key. */
export function sendNewKey(visitor: Visitor, fields: Fields = {}): Promise<Answer> {
  const form = { name: 'Script', 'scopes.0': 'read', 'scopes.1': 'write', expires_at: 'P365D' };
  return visitor.send('/profile/keys', 'POST /me/keys', { ...form, ...shownOnce, ...fields });
}
const shownOnce = { once: 'key', next: '/profile/keys/{id}' };

/** Creates a key by the form: its id and the key. */
export async function newKey(
  visitor: Visitor,
  fields: Fields = {},
): Promise<{ id: number; key: string; page: string }> {
  const { location, status } = await sendNewKey(visitor, fields);
  if (location === null) throw new Error(`Generating a key answered ${status}`);
  const { text } = await visitor.get(location);
  return { id: Number(location.split('/').at(-1)), key: /plaza_\w{36}/.exec(text)?.[0] ?? '', page: location };
}
