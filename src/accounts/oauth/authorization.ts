import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { type Client, findClient } from './clients.js';
import { isRegistered } from './redirects.js';
import { parseScopes } from './scopes.js';

/** The parameters of a request, as they came: one that is given twice is no text. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Where an answer goes, and what the app knows it again by. */
export type Returning = { redirectUri: string; state: string | null };

/** A request of an app that nothing is wrong with. */
export type AuthorizationRequest = Returning & { client: Client; scopes: Scope[]; challenge: string };

/** An error as the app is told it (RFC 6749, 4.1.2.1). */
export type AuthorizationError = 'access_denied' | 'invalid_request' | 'invalid_scope' | 'unsupported_response_type';

/** A request of a known app that it can be told the fault of. */
export type RefusedRequest = {
  kind: 'refused';
  client: Client;
  to: Returning;
  error: AuthorizationError;
  description: string;
};

/**
 * What is to be done with a request: ask the person, send an error to the app, or, where it is not sure that the address is
 * the app's, tell the person and send nothing to anybody.
 */
export type ReadRequest =
  | { kind: 'valid'; request: AuthorizationRequest }
  | RefusedRequest
  | { kind: 'unsafe'; fault: string };

const unsafe = (fault: string): ReadRequest => ({ kind: 'unsafe', fault });

/** Reads the parameters that an app sent somebody here with (RFC 6749, RFC 7636, RFC 9700). */
export async function readAuthorization(prisma: Transaction, given: Parameters): Promise<ReadRequest> {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const client = await findClient(prisma, text('client_id'));
  if (client === null) return unsafe('The app that sent you here is not known, or may not be used at present.');
  const [only, ...others] = client.redirectUris;
  const redirectUri = given.redirect_uri === undefined && others.length === 0 ? only : text('redirect_uri');
  if (redirectUri === undefined || !isRegistered(redirectUri, client)) {
    return unsafe('The app that sent you here wants you sent to an address that is not registered as one of its own.');
  }
  const state = given.state === undefined ? null : text('state');
  const refused = (error: AuthorizationError, description: string): ReadRequest => ({
    kind: 'refused',
    client,
    to: { redirectUri, state },
    error,
    description,
  });
  const twice = Object.keys(given).find((name) => typeof given[name] !== 'string');
  if (twice !== undefined) return refused('invalid_request', 'A parameter is given twice.');
  if (state !== null && !/^[ -~]{0,2000}$/.test(state)) return refused('invalid_request', 'The state is malformed.');
  if (text('response_type') === '') return refused('invalid_request', 'response_type is missing.');
  if (text('response_type') !== 'code') return refused('unsupported_response_type', 'response_type has to be code.');
  if (!['', 'query'].includes(text('response_mode'))) {
    return refused('invalid_request', 'response_mode has to be query.');
  }
  const challenge = text('code_challenge');
  // Without a method it would be plain, which does not protect from somebody who sees the request.
  if (text('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return refused('invalid_request', 'PKCE is needed: a code_challenge with the code_challenge_method S256.');
  }
  const scopes = parseScopes(text('scope'));
  if (scopes === null) return refused('invalid_scope', 'A scope is not known.');
  return { kind: 'valid', request: { client, redirectUri, state, scopes, challenge } };
}

/** What an app is answered. */
export type AuthorizationAnswer = { code: string } | { error: AuthorizationError; error_description: string };

/** The address that takes the answer to the app, which says who answers (RFC 9207). */
export function answerAddress({ redirectUri, state }: Returning, issuer: string, answer: AuthorizationAnswer): string {
  const parameters = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss: issuer });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${parameters}`;
}
