import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { type Client, findClient } from './clients.js';
import { isRegistered } from './redirects.js';
import { parseScopes } from './scopes.js';

/** Parameters of a request, as received: one that is given twice is not a string. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Redirect address of a reply, and the app's state. */
export type RedirectTarget = { redirectUri: string; state: string | null };

/** A valid authorization request. */
export type AuthorizationRequest = RedirectTarget & { client: Client; scopes: Scope[]; challenge: string };

/** Error codes for the app (RFC 6749, 4.1.2.1). */
export type AuthorizationError = 'access_denied' | 'invalid_request' | 'invalid_scope' | 'unsupported_response_type';

/** A faulty request of a known app, which can be told so. */
export type RefusedRequest = {
  kind: 'refused';
  client: Client;
  to: RedirectTarget;
  error: AuthorizationError;
  description: string;
};

/**
 * Outcome of reading a request: ask the person, send an error to the app, or, if the address may not be the app's, tell
 * only the person.
 */
export type ReadRequest =
  | { kind: 'valid'; request: AuthorizationRequest }
  | RefusedRequest
  | { kind: 'unsafe'; fault: string };

const unsafe = (fault: string): ReadRequest => ({ kind: 'unsafe', fault });

/** Parses and checks the parameters of an authorization request (RFC 6749, RFC 7636, RFC 9700). */
export async function readAuthorization(prisma: Transaction, parameters: Parameters): Promise<ReadRequest> {
  const text = (name: string): string => (typeof parameters[name] === 'string' ? parameters[name] : '');
  const client = await findClient(prisma, text('client_id'));
  if (client === null) return unsafe('The app that sent you here is unknown or currently not allowed.');
  const [only, ...others] = client.redirectUris;
  const redirectUri = parameters.redirect_uri === undefined && others.length === 0 ? only : text('redirect_uri');
  if (redirectUri === undefined || !isRegistered(redirectUri, client)) {
    return unsafe('The app that sent you here gave a return address that is not registered for it.');
  }
  const state = parameters.state === undefined ? null : text('state');
  const refused = (error: AuthorizationError, description: string): ReadRequest => ({
    kind: 'refused',
    client,
    to: { redirectUri, state },
    error,
    description,
  });
  const twice = Object.keys(parameters).find((name) => typeof parameters[name] !== 'string');
  if (twice !== undefined) return refused('invalid_request', 'A parameter is given twice.');
  if (state !== null && !/^[ -~]{0,2000}$/.test(state)) return refused('invalid_request', 'The state is malformed.');
  if (text('response_type') === '') return refused('invalid_request', 'response_type is missing.');
  if (text('response_type') !== 'code') return refused('unsupported_response_type', 'response_type has to be code.');
  if (!['', 'query'].includes(text('response_mode'))) {
    return refused('invalid_request', 'response_mode has to be query.');
  }
  const challenge = text('code_challenge');
  // The default method would be `plain`, which does not protect from somebody who sees the request.
  if (text('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return refused('invalid_request', 'PKCE is needed: a code_challenge with the code_challenge_method S256.');
  }
  const scopes = parseScopes(text('scope'));
  if (scopes === null) return refused('invalid_scope', 'A scope is not known.');
  return { kind: 'valid', request: { client, redirectUri, state, scopes, challenge } };
}

/** Reply to the app. */
export type AuthorizationAnswer = { code: string } | { error: AuthorizationError; error_description: string };

/** Redirect address with the reply to the app and the issuer (RFC 9207). */
export function answerAddress(
  { redirectUri, state }: RedirectTarget,
  issuer: string,
  answer: AuthorizationAnswer,
): string {
  const parameters = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss: issuer });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${parameters}`;
}
