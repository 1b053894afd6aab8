import {
  type AuthorizationAnswer,
  type AuthorizationRequest,
  answerAddress,
  type Parameters,
  type RedirectTarget,
  type RefusedRequest,
  readAuthorization,
} from '../../../accounts/oauth/authorization.js';
import { allow, allowable, isAllowed } from '../../../accounts/oauth/grants.js';
import { formTarget } from '../../../accounts/oauth/redirects.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { originOf } from '../../../api/http/origin.js';
import { ActionLink, Button, Text } from '../../components/parts.js';
import { allowFormTarget } from '../../middleware/headers.js';
import type { Visit } from '../../visit.js';
import { type Answer, everybody, type FormContent, formPage } from '../form-page.js';
import { Consent } from './consent.js';

/** Parameters of the request that the form carries. */
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

/** OAuth authorization endpoint: asks the user for consent. */
export const authorization = formPage(everybody, {
  show: async (visit) => {
    const { req, res, t } = visit;
    const parameters: Parameters = req.query;
    const request = await requestOf(visit, parameters);
    if (!('client' in request)) return request;
    if (!isSignedIn(visit)) return signIn(req.originalUrl);
    if (await mayBeSkipped(visit, request)) return answerYes(visit, request);
    const { client, scopes, redirectUri } = request;
    allowFormTarget(res, formTarget(redirectUri));
    const asked = names.flatMap((name) =>
      typeof parameters[name] === 'string' ? [[name, parameters[name]] as const] : [],
    );
    return {
      title: t('consent', { name: client.name }),
      content: (
        <Consent app={client} scopes={scopes} action="/oauth/authorize" hidden={asked}>
          <p>
            {t('consent.either_way')} <code class="address">{redirectUri}</code>
          </p>
        </Consent>
      ),
    };
  },
  act: async (visit) => {
    const { form_token: _, decision, ...parameters }: Parameters = visit.req.body;
    const request = await requestOf(visit, parameters);
    if (!('client' in request)) return request;
    if (!isSignedIn(visit)) {
      return signIn(`/oauth/authorize?${new URLSearchParams(parameters as Record<string, string>)}`);
    }
    if (decision === 'allow') return answerYes(visit, request);
    return answer(visit, request, { error: 'access_denied', error_description: 'The person does not allow it.' });
  },
});

const isSignedIn = (visit: Visit): visit is Visit<Account> => visit.account !== null;
const signIn = (next: string): Answer => ({ to: `/sign-in?next=${encodeURIComponent(next)}` });

/** A valid request, limited to scopes that the user can grant; otherwise the answer. */
async function requestOf(visit: Visit, parameters: Parameters): Promise<AuthorizationRequest | Answer> {
  const { parts, account } = visit;
  const read = await readAuthorization(parts.database.prisma, parameters);
  if (read.kind === 'unsafe') return unsafe(visit, read.fault);
  if (read.kind === 'refused') {
    const told = { error: read.error, error_description: read.description };
    if (account !== null) return answer(visit, read.to, told);
    // Anybody can register an app: a link to this site must not redirect to another one by itself (RFC 9700, 4.11.2).
    return refused(visit, read, addressOf(visit, read.to, told));
  }
  const { request } = read;
  const scopes = account === null ? request.scopes : allowable(account, request.scopes);
  if (scopes.length > 0) return { ...request, scopes };
  return answer(visit, request, { error: 'invalid_scope', error_description: 'The person has no role of staff.' });
}

/** An error page without a redirect, since the redirect address cannot be trusted. */
const unsafe = ({ t }: Visit, fault: string): FormContent => ({
  title: t('form.refused', { title: t('consent.unsafe') }),
  heading: t('consent.unsafe'),
  status: 400,
  content: (
    <>
      <p>{fault}</p>
      <p>{t('consent.unsafe.about')}</p>
      <ActionLink href="/" quiet text={t('to_start')} />
    </>
  ),
});

/** Asks an anonymous user before returning to an app with an invalid request; `address` carries the error. */
const refused = ({ t }: Visit, { client, description, to }: RefusedRequest, address: string): FormContent => ({
  title: t('form.refused', { title: t('consent.back') }),
  heading: t('consent.back'),
  status: 400,
  content: (
    <>
      <Text of="consent.back.why" values={{ name: client.name, owner: client.owner, description }} as="p" />
      <p>
        {t('consent.back.where')} <code class="address">{to.redirectUri}</code>
      </p>
      <p class="actions">
        <Button href="/" text={t('consent.back.stay')} />
        <a class="button quiet" href={address} rel="noreferrer">
          {t('consent.back.go')}
        </a>
      </p>
    </>
  ),
});

/**
 * Consent is not repeated for confidential apps. Right after a sign-in it is: form-action lets the sign-in form redirect to
 * this site only.
 */
async function mayBeSkipped({ req, parts, account }: Visit<Account>, request: AuthorizationRequest): Promise<boolean> {
  const { client, scopes } = request;
  const isDirect = req.method === 'GET' && req.headers['sec-fetch-site'] !== 'same-origin';
  if (!client.isConfidential || !isDirect || req.query.prompt !== undefined) return false;
  return isAllowed(parts.database.prisma, account.id, client.id, scopes);
}

const answerYes = async (visit: Visit<Account>, request: AuthorizationRequest): Promise<Answer> =>
  answer(visit, request, { code: await allow(visit.parts, visit.account, request) });

const answer = (visit: Visit, to: RedirectTarget, content: AuthorizationAnswer): Answer => ({
  to: new URL(addressOf(visit, to, content)),
});

const addressOf = ({ req, parts }: Visit, to: RedirectTarget, content: AuthorizationAnswer): string =>
  answerAddress(to, originOf(req, parts.config), content);
