// Signs somebody in and keeps them signed in, with oauth4webapi: authorization code with PKCE, refresh, revocation.
import * as oauth from 'oauth4webapi';

/** The service's address and this app's client id. */
export type Settings = { issuer: string; client_id: string };

type Insecure = { [oauth.allowInsecureRequests]: boolean };
type Tokens = { access: string; refresh: string };

/** Requested scopes. */
const scope = 'read write upload';
/** Keys in sessionStorage: the authorization in progress, and the tokens. Both end with the tab. */
const [leaving, signedIn] = ['plaza-leaving', 'plaza-tokens'];

export class Session {
  readonly #server: oauth.AuthorizationServer;
  readonly #client: oauth.Client;
  /** Allows plain HTTP, for a service on this machine. */
  readonly #options: Insecure;
  /** The registered redirect address. */
  readonly #back = location.origin + location.pathname;
  /** Serialises refreshes: a refresh token works once, and reuse ends the sign-in. */
  #refreshing: Promise<Tokens | null> | null = null;

  private constructor(server: oauth.AuthorizationServer, { client_id }: Settings, options: Insecure) {
    this.#server = server;
    this.#client = { client_id };
    this.#options = options;
  }

  /** Discovers the service's endpoints. */
  static async open(settings: Settings): Promise<Session> {
    const issuer = new URL(settings.issuer);
    const options = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
    const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options });
    return new Session(await oauth.processDiscoveryResponse(issuer, found), settings, options);
  }

  get isSignedIn(): boolean {
    return this.#tokens !== null;
  }

  /** Redirects to the service's authorization page. */
  async signIn(): Promise<void> {
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    sessionStorage.setItem(leaving, JSON.stringify({ state, verifier }));
    const address = new URL(this.#server.authorization_endpoint ?? '');
    address.search = new URLSearchParams({
      response_type: 'code',
      client_id: this.#client.client_id,
      redirect_uri: this.#back,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    location.assign(address);
  }

  /** Revokes the tokens and forgets them. */
  async signOut(): Promise<void> {
    const tokens = this.#tokens;
    this.#keep(null);
    if (tokens === null) return;
    const token = tokens.refresh;
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(this.#server, this.#client, oauth.None(), token, this.#options),
    );
  }

  /** Like `fetch`, with the access token. A request with an expired token is retried with a new one. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const again = request.clone();
    const reply = await fetch(withToken(request, this.#tokens));
    if (reply.status !== 401) return reply;
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    const tokens = await this.#refreshing;
    return tokens === null ? reply : fetch(withToken(again, tokens));
  };

  /** Completes the sign-in after the redirect. Throws if the user denied it. */
  async comeBack(): Promise<void> {
    const left = sessionStorage.getItem(leaving);
    if (left === null || location.search === '') return;
    const { state, verifier } = JSON.parse(left);
    sessionStorage.removeItem(leaving);
    const answer = new URL(location.href);
    // Keeps the code out of reloads and the history.
    history.replaceState(null, '', this.#back);
    // Validates issuer and state.
    const given = oauth.validateAuthResponse(this.#server, this.#client, answer, state);
    const reply = await oauth.authorizationCodeGrantRequest(
      this.#server,
      this.#client,
      oauth.None(),
      given,
      this.#back,
      verifier,
      this.#options,
    );
    this.#keep(tokensOf(await oauth.processAuthorizationCodeResponse(this.#server, this.#client, reply)));
  }

  async #refresh(): Promise<Tokens | null> {
    const token = this.#tokens?.refresh ?? '';
    const reply = await oauth.refreshTokenGrantRequest(this.#server, this.#client, oauth.None(), token, this.#options);
    try {
      this.#keep(tokensOf(await oauth.processRefreshTokenResponse(this.#server, this.#client, reply)));
    } catch (error) {
      // The user has revoked it, or it expired.
      if (!(error instanceof oauth.ResponseBodyError)) throw error;
      this.#keep(null);
    }
    return this.#tokens;
  }

  get #tokens(): Tokens | null {
    return JSON.parse(sessionStorage.getItem(signedIn) ?? 'null');
  }

  #keep(tokens: Tokens | null): void {
    if (tokens === null) sessionStorage.removeItem(signedIn);
    else sessionStorage.setItem(signedIn, JSON.stringify(tokens));
  }
}

const tokensOf = ({ access_token, refresh_token = '' }: oauth.TokenEndpointResponse): Tokens => ({
  access: access_token,
  refresh: refresh_token,
});

function withToken(request: Request, tokens: Tokens | null): Request {
  if (tokens !== null) request.headers.set('Authorization', `Bearer ${tokens.access}`);
  return request;
}
