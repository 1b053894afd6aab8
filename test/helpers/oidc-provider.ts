import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OidcProvider = {
  issuer: string;
  /** Registers the service's redirect addresses. */
  serve(redirectUris: string[]): Promise<void>;
  /** Replaces each ID token. */
  forge: (idToken: string) => string;
  /** The value of the claim `teams` of everybody. */
  teams: unknown;
  close(): Promise<void>;
};

export const client = { id: 'plaza', secret: 'a secret of this test alone' };

/** A real OpenID provider on this machine, which believes every name. */
export async function oidcProvider(): Promise<OidcProvider> {
  let answer: RequestListener = (_req, res) => res.writeHead(503).end();
  const server = createServer((req, res) => answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: OidcProvider = {
    issuer,
    forge: (idToken) => idToken,
    teams: undefined,
    serve: async (redirectUris) => {
      // Node 20 lacks URL.parse, which the provider needs.
      URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
      const { default: Provider } = await import('oidc-provider');
      const provider = new Provider(issuer, {
        clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
        cookies: { keys: ['for cookies of this test'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username', 'teams'] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({
            sub: id,
            email: `${id}@example.org`,
            email_verified: !id.startsWith('unverified'),
            preferred_username: id,
            teams: self.teams,
          }),
        }),
      });
      provider.use(async (context, next) => {
        await next();
        const body: unknown = context.body;
        if (typeof body === 'object' && body !== null && 'id_token' in body) {
          context.body = { ...body, id_token: self.forge(String(body.id_token)) };
        }
      });
      answer = provider.callback();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return self;
}
