import type { Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import framework from 'express-openapi-validator/dist/framework/openapi.schema.validator.js';
import { priceFault, pricePaths } from '../../../core/contract/decimals.js';
import { type JsonObject, resolve } from '../../../core/contract/document.js';
import type { OperationContract } from '../../../core/contract/operation.js';
import { shorten } from '../../../core/contract/shorten.js';
import { urlFormats } from '../../../core/contract/urls.js';

type Values = Record<string, unknown>;
/** The checked values of a request: parameters by name, and the body of an operation that takes one. */
export type RequestValues = { path: Values; query: Values; headers: Values; body: unknown };
/** A fault in a part of a request (`params`, `query`, `headers`, `body`), and the path to the field there. */
export type RequestFault = { place: string; names: string[]; keyword: string; message: string };
/** Finds faults of a request, with prices in this currency; none if it is valid. Parameters are converted, and defaults filled in. */
export type RequestCheck = (values: RequestValues, currency: string) => Promise<readonly RequestFault[]>;

type ApiSpec = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;
/** The route that the validator looks up before it checks a request. */
type Route = { pathParams: object };
type ValidatorError = { path: string; message: string; errorCode?: string };

/*
 * Each instance of express-openapi-validator compiles OpenAPI's own schema, even if `validateApiSpec` is false and the document is never
 * checked against it: about 0.1 s of the first request of each operation. The package has no setting for that. The document is checked when
 * it is generated.
 */
Object.assign(framework, {
  OpenAPISchemaValidator: class {
    validate(): never {
      throw new Error('The document is checked when it is generated');
    }
  },
});

/**
 * The check of one operation's requests, compiled when the operation is first called: all of them at once would take seconds. The validator
 * finds a route by compiling every path of its document on every request. Here the document has one path, which is looked up once.
 */
export function requestCheck(operation: OperationContract): RequestCheck {
  let prepared: Promise<{ check: RequestHandler; route: Route }> | undefined;
  const prices = pricePaths(operation.bodySchema);
  return async (values, currency) => {
    prepared ??= prepare(operation);
    const { check, route } = await prepared;
    shorten(values.body, operation.bodySchema);
    if (operation.upload !== null) convertTexts(values.body as Values | undefined, operation);
    const ofPrices = prices.flatMap((path) => faultsOfPrices(path, values.body, currency));
    try {
      await run(check, new ValidatorRequest(operation, values, { ...route, pathParams: values.path }));
      return ofPrices;
    } catch (error) {
      const isOfPrice = ({ place, names }: RequestFault) =>
        place === 'body' && ofPrices.some((fault) => fault.names.join() === names.join());
      return [...faultsOf(error).filter((fault) => !isOfPrice(fault)), ...ofPrices];
    }
  };
}

/** Makes numbers of the text parts of a form that are integers in the contract. */
function convertTexts(body: Values = {}, { bodySchema }: OperationContract): void {
  for (const [name, schema] of Object.entries((bodySchema?.properties ?? {}) as Record<string, JsonObject>)) {
    const value = body[name];
    const isNumber =
      (resolve(schema) as JsonObject).type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value);
    if (isNumber) body[name] = Number(value);
  }
}

/** Checks the decimals of prices: JSON Schema has no keyword for them, and their number depends on the currency. */
function faultsOfPrices(
  [name, ...rest]: string[],
  value: unknown,
  currency: string,
  at: string[] = [],
): RequestFault[] {
  if (name === '*') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => faultsOfPrices(rest, item, currency, [...at, String(index)]));
  }
  if (name !== undefined) return faultsOfPrices(rest, (value as Values | undefined)?.[name], currency, [...at, name]);
  const message = priceFault(value, currency);
  return message === null ? [] : [{ place: 'body', names: at, keyword: 'x-decimals', message }];
}

/** The validator gets neither credentials nor replies: the pipeline checks those itself. */
async function prepare(operation: OperationContract): Promise<{ check: RequestHandler; route: Route }> {
  const steps = OpenApiValidator.middleware({
    apiSpec: operation.document as unknown as ApiSpec,
    formats: urlFormats,
    validateApiSpec: false,
    fileUploader: false,
    useRequestUrl: true,
    // A missing field outranks a wrong one, and all faults are reported.
    validateRequests: { allErrors: true, allowUnknownQueryParameters: true },
    validateResponses: false,
    validateSecurity: false,
  }).flat();
  const request = new ValidatorRequest(operation, { path: {}, query: {}, headers: {}, body: {} });
  for (const step of steps.slice(0, -1)) await run(step, request);
  return { check: steps.at(-1) as RequestHandler, route: request.openapi as Route };
}

/**
 * The parts of a request that the validator reads. Its URL is the path of the contract, which matches itself: the route is known. The
 * validator caches by the raw Content-Type, so it gets the contract's: a client that sent a different one each time would make it compile
 * for each request, and keep every result.
 */
class ValidatorRequest {
  readonly method: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly path: string;
  readonly baseUrl = '';
  readonly app = application;
  readonly params: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly body: unknown;

  constructor(
    { method, path, mediaTypes }: OperationContract,
    values: RequestValues,
    readonly openapi?: Route,
  ) {
    this.method = method.toUpperCase();
    this.url = path;
    this.originalUrl = path;
    this.path = path;
    this.params = values.path;
    this.query = values.query;
    this.headers = mediaTypes.length === 0 ? values.headers : { ...values.headers, 'content-type': mediaTypes[0] };
    this.body = values.body;
  }
}

/** The parts of an Express application that the validator calls. */
const application = { enabled: () => false, param: () => {} };

function run(step: RequestHandler, request: ValidatorRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
    step(request as unknown as Request, {} as Response, next);
  });
}

/** @throws errors other than faults of the request */
function faultsOf(error: unknown): RequestFault[] {
  const { status, errors } = error as { status?: unknown; errors?: ValidatorError[] };
  if (status !== 400 || !Array.isArray(errors)) throw error;
  return errors.map(({ path, message, errorCode = '' }) => {
    const [place = '', ...names] = path.split('/').filter((part) => part !== '');
    const [keyword = ''] = errorCode.split('.', 1);
    return { place, names, keyword, message };
  });
}
