import type { IncomingMessage } from 'node:http';
import {
  type Attributes,
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as spans,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { version } from '../../../core/contract/document.js';
import type { Trace } from '../../../core/database/budget.js';
import type { TraceJob } from '../../../core/platform/jobs.js';
import type { Logger } from '../../../core/platform/log.js';

/** Milliseconds to export the last spans when the process ends. */
const longestEnd = 1_500;

/** Attributes of a request that are known once it is answered. */
export type RequestResult = {
  method: string;
  route: string | null;
  operation: string | null;
  status: number;
  isCut: boolean;
};

/** A traced request: its ids for correlation; `trace` is null if the sampler left it out. */
export type Traced = { traceId: string; spanId: string; trace: Trace | null; end: (answered: RequestResult) => void };

/**
 * Traces requests and jobs, and exports to an OpenTelemetry collector. Attributes are names from the contract and the code, and statuses:
 * never an address, a header, a body, a value of a query or the caller.
 */
export class Tracing {
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #propagator = new W3CTraceContextPropagator();

  constructor(log: Pick<Logger, 'warn'>) {
    const warn = (message: string) => log.warn({ fault: message.slice(0, 300) }, 'traces could not be exported');
    diag.setLogger({ error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} }, DiagLogLevel.WARN);
    this.#provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'plaza', 'service.version': version }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.#tracer = this.#provider.getTracer('plaza', version);
  }

  /** Begins the span of a request, within the trace of `traceparent` if there is one. */
  begin({ headers }: IncomingMessage, requestId: string): Traced {
    const parent = this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.#tracer.startSpan(
      'request',
      { kind: SpanKind.SERVER, attributes: { 'plaza.request_id': requestId } },
      parent,
    );
    const { traceId, spanId } = span.spanContext();
    const trace = span.isRecording() ? new RequestTrace(this.#tracer, span) : null;
    const end = ({ method, route, operation, status, isCut }: RequestResult) => {
      span.updateName(route === null ? method : `${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.response.status_code': status,
        ...(route === null ? {} : { 'http.route': route }),
        ...(operation === null ? {} : { 'plaza.operation': operation }),
        ...(isCut ? { 'plaza.cut': true } : {}),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    return { traceId, spanId, trace, end };
  }

  /** Records a run of a periodic job, as its own trace. */
  readonly job: TraceJob = async (name, run) => {
    const span = this.#tracer.startSpan(`job ${name}`, { attributes: { 'plaza.job': name } }, ROOT_CONTEXT);
    try {
      const result = await run();
      endWith(span, undefined);
      return result;
    } catch (error) {
      endWith(span, error ?? 'failed');
      throw error;
    }
  };

  /** Tells the collector what it does not know yet. */
  async end(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, longestEnd).unref());
    await Promise.race([this.#provider.shutdown(), late]);
  }
}

/** The spans of one request. Steps follow each other; queries may overlap. */
class RequestTrace implements Trace {
  readonly #tracer: Tracer;
  #current: Context;

  constructor(tracer: Tracer, span: Span) {
    this.#tracer = tracer;
    this.#current = spans.setSpan(ROOT_CONTEXT, span);
  }

  step<T>(name: string, work: () => T): T {
    const outer = this.#current;
    const span = this.#tracer.startSpan(name, {}, outer);
    this.#current = spans.setSpan(outer, span);
    const end = (error?: unknown) => {
      endWith(span, error);
      this.#current = outer;
    };
    try {
      const result = work();
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    } catch (error) {
      end(error ?? 'failed');
      throw error;
    }
  }

  begin(name: string, kind: 'query' | 'storage'): (error?: unknown) => void {
    const attributes: Attributes =
      kind === 'query' ? { 'db.system.name': 'postgresql', 'db.query.summary': name } : { 'plaza.storage.call': name };
    const span = this.#tracer.startSpan(`${kind} ${name}`, { kind: SpanKind.CLIENT, attributes }, this.#current);
    return (error) => endWith(span, error);
  }
}

/** Records only the type of an error: its message may contain parts of a request. */
function endWith(span: Span, error: unknown): void {
  if (error !== undefined) {
    const { code, name } = error as { code?: unknown; name?: unknown };
    span.setAttribute('error.type', String(typeof code === 'string' ? code : (name ?? 'Error')));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
