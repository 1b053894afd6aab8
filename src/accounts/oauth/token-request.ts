import type { IncomingHttpHeaders } from 'node:http';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Database } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import { deviceGrant } from './device-grant.js';
import { accessTokenSeconds, deviceGrantType, tokenModel } from './tokens.js';

/** What a token request is answered. */
export type TokenAnswer = { status: number; headers: Record<string, string>; body: object };

type TokenRequest = { method: string; headers: IncomingHttpHeaders; body: Readonly<Record<string, unknown>> };

/** Thrown so that nothing of what was done stays, and its sender is answered all the same. */
class Undone extends Error {
  constructor(readonly answer: TokenAnswer) {
    super();
  }
}

/** Answers a request for tokens (RFC 6749, 3.2). What goes wrong here, and not there, is thrown. */
export async function answerTokenRequest(
  database: Pick<Database, 'prisma' | 'pool'>,
  { method, headers, body }: TokenRequest,
): Promise<TokenAnswer> {
  // Few services have apps, and memory counts.
  const { default: Server } = await import('@node-oauth/oauth2-server');
  const options = {
    accessTokenLifetime: accessTokenSeconds,
    // The model asks apps for their secret that have one, whatever they ask for.
    requireClientAuthentication: { [String(body.grant_type)]: false },
  };
  const asked = { headers: headers as Record<string, string>, method, query: {}, body };
  const answer = async (server: OAuth2Server): Promise<TokenAnswer> => {
    const request = new Server.Request(asked);
    const response = new Server.Response({});
    try {
      await server.token(request, response, options);
    } catch (error) {
      if (!(error instanceof Server.OAuthError)) throw error;
      if (error.code >= 500) throw (error as { inner?: unknown }).inner ?? error;
      const body = { error: error.name, error_description: error.message };
      const refusal = { status: error.code, headers: response.headers ?? {}, body };
      // An app that asks for more than it has keeps the refresh token that it asked with.
      if (error.name === 'invalid_scope') throw new Undone(refusal);
      return refusal;
    }
    return { status: 200, headers: response.headers ?? {}, body: response.body };
  };
  return inTransaction(database, (transaction) => {
    const model = tokenModel(transaction, body.redirect_uri);
    const extendedGrantTypes = { [deviceGrantType]: deviceGrant(Server, model, transaction) };
    return answer(new Server({ model, extendedGrantTypes }));
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
    return error.answer;
  });
}
