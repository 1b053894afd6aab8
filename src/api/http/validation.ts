import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { decimalFormats, withDecimals } from '../contract/decimals.js';
import type { Json, JsonObject } from '../contract/document.js';
import type { OperationContract } from '../contract/operation.js';
import { problem } from '../contract/problems.js';
import { shorten } from '../contract/shorten.js';
import './document-check.js';
import { hasBody } from './json-body.js';
import { toProblem } from './problems.js';

type ApiSpec = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;

/** Checks parameters and body of a request, and converts what the contract says is a number. Rejects with the faults. */
export type RequestCheck = (req: Request, res: Response) => Promise<void>;

/**
 * The check of one operation's requests, made when the operation is first called: compiling it takes longer than using
 * it. The validator looks its route up by compiling every path of its document on every request; with one path in the
 * document there is nothing to look up. It sees neither credentials nor replies: the order of checks puts the rate limit
 * and the reading of the body between the credentials and the parameters.
 */
export function requestCheck({ document, bodySchema, mediaTypes }: OperationContract): RequestCheck {
  let steps: RequestHandler[] | undefined;
  let route: Route | undefined;
  return async (req, res) => {
    steps ??= OpenApiValidator.middleware({
      apiSpec: withDecimals(document) as unknown as ApiSpec,
      formats: decimalFormats,
      validateApiSpec: false,
      fileUploader: false,
      useRequestUrl: true,
      // Every error, because a missing field outranks a wrong one.
      validateRequests: { allErrors: true, allowUnknownQueryParameters: true },
      validateResponses: false,
      validateSecurity: false,
    }).flat();
    normaliseContentType(req, mediaTypes);
    shorten(req.body, bodySchema);
    const asked = req as Routed;
    if (route === undefined) {
      await run(steps, req, res);
      route = asked.openapi;
      return;
    }
    asked.openapi = { ...route, pathParams: req.params };
    await run(steps.slice(-1), req, res);
  };
}

/** What the validator looks up for a request before it checks it: the same each time, but for the parameters. */
type Route = { pathParams: object };
type Routed = Request & { openapi?: Route };

/**
 * The validator keys its caches by the raw Content-Type, on every method. Whoever varied it would make it compile a
 * validator per request and keep each. It sees the bare media type where there is a body, and nothing elsewhere.
 */
function normaliseContentType(req: Request, mediaTypes: readonly string[]): void {
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

function run(chain: readonly RequestHandler[], req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const step = (index: number): void => {
      const middleware = chain[index];
      if (middleware === undefined) {
        resolve();
        return;
      }
      const next = (error?: unknown) => (error === undefined ? step(index + 1) : reject(error));
      try {
        Promise.resolve(middleware(req, res, next)).catch(reject);
      } catch (error) {
        reject(error);
      }
    };
    step(0);
  });
}

const options = { strict: false, validateSchema: false, allErrors: true, formats: decimalFormats } as const;

/** Checks fields that came by a form as an operation's body. @throws invalid_param, missing_fields */
export function formCheck(operation: OperationContract): (body: object) => void {
  const validate = new Ajv2020(options).compile(withDecimals(operation.bodySchema as JsonObject) as JsonObject);
  return (body) => {
    if (validate(body)) return;
    const errors = (validate.errors ?? []).map(({ instancePath, keyword, params, message }) => ({
      path: `/body${instancePath}${keyword === 'required' ? `/${params.missingProperty}` : ''}`,
      message: message ?? keyword,
      errorCode: `${keyword}.openapi.validation`,
    }));
    throw toProblem({ status: 400, errors }, { body }, operation);
  };
}

type Parameter = { name: string; in: string; schema: Json };

/** Gives those of some texts that are parameters of an operation as the contract has them, converted. */
export function parameterCheck({
  document,
  path,
  method,
}: OperationContract): (texts: object) => Record<string, unknown> {
  const { parameters = [] } =
    (document.paths as Record<string, Record<string, { parameters?: Parameter[] }>>)[path]?.[method] ?? {};
  const ajv = new Ajv2020({ ...options, coerceTypes: true });
  const checks = new Map(
    parameters.map(({ name, schema }) => [name, ajv.compile({ type: 'object', properties: { value: schema } })]),
  );
  return (texts) => {
    const fitting = Object.entries(texts).flatMap(([name, value]) => {
      const given: { value: unknown } = { value };
      return checks.get(name)?.(given) ? [[name, given.value]] : [];
    });
    return Object.fromEntries(fitting);
  };
}
