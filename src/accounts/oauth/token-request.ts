import type { IncomingHttpHeaders } from 'node:http';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Database } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import { deviceGrant } from './device-grant.js';
import { accessTokenSeconds, deviceGrantType, tokenModel } from './tokens.js';

/** Reply to a token request. */
export type TokenAnswer = { status: number; headers: Record<string, string>; body: object };

type TokenRequest = { method: string; headers: IncomingHttpHeaders; body: Readonly<Record<string, unknown>> };

/** Thrown to roll back the transaction and still reply. */
class TokenRefusal extends Error {
  constructor(readonly answer: TokenAnswer) {
    super();
  }
}

/** Handles a token request (RFC 6749, 3.2). Errors that are not the app's are thrown. */
export async function answerTokenRequest(
  database: Pick<Database, 'prisma' | 'pool'>,
  { method, headers, body }: TokenRequest,
): Promise<TokenAnswer> {
  // Loaded on demand to save memory: few services have apps.
  const { default: Server } = await import('@node-oauth/oauth2-server');
  const options = {
    accessTokenLifetime: accessTokenSeconds,
    // The model authenticates apps that have a secret, for every grant type.
    requireClientAuthentication: { [String(body.grant_type)]: false },
  };
  const init = { headers: headers as Record<string, string>, method, query: {}, body };
  const answer = async (server: OAuth2Server): Promise<TokenAnswer> => {
    const request = new Server.Request(init);
    const response = new Server.Response({});
    try {
      await server.token(request, response, options);
    } catch (error) {
      if (!(error instanceof Server.OAuthError)) throw error;
      if (error.code >= 500) throw (error as { inner?: unknown }).inner ?? error;
      const body = { error: error.name, error_description: error.message };
      const refusal = { status: error.code, headers: response.headers ?? {}, body };
      // Rolled back, so that the app keeps the refresh token that it sent.
      if (error.name === 'invalid_scope') throw new TokenRefusal(refusal);
      return refusal;
    }
    return { status: 200, headers: response.headers ?? {}, body: response.body };
  };
  return inTransaction(database, (transaction) => {
    const model = tokenModel(transaction, body.redirect_uri);
    const extendedGrantTypes = { [deviceGrantType]: deviceGrant(Server, model, transaction) };
    return answer(new Server({ model, extendedGrantTypes }));
  }).catch((error: unknown) => {
    if (!(error instanceof TokenRefusal)) throw error;
    return error.answer;
  });
}
