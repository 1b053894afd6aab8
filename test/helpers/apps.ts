import { createHash, randomBytes } from 'node:crypto';
import { registerApp } from '../../src/accounts/oauth/registration.js';
import { type Answer, type Fields, newcomer, tokenIn, type Visitor } from '../web/visitor.js';
import type { TestApp } from './app.js';

export const callback = 'https://app.example/callback';

/** An app with its client credentials. */
export type OAuthApp = { id: number; clientId: string; secret: string | null; credentials: Fields };

let made = 0;

export async function newApp(
  app: TestApp,
  { ownerId = app.people.other.id, redirectUris = [callback], isConfidential = false, name = `App ${++made}` } = {},
): Promise<OAuthApp> {
  const { id, secret } = await registerApp(app.database, ownerId, { name, redirectUris, isConfidential });
  const { clientId } = await app.database.prisma.app.findUniqueOrThrow({ where: { id } });
  const credentials = { client_id: clientId, ...(secret === null ? {} : { client_secret: secret }) };
  return { id, clientId, secret, credentials };
}

/** PKCE: the verifier, and the parameters of the authorization request. */
export function pkce(): { verifier: string; challenge: Fields } {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge: { code_challenge, code_challenge_method: 'S256' } };
}

/** The authorization address. Undefined parameters are left out. */
export function authorizePath(client: OAuthApp, changes: Record<string, string | undefined> = {}): string {
  const asked = {
    client_id: client.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'read write',
    state: 'known-again',
    ...pkce().challenge,
    ...changes,
  };
  const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/oauth/authorize?${new URLSearchParams(given)}`;
}

/** Answers the consent page as a user would, if there is one. */
export async function decide(visitor: Visitor, path: string, decision: 'allow' | 'deny' = 'allow'): Promise<Answer> {
  const page = await visitor.get(path);
  // An earlier consent is not repeated.
  if (page.location !== null) return page;
  const { text } = page;
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, unescaped(String(value))]));
  return visitor.post('/oauth/authorize', { ...fields, form_token: tokenIn(text), decision });
}

const unescaped = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The parameters of the redirect to the app. */
export function answerIn({ location }: Pick<Answer, 'location'>): Record<string, string> {
  return Object.fromEntries(new URL(location ?? '').searchParams);
}

type Reply = { status: number; headers: Headers; body: Record<string, unknown> };

/** A request of an app to a token endpoint. */
export async function ask(app: TestApp, path: string, fields: Fields, headers: Fields = {}): Promise<Reply> {
  const response = await fetch(app.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

/** An authorization code, with its verifier and redirect address. */
export async function newCode(
  visitor: Visitor,
  client: OAuthApp,
  changes: Record<string, string | undefined> = {},
): Promise<{ code: string; code_verifier: string }> {
  const { verifier, challenge } = pkce();
  const { code = '' } = answerIn(await decide(visitor, authorizePath(client, { ...challenge, ...changes })));
  return { code, code_verifier: verifier };
}

export function redeem(app: TestApp, client: OAuthApp, fields: Fields): Promise<Reply> {
  return ask(app, '/oauth/token', {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    ...client.credentials,
    ...fields,
  });
}

export function refresh(app: TestApp, client: OAuthApp, refreshToken: string, fields: Fields = {}): Promise<Reply> {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return ask(app, '/oauth/token', { ...grant, ...client.credentials, ...fields });
}

export type Tokens = { access: string; refresh: string; scope: string };

export const tokensIn = ({ body }: Reply): Tokens => ({
  access: String(body.access_token),
  refresh: String(body.refresh_token),
  scope: String(body.scope),
});

/** Completes the authorization for a user, and returns the tokens. */
export async function signInApp(
  app: TestApp,
  visitor: Visitor,
  client: OAuthApp,
  changes: Record<string, string | undefined> = {},
): Promise<Tokens> {
  const reply = await redeem(app, client, await newCode(visitor, client, changes));
  if (reply.status !== 200) throw new Error(`No tokens: ${reply.status} ${JSON.stringify(reply.body)}`);
  return tokensIn(reply);
}

/** A new signed-in user with their id. */
export async function newPerson(app: TestApp, username: string): Promise<{ visitor: Visitor; id: number }> {
  const visitor = await newcomer(app, username);
  const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { username } });
  return { visitor, id };
}
