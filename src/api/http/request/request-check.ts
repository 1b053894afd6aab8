import type { Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import framework from 'express-openapi-validator/dist/framework/openapi.schema.validator.js';
import { priceFault, priceFields } from '../../../core/contract/decimals.js';
import type { OperationContract } from '../../../core/contract/operation.js';
import { shorten } from '../../../core/contract/shorten.js';
import { urlFormats } from '../../../core/contract/urls.js';

type Values = Record<string, unknown>;
/** What is checked of a request: parameters by their names, and the body, of an operation that takes one. */
export type RequestValues = { path: Values; query: Values; headers: Values; body: unknown };
/** What is wrong in a part of a request (`params`, `query`, `headers`, `body`), and the names that lead to the field there. */
export type RequestFault = { place: string; names: string[]; keyword: string; message: string };
/**
 * Faults of a request, whose prices are in this currency; none where it is as the contract says. Parameters are converted, and
 * defaults filled in.
 */
export type RequestCheck = (values: RequestValues, currency: string) => Promise<readonly RequestFault[]>;

type ApiSpec = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;
/** What the validator looks up for a request before it checks it. */
type Route = { pathParams: object };
type ValidatorError = { path: string; message: string; errorCode?: string };

/*
 * Each instance of express-openapi-validator compiles OpenAPI's own schema, even where `validateApiSpec` is false and the document
 * is never checked against it: about 0.1 s of the first request of each operation. The package has no setting for that. The
 * document is checked when it is generated.
 */
Object.assign(framework, {
  OpenAPISchemaValidator: class {
    validate(): never {
      throw new Error('The document is checked when it is generated');
    }
  },
});

/**
 * The check of one operation's requests, made when the operation is first called: all of them at once would take seconds. The
 * validator looks its route up by compiling every path of its document on every request. Here the document has one path, which is
 * looked up once.
 */
export function requestCheck(operation: OperationContract): RequestCheck {
  let prepared: Promise<{ check: RequestHandler; route: Route }> | undefined;
  const prices = priceFields(operation.bodySchema);
  return async (values, currency) => {
    prepared ??= prepare(operation);
    const { check, route } = await prepared;
    shorten(values.body, operation.bodySchema);
    const ofPrices = prices.flatMap((name) => faultOfPrice(name, values.body, currency));
    try {
      await run(check, new ValidatorRequest(operation, values, { ...route, pathParams: values.path }));
      return ofPrices;
    } catch (error) {
      const isOfPrice = ({ place, names }: RequestFault) =>
        place === 'body' && ofPrices.some((fault) => fault.names[0] === names[0]);
      return [...faultsOf(error).filter((fault) => !isOfPrice(fault)), ...ofPrices];
    }
  };
}

/** JSON Schema has no word for decimals, and how many there are depends on the currency. */
function faultOfPrice(name: string, body: unknown, currency: string): RequestFault[] {
  const message = priceFault((body as Values | undefined)?.[name], currency);
  return message === null ? [] : [{ place: 'body', names: [name], keyword: 'x-decimals', message }];
}

/** The validator sees neither credentials nor replies: the pipeline checks those at their own time. */
async function prepare(operation: OperationContract): Promise<{ check: RequestHandler; route: Route }> {
  const steps = OpenApiValidator.middleware({
    apiSpec: operation.document as unknown as ApiSpec,
    formats: urlFormats,
    validateApiSpec: false,
    fileUploader: false,
    useRequestUrl: true,
    // A missing field outranks a wrong one, and is told with all others.
    validateRequests: { allErrors: true, allowUnknownQueryParameters: true },
    validateResponses: false,
    validateSecurity: false,
  }).flat();
  const request = new ValidatorRequest(operation, { path: {}, query: {}, headers: {}, body: {} });
  for (const step of steps.slice(0, -1)) await run(step, request);
  return { check: steps.at(-1) as RequestHandler, route: request.openapi as Route };
}

/**
 * As much of a request as the validator reads. Its URL is the path as the contract has it, which matches itself: the route is
 * known. The validator caches what it compiles by the raw Content-Type, so it sees the one of the contract: a client that sent
 * another each time would make it compile for each request, and keep every result.
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

/** As much of an Express application as the validator calls. */
const application = { enabled: () => false, param: () => {} };

function run(step: RequestHandler, request: ValidatorRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
    step(request as unknown as Request, {} as Response, next);
  });
}

/** @throws what is no fault of the request */
function faultsOf(error: unknown): RequestFault[] {
  const { status, errors } = error as { status?: unknown; errors?: ValidatorError[] };
  if (status !== 400 || !Array.isArray(errors)) throw error;
  return errors.map(({ path, message, errorCode = '' }) => {
    const [place = '', ...names] = path.split('/').filter((part) => part !== '');
    const [keyword = ''] = errorCode.split('.', 1);
    return { place, names, keyword, message };
  });
}
