import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { authorizePath, decide, newApp, newPerson, type OAuthApp } from '../../helpers/apps.js';
import type { Visitor } from '../../web/visitor.js';

let app: TestApp;
let client: OAuthApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await testApp();
  client = await newApp(app, { redirectUris: ['https://app.example/callback', 'org.example.app:/back'] });
  ({ visitor } = await newPerson(app, 'person'));
});
afterAll(() => app.close());

const insecure = { [oauth.allowInsecureRequests]: true };

describe('the metadata', () => {
  it('says where everything is, to scripts from anywhere', async () => {
    const reply = await fetch(`${app.origin}/.well-known/oauth-authorization-server`);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const body = await reply.json();
    expect(body).toMatchObject({
      issuer: app.origin,
      authorization_endpoint: `${app.origin}/oauth/authorize`,
      token_endpoint: `${app.origin}/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    const contract = await (await fetch(`${app.origin}/api/v1/openapi.json`)).json();
    const { flows } = contract.components.securitySchemes.appToken;
    expect(flows.authorizationCode).toMatchObject({
      authorizationUrl: body.authorization_endpoint,
      tokenUrl: body.token_endpoint,
      refreshUrl: body.token_endpoint,
    });
    expect(Object.keys(flows.authorizationCode.scopes)).toEqual(body.scopes_supported);
  });

  it('names the authorization server for the resource of a 401', async () => {
    const refused = await fetch(`${app.origin}/api/v1/me`);
    const [, url = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    for (const path of ['', '/api/v1', '/v1']) {
      const reply = await fetch(url + path);
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(await reply.json()).toMatchObject({
        resource: app.origin + path,
        authorization_servers: [app.origin],
        scopes_supported: ['read', 'write', 'upload', 'moderate'],
        bearer_methods_supported: ['header'],
      });
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    // Discovery by a client of RFC 9728.
    const resource = await oauth.resourceDiscoveryRequest(new URL(app.origin), insecure);
    const { authorization_servers: servers } = await oauth.processResourceDiscoveryResponse(
      new URL(app.origin),
      resource,
    );
    expect(servers).toEqual([app.origin]);
  });

  it('names the address that the outside world uses', async () => {
    const behind = await testApp({
      settings: { PUBLIC_URL: 'https://plaza.example', REQUIRE_HTTPS: 'false' },
      sharing: app,
    });
    try {
      const reply = await fetch(`${behind.origin}/.well-known/oauth-authorization-server`);
      expect(await reply.json()).toMatchObject({
        issuer: 'https://plaza.example',
        token_endpoint: 'https://plaza.example/oauth/token',
      });
    } finally {
      await behind.close();
    }
  });
});

describe('a certified client', () => {
  async function discovered() {
    const issuer = new URL(app.origin);
    const reply = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
    return oauth.processDiscoveryResponse(issuer, reply);
  }
  const itself: oauth.Client = { client_id: '' };
  async function answered(state: string, verifier: string) {
    const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const path = authorizePath(client, { state, code_challenge, code_challenge_method: 'S256', scope: 'read' });
    return new URL((await decide(visitor, path)).location ?? '');
  }

  it('signs in, refreshes and revokes', async () => {
    const server = await discovered();
    const [me, state, verifier] = [
      { ...itself, client_id: client.clientId },
      oauth.generateRandomState(),
      oauth.generateRandomCodeVerifier(),
    ];
    const parameters = oauth.validateAuthResponse(server, me, await answered(state, verifier), state);
    const none = oauth.None();
    const address = 'https://app.example/callback';
    const reply = await oauth.authorizationCodeGrantRequest(server, me, none, parameters, address, verifier, insecure);
    const tokens = await oauth.processAuthorizationCodeResponse(server, me, reply);
    await app.api.get('/me', tokens.access_token).expect(200);
    const refreshing = await oauth.refreshTokenGrantRequest(server, me, none, tokens.refresh_token ?? '', insecure);
    const next = await oauth.processRefreshTokenResponse(server, me, refreshing);
    const revoking = await oauth.revocationRequest(server, me, none, next.refresh_token ?? '', insecure);
    await oauth.processRevocationResponse(revoking);
    await app.api.get('/me', next.access_token).expect(401);
  });

  it('authenticates with its secret in the header and in the body', async () => {
    const server = await discovered();
    for (const make of [oauth.ClientSecretBasic, oauth.ClientSecretPost]) {
      const own = await newApp(app, { isConfidential: true });
      const me = { client_id: own.clientId };
      const verifier = oauth.generateRandomCodeVerifier();
      const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
      const path = authorizePath(own, { code_challenge, code_challenge_method: 'S256' });
      const answer = new URL((await decide(visitor, path)).location ?? '');
      const parameters = oauth.validateAuthResponse(server, me, answer, 'known-again');
      const address = 'https://app.example/callback';
      const secret = make(own.secret ?? '');
      const reply = await oauth.authorizationCodeGrantRequest(
        server,
        me,
        secret,
        parameters,
        address,
        verifier,
        insecure,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, me, reply);
      await app.api.get('/me', tokens.access_token).expect(200);
    }
  });

  it('sees that an answer is another server’s, or to another question', async () => {
    const server = await discovered();
    const me = { ...itself, client_id: client.clientId };
    const answer = await answered('state', oauth.generateRandomCodeVerifier());
    expect(() => oauth.validateAuthResponse(server, me, answer, 'other')).toThrow(/state/);
    const mixedUp = { ...server, issuer: 'https://other.example' };
    expect(() => oauth.validateAuthResponse(mixedUp, me, answer, 'state')).toThrow(/iss/);
    answer.searchParams.delete('iss');
    expect(() => oauth.validateAuthResponse(server, me, answer, 'state')).toThrow(/iss/);
    const denied = new URL((await decide(visitor, authorizePath(client), 'deny')).location ?? '');
    denied.searchParams.set('iss', 'https://other.example');
    expect(() => oauth.validateAuthResponse(server, me, denied, 'known-again')).toThrow(/iss/);
  });
});

describe('scripts in browsers', () => {
  const ask = (path: string, origin: string, method = 'POST') =>
    fetch(app.origin + path, {
      method,
      headers: { Origin: origin, ...(method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'POST' } : {}) },
      ...(method === 'POST' ? { body: new URLSearchParams({ grant_type: 'refresh_token' }) } : {}),
    });

  it.each(['/oauth/token', '/oauth/revoke'])('allows scripts at the origin of an app to call %s', async (path) => {
    const preflight = await ask(path, 'https://app.example', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
    const reply = await ask(path, 'https://app.example');
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'http://app.example',
    'https://app.example:8443',
    'org.example.app:',
    'null',
    '*',
    'x'.repeat(500),
  ])('refuses scripts at other origins to call %s', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const reply = await ask('/oauth/token', origin, method);
      expect(reply.headers.get('access-control-allow-origin'), method).toBeNull();
    }
  });

  it('may not ask in somebody’s place whether an app is allowed', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const reply = await ask('/oauth/authorize', 'https://app.example', method);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('may use the interface with a token, as from anywhere', async () => {
    const reply = await fetch(`${app.origin}/api/v1/me`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});
