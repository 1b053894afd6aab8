// Signs somebody in and keeps them signed in, with oauth4webapi: authorization code with PKCE, refresh, revocation.
import * as oauth from 'oauth4webapi';

/** Where the service is, and which app this is. */
export type Settings = { issuer: string; client_id: string };

type Insecure = { [oauth.allowInsecureRequests]: boolean };
type Tokens = { access: string; refresh: string };

/** What the app asks for. */
const scope = 'read write upload';
/** What is remembered from leaving for the service until coming back, and of being signed in, until the tab is closed. */
const [leaving, signedIn] = ['plaza-leaving', 'plaza-tokens'];

export class Session {
  readonly #server: oauth.AuthorizationServer;
  readonly #client: oauth.Client;
  /** Plain HTTP is for a service on this machine alone. */
  readonly #options: Insecure;
  /** Where people come back to: registered as an address of the app. */
  readonly #back = location.origin + location.pathname;
  /** One at a time: a refresh token works once, and a second use of it ends the sign-in. */
  #refreshing: Promise<Tokens | null> | null = null;

  private constructor(server: oauth.AuthorizationServer, { client_id }: Settings, options: Insecure) {
    this.#server = server;
    this.#client = { client_id };
    this.#options = options;
  }

  /** Finds out what the service offers. */
  static async open(settings: Settings): Promise<Session> {
    const issuer = new URL(settings.issuer);
    const options = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
    const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options });
    return new Session(await oauth.processDiscoveryResponse(issuer, found), settings, options);
  }

  get isSignedIn(): boolean {
    return this.#tokens !== null;
  }

  /** Leaves for the service, which asks the person. */
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

  /** Ends the sign-in here and there. */
  async signOut(): Promise<void> {
    const tokens = this.#tokens;
    this.#keep(null);
    if (tokens === null) return;
    const token = tokens.refresh;
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(this.#server, this.#client, oauth.None(), token, this.#options),
    );
  }

  /** As `fetch`, with the token of the person signed in. A request with an expired token is sent again with a new one. */
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

  /** Signs in the person who comes from the service. Throws where they did not allow it. */
  async comeBack(): Promise<void> {
    const left = sessionStorage.getItem(leaving);
    if (left === null || location.search === '') return;
    const { state, verifier } = JSON.parse(left);
    sessionStorage.removeItem(leaving);
    const answer = new URL(location.href);
    // Neither a reload nor the history has the code.
    history.replaceState(null, '', this.#back);
    // Who answers, and to which question, is looked at here.
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
      // The person has ended it, or it was not used for long.
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
