import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { contract, type OperationId } from '../../generated/contract.js';
import { decimalFormats, withDecimals } from '../contract/decimals.js';
import { bodySchema, documentOf, problemSchema } from '../contract/document.js';
import { problem } from '../contract/problems.js';
import { shorten } from '../contract/shorten.js';
import { exchangeOf } from './exchange.js';

type ApiSpec = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;
type Chain = (req: Request, res: Response) => Promise<void>;

/*
 * One validator for each operation, made when the operation is first called. The validator looks its route up by
 * compiling every path of its document on every request; with one path in the document there is nothing to look up.
 * Two instances, because the order of checks puts the rate limit and the reading of the body between the credentials
 * and the parameters.
 */
const common = { validateApiSpec: false, fileUploader: false, useRequestUrl: true } as const;

const schemes = { header: 'bearerKey', query: 'queryKey' } as const;

/**
 * Checks the credentials that the contract asks for. The header wins: only without one is the query looked at, so each
 * has a validator that knows no other scheme.
 */
export function credentialCheck(id: OperationId): Chain {
  const check = (source: 'header' | 'query') =>
    lazily(`${source} ${id}`, () =>
      OpenApiValidator.middleware({
        ...common,
        apiSpec: documentOf(id, schemes[source]) as unknown as ApiSpec,
        validateRequests: false,
        validateResponses: false,
        validateSecurity: {
          handlers: {
            [schemes[source]]: async (request: unknown, scopes: string[]) => {
              const req = request as Request;
              const res = req.res as Response;
              return (await exchangeOf(res).admit?.(req, res, source, scopes)) ?? false;
            },
          },
        },
      }),
    );
  const [inHeader, inQuery] = [check('header'), check('query')];
  return (req, res) => (req.headers.authorization === undefined ? inQuery : inHeader)(req, res);
}

/** Checks parameters and body, and prepares the check of the reply, which runs when `res.json` is called. */
export function exchangeCheck(id: OperationId): Chain {
  const check = lazily(`exchange ${id}`, () =>
    OpenApiValidator.middleware({
      ...common,
      apiSpec: withDecimals(documentOf(id)) as unknown as ApiSpec,
      formats: decimalFormats,
      // Every error, because a missing field outranks a wrong one.
      validateRequests: { allErrors: true, allowUnknownQueryParameters: true },
      validateResponses: { allErrors: true },
      validateSecurity: false,
    }),
  );
  const schema = bodySchema(id);
  return (req, res) => {
    normaliseContentType(req, id);
    shorten(req.body, schema);
    return check(req, res);
  };
}

/**
 * The validator keys its caches by the raw Content-Type, on every method. Whoever varied it would make it compile a
 * validator per request and keep each. It sees the bare media type where there is a body, and nothing elsewhere.
 */
function normaliseContentType(req: Request, id: OperationId): void {
  const { mediaTypes } = contract[id] as { mediaTypes: readonly string[] };
  if (mediaTypes.length === 0) {
    delete req.headers['content-type'];
    return;
  }
  const [mediaType = ''] = (req.headers['content-type'] ?? '').split(';', 1);
  const bare = mediaType.trim().toLowerCase();
  if (bare === '' && !hasBody(req)) {
    // Nothing was sent: what is missing is the fields.
    req.headers['content-type'] = mediaTypes[0];
    req.body ??= {};
    return;
  }
  if (!mediaTypes.includes(bare)) {
    throw problem('unsupported_media_type');
  }
  // A multipart body has been read by now, so that nobody needs its boundary any more.
  req.headers['content-type'] = bare;
  if (!hasBody(req)) {
    req.body ??= {};
  }
}

export function hasBody(req: Request): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  return encoding !== undefined || (length !== undefined && Number(length) !== 0);
}

/** Made once in the process, however many applications there are: compiling a validator takes longer than using it. */
const chains = new Map<string, RequestHandler[]>();

function lazily(name: string, make: () => RequestHandler[]): Chain {
  return (req, res) => {
    let chain = chains.get(name);
    if (chain === undefined) {
      chain = make().flat();
      chains.set(name, chain);
    }
    return run(chain, req, res);
  };
}

function run(chain: readonly RequestHandler[], req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const step = (index: number): void => {
      const middleware = chain[index];
      if (middleware === undefined) {
        resolve();
        return;
      }
      const next = (error?: unknown) => {
        if (error === undefined) {
          step(index + 1);
        } else {
          // A reply that fails its check also ends here, long after the chain was walked.
          exchangeOf(res).replyFault = error;
          reject(error);
        }
      };
      try {
        Promise.resolve(middleware(req, res, next)).catch(reject);
      } catch (error) {
        reject(error);
      }
    };
    step(0);
  });
}

/**
 * Checks a reply against the contract and throws what is wrong with it. Needs `exchangeCheck` to have run; without it,
 * and for replies of 500 and more, which the validator does not look at, nothing is checked.
 */
export function checkReply(res: Response, status: number, body: unknown): void {
  const exchange = exchangeOf(res);
  exchange.replyFault = null;
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json');
  // The validator has put its check in front of `res.json`, and calls it or the error path before returning.
  res.json(body);
  if (exchange.replyFault !== null) {
    throw exchange.replyFault;
  }
}

const isProblem = new Ajv2020({ strict: false, validateFormats: false }).compile(problemSchema);

/** Checks the body of a problem, for which no operation has to be known, and throws what is wrong with it. */
export function checkProblem(body: unknown): void {
  if (!isProblem(body)) {
    throw Object.assign(new Error('The body is no problem as the contract knows it'), { errors: isProblem.errors });
  }
}
