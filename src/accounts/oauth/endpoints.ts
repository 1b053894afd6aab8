import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
  urlencoded,
} from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import { resourceMetadataPath } from '../../api/auth/challenge.js';
import { originOf } from '../../api/http/origin.js';
import { toProblem } from '../../api/http/problems.js';
import { requestContext } from '../../api/http/request/request-context.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { otherMethods } from '../../api/pipeline/router.js';
import { authenticateClient, type Client, isRegisteredOrigin } from './clients.js';
import { beginDevice, deviceSeconds, firstPause } from './devices.js';
import { metadata, resourceMetadata } from './metadata.js';
import { revokeToken } from './revocation.js';
import { parseScopes } from './scopes.js';
import { answerTokenRequest } from './token-request.js';

type Serve = (req: Request, res: Response) => Promise<void>;

/** An error in OAuth's format. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Endpoints of OAuth's RFCs that apps call. They are not operations of the contract. */
export function oauthEndpoints(parts: Parts): Router {
  const { prisma } = parts.database;
  const router = Router({ caseSensitive: true, strict: true });
  const count: RequestHandler = async (req, res, next) => {
    await limitAnonymous(req, res, parts);
    next();
  };
  const endpoints: Record<string, Serve> = {
    '/oauth/token': async (req, res) => {
      const { status, headers, body } = await answerTokenRequest(parts.database, req);
      res.set(headers).status(status).json(body);
    },
    '/oauth/revoke': async (req, res) => {
      const client = await clientOf(req, parts);
      const token = textIn(req, 'token');
      if (token === '') throw new Refusal(400, 'invalid_request', 'Missing parameter: `token`');
      await revokeToken(prisma, client, token);
      res.status(200).end();
    },
    '/oauth/device_authorization': async (req, res) => {
      const client = await clientOf(req, parts);
      const scopes = parseScopes(textIn(req, 'scope'));
      if (scopes === null) throw new Refusal(400, 'invalid_scope', 'A scope is not known.');
      const { deviceCode, userCode } = await beginDevice(prisma, client, scopes);
      const verification_uri = `${originOf(req, parts.config)}/oauth/device`;
      res.json({
        device_code: deviceCode,
        user_code: userCode,
        verification_uri,
        verification_uri_complete: `${verification_uri}?user_code=${userCode}`,
        expires_in: deviceSeconds,
        interval: firstPause,
      });
    },
  };

  const { basePaths, site } = parts.config;
  const documents: Record<string, (origin: string) => object> = {
    '/.well-known/oauth-authorization-server': metadata,
    [resourceMetadataPath]: (origin) => resourceMetadata(origin, '', site.name),
  };
  // Each base path is a resource of its own (RFC 9728, 3.1).
  for (const path of basePaths) {
    documents[`${resourceMetadataPath}${path}`] = (origin) => resourceMetadata(origin, path, site.name);
  }
  for (const [path, make] of Object.entries(documents)) {
    router.get(path, count, (req, res) => {
      res.setHeader('Cache-Control', 'public, max-age=300');
      res.json(make(originOf(req, parts.config)));
    });
    router.all(path, otherMethods(['GET'], parts));
  }

  const form = [urlencoded({ extended: false, limit: 16_384, parameterLimit: 50 }), requireSingle];
  for (const [path, serve] of Object.entries(endpoints)) {
    const origins = onlyRegisteredOrigins(parts);
    router.options(path, count, origins, preflight);
    router.post(path, unstored, origins, count, form, serve);
    router.all(path, unstored, otherMethods(['POST'], parts));
    router.use(path, refusals(parts));
  }
  return router;
}

/** Prevents caching of replies. */
const unstored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Pragma', 'no-cache');
  next();
};

/** Allows CORS only for origins of registered redirect addresses. */
function onlyRegisteredOrigins({ database }: Parts): RequestHandler {
  return async (req, res, next) => {
    const { origin } = req.headers;
    res.removeHeader('Access-Control-Allow-Origin');
    res.vary('Origin');
    if (origin !== undefined && (await isRegisteredOrigin(database.prisma, origin))) {
      res.setHeader('Access-Control-Allow-Origin', origin);
    }
    next();
  };
}

const preflight: RequestHandler = (_req, res) => {
  res.setHeader('Allow', 'OPTIONS, POST');
  res.setHeader('Access-Control-Allow-Methods', 'POST');
  res.setHeader('Access-Control-Allow-Headers', 'Authorization,Content-Type');
  res.setHeader('Access-Control-Max-Age', 600);
  res.status(204).end();
};

/** Rejects parameters that are given twice (RFC 6749, 3.2). */
const requireSingle: RequestHandler = (req, _res, next) => {
  const body: Record<string, unknown> = req.body ?? {};
  if (!Object.values(body).every((value) => typeof value === 'string')) {
    throw new Refusal(400, 'invalid_request', 'A parameter is given twice.');
  }
  req.body = { ...body };
  next();
};

const textIn = (req: Request, name: string): string => {
  const body: Record<string, unknown> = req.body;
  return Object.hasOwn(body, name) ? String(body[name]) : '';
};

/** Authenticates the app by its id, and by its secret if it has one, in the header or in the body. */
async function clientOf(req: Request, { database }: Parts): Promise<Client> {
  const [, encoded] = /^Basic +([\w+/=-]+) *$/i.exec(req.headers.authorization ?? '') ?? [];
  const [, id, secret] =
    encoded === undefined ? [] : (/^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []);
  const client =
    id === undefined || secret === undefined
      ? await authenticateClient(database.prisma, textIn(req, 'client_id'), textIn(req, 'client_secret'))
      : await authenticateClient(database.prisma, id, secret);
  if (client === null) {
    throw new Refusal(401, 'invalid_client', 'Invalid client: client is invalid');
  }
  return client;
}

/** Reports errors in OAuth's format (RFC 6749, 5.2), also those that are not the app's fault. */
function refusals({ log }: Parts): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { requestId, allowance } = requestContext(res);
    const refusal = error instanceof Refusal ? error : asRefusal(error);
    if (refusal.status >= 500) {
      log.error({ req_id: requestId, err: refusal.cause ?? error }, refusal.message);
    }
    if (refusal.status === 401 && req.headers.authorization !== undefined)
      res.setHeader('WWW-Authenticate', 'Basic realm="apps"');
    if (refusal.status === 429) res.setHeader('Retry-After', allowance?.reset ?? 60);
    if (refusal.status === 503) res.setHeader('Retry-After', 5);
    res.status(refusal.status).json({ error: refusal.code, error_description: refusal.message });
  };
}

function asRefusal(error: unknown): Refusal {
  const { status, message, cause } = toProblem(error);
  const code =
    status === 429 || status === 503 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : 'invalid_request';
  return Object.assign(new Refusal(status, code, message), { cause });
}
