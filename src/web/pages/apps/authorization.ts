import {
  type AuthorizationAnswer,
  type AuthorizationRequest,
  answerAddress,
  type Parameters,
  type Returning,
  readAuthorization,
} from '../../../accounts/oauth/authorization.js';
import { allow, allowable, isAllowed } from '../../../accounts/oauth/grants.js';
import { formTarget } from '../../../accounts/oauth/redirects.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { originOf } from '../../../api/http/origin.js';
import { allowFormTarget } from '../../middleware/headers.js';
import type { Page, Visit } from '../../visit.js';
import { Consent, RefusedRequest, UnsafeRequest } from '../views/apps/consent.js';

/** What the form has to carry of a request. */
const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** Where apps send people to be asked. */
export const showAuthorization: Page = async (visit) => {
  const { req, res } = visit;
  const given: Parameters = req.query;
  const request = await requestOf(visit, given);
  if (request === null) return;
  if (!isSignedIn(visit)) {
    res.redirect(303, `/sign-in?next=${encodeURIComponent(req.originalUrl)}`);
    return;
  }
  if (await mayBeSkipped(visit, request)) {
    await answerYes(visit, request);
    return;
  }
  allowFormTarget(res, formTarget(request.redirectUri));
  const { account, formToken } = visit;
  const asked = names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]] as const] : []));
  const content = Consent({ request, account, asked, token: formToken() });
  visit.show({ title: `Allow ${request.client.name}?`, content });
};

export const answerAuthorization: Page = async (visit) => {
  const { form_token: _, decision, ...given }: Parameters = visit.req.body;
  const request = await requestOf(visit, given);
  if (request === null) return;
  if (!isSignedIn(visit)) {
    const query = new URLSearchParams(given as Record<string, string>);
    visit.res.redirect(303, `/sign-in?next=${encodeURIComponent(`/oauth/authorize?${query}`)}`);
    return;
  }
  if (decision === 'allow') await answerYes(visit, request);
  else answer(visit, request, { error: 'access_denied', error_description: 'The person does not allow it.' });
};

const isSignedIn = (visit: Visit): visit is Visit<Account> => visit.account !== null;

/** The request, if there is one that a person can answer, with no more than they can allow; else it is answered here. */
async function requestOf(visit: Visit, given: Parameters): Promise<AuthorizationRequest | null> {
  const { parts, account, show } = visit;
  const read = await readAuthorization(parts.database.prisma, given);
  if (read.kind === 'unsafe') {
    show({ title: 'Error: Not this way', status: 400, content: UnsafeRequest({ fault: read.fault }) });
    return null;
  }
  if (read.kind === 'refused') {
    const { client, to, error, description } = read;
    const told = { error, error_description: description };
    if (account !== null) {
      answer(visit, to, told);
      return null;
    }
    // Anybody can register an app: a link to this site must not lead to another one by itself (RFC 9700, 4.11.2).
    const content = RefusedRequest({ client, description, returning: to, address: addressOf(visit, to, told) });
    show({ title: 'Error: Go back to the app?', status: 400, content });
    return null;
  }
  const { request } = read;
  const scopes = account === null ? request.scopes : allowable(account, request.scopes);
  if (scopes.length === 0) {
    answer(visit, request, { error: 'invalid_scope', error_description: 'The person has no role of staff.' });
    return null;
  }
  return { ...request, scopes };
}

/**
 * What was allowed before is not asked again for an app that proves who it is. Right after signing in it is: the browser lets the
 * sign-in form lead nowhere but here.
 */
async function mayBeSkipped({ req, parts, account }: Visit<Account>, request: AuthorizationRequest): Promise<boolean> {
  const { client, scopes } = request;
  const isDirect = req.method === 'GET' && req.headers['sec-fetch-site'] !== 'same-origin';
  if (!client.isConfidential || !isDirect || req.query.prompt !== undefined) return false;
  return isAllowed(parts.database.prisma, account.id, client.id, scopes);
}

async function answerYes(visit: Visit<Account>, request: AuthorizationRequest): Promise<void> {
  answer(visit, request, { code: await allow(visit.parts, visit.account, request) });
}

function answer(visit: Visit, to: Returning, content: AuthorizationAnswer): void {
  visit.res.redirect(303, addressOf(visit, to, content));
}

const addressOf = ({ req, parts }: Visit, to: Returning, content: AuthorizationAnswer): string =>
  answerAddress(to, originOf(req, parts.config), content);
