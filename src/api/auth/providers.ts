import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import type { ProviderSettings } from '../../core/platform/settings/providers.js';

/** State that is stored between the two halves of an external sign-in. */
export type SignInState = { provider: string; state: string; nonce: string; verifier: string };

/** An identity as its provider reports it. */
export type ExternalIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
  name: string;
  /** Slugs that the claim of groups names; null if it cannot be read, or the provider has none. */
  groups: string[] | null;
};

/** Thrown if a provider cannot be reached, or does not answer in time. */
export class ProviderDown extends Error {}

/** Seconds that each request to a provider may take. */
const timeoutSeconds = 5;
/** Groups that a site has at most. */
const mostGroups = 1000;
/** Milliseconds for which a provider's metadata is cached. */
const knownFor = 3_600_000;

type CachedConfiguration = { configuration: Promise<Configuration>; until: number };

/**
 * OpenID Connect providers. Their metadata is fetched at first use, and again after an hour: a provider that is down does not affect
 * anything else.
 */
export class Providers {
  readonly #known = new Map<string, CachedConfiguration>();

  constructor(
    readonly all: readonly ProviderSettings[],
    readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** The provider with this key, or null. */
  find(key: string): ProviderSettings | null {
    return this.all.find((each) => each.key === key) ?? null;
  }

  /**
   * Starts a sign-in: the URL to redirect the browser to, and the state to store until it is redirected to `returnTo`.
   * @throws ProviderDown
   */
  async begin(provider: ProviderSettings, returnTo: string): Promise<{ url: URL; begun: SignInState }> {
    const client = await import('openid-client');
    const configuration = await this.#configurationOf(provider);
    const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: returnTo,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return { url, begun: { provider: provider.key, state, nonce, verifier } };
  }

  /**
   * Ends a sign-in: the identity, or null if the response does not match the request: another state, nonce or issuer, or a used code.
   * @throws ProviderDown
   */
  async finish(
    provider: ProviderSettings,
    { state, nonce, verifier }: SignInState,
    cameTo: URL,
  ): Promise<ExternalIdentity | null> {
    const client = await import('openid-client');
    const configuration = await this.#configurationOf(provider);
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    try {
      const tokens = await client.authorizationCodeGrant(configuration, cameTo, checks);
      const claims = tokens.claims();
      if (claims === undefined) return null;
      const isComplete = [provider.groups, 'email'].every((name) => name === undefined || claims[name] !== undefined);
      const more =
        !isComplete && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
          : claims;
      const { email, email_verified, preferred_username, nickname } = more;
      const texts = [preferred_username, nickname].filter((each) => typeof each === 'string');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof email === 'string' ? email : null,
        isVerified: typeof email === 'string' && email_verified === true,
        name: texts[0] ?? '',
        groups: this.#groupsIn(more, provider),
      };
    } catch (error) {
      if (isUnreachable(error)) throw new ProviderDown(`${provider.name} cannot be reached`, { cause: error });
      return null;
    }
  }

  /** A claim that is missing names no group: many providers leave out an empty one. */
  #groupsIn(claims: Readonly<Record<string, unknown>>, { key, groups: claim }: ProviderSettings): string[] | null {
    if (claim === undefined) return null;
    const value = claims[claim] ?? [];
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
      return value.filter((each) => /^[a-z0-9-]{3,50}$/i.test(each)).slice(0, mostGroups);
    }
    this.log.warn({ provider: key, claim }, 'the claim of groups is not a list of texts, and is ignored');
    return null;
  }

  async #configurationOf(provider: ProviderSettings): Promise<Configuration> {
    const { key, issuer, clientId, clientSecret } = provider;
    let cached = this.#known.get(key);
    if (cached === undefined || cached.until < Date.now()) {
      const { discovery, allowInsecureRequests, enableNonRepudiationChecks, ClientSecretBasic } = await import(
        'openid-client'
      );
      const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
      // Verifies the signature of the ID token instead of relying on TLS alone.
      const execute = [...insecure, enableNonRepudiationChecks];
      const options = { timeout: timeoutSeconds, execute };
      const configuration = discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), options);
      cached = { configuration, until: Date.now() + knownFor };
      this.#known.set(key, cached);
    }
    try {
      return await cached.configuration;
    } catch (error) {
      // The next request fetches it again.
      if (this.#known.get(key) === cached) this.#known.delete(key);
      throw new ProviderDown(`${provider.name} cannot be reached`, { cause: error });
    }
  }
}

/** Whether the network or the provider failed, rather than the response being invalid. */
function isUnreachable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return true;
    if (each instanceof TypeError && each.message === 'fetch failed') return true;
    if ('status' in each && typeof each.status === 'number' && each.status >= 500) return true;
  }
  return false;
}
