import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import definitions from 'otlp-definitions/build/src/generated/root.js';

type Value = { stringValue?: string | null; intValue?: unknown; boolValue?: boolean | null };
type Attribute = { key: string; value: Value };
type RawSpan = {
  traceId: Uint8Array;
  spanId: Uint8Array;
  parentSpanId: Uint8Array | null;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number } | null;
};
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: RawSpan[] }[] }[] };
type Services = {
  ExportTraceServiceRequest: { decode(bytes: Uint8Array): Export };
  ExportTraceServiceResponse: { encode(message: object): { finish(): Uint8Array } };
};
type Definitions = { opentelemetry: { proto: { collector: { trace: { v1: Services } } } } };

// OpenTelemetry's own definitions of its protocol, compiled by protobufjs.
const { ExportTraceServiceRequest, ExportTraceServiceResponse } = (definitions as unknown as Definitions).opentelemetry
  .proto.collector.trace.v1;

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  isError: boolean;
  resource: Record<string, unknown>;
};

export type Receiver = {
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, as bytes, and the headers of each request. */
  bodies: Buffer[];
  headers: IncomingHttpHeaders[];
  close(): void;
};

const hex = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('hex');
const plain = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue || value.boolValue || Number(value.intValue)]),
  );

/** Receives spans like a collector: OTLP over HTTP, in protobuf. */
export async function otlpReceiver(): Promise<Receiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    if (req.url !== '/v1/traces' || req.headers['content-type'] !== 'application/x-protobuf') {
      res.writeHead(404).end();
      return;
    }
    bodies.push(body);
    headers.push(req.headers);
    for (const { resource, scopeSpans } of ExportTraceServiceRequest.decode(body).resourceSpans) {
      for (const span of scopeSpans.flatMap((each) => each.spans)) {
        spans.push({
          traceId: hex(span.traceId),
          spanId: hex(span.spanId),
          parentId: hex(span.parentSpanId),
          name: span.name,
          kind: span.kind,
          attributes: plain(span.attributes),
          isError: span.status?.code === 2,
          resource: plain(resource.attributes),
        });
      }
    }
    res
      .writeHead(200, { 'Content-Type': 'application/x-protobuf' })
      .end(ExportTraceServiceResponse.encode({}).finish());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, bodies, headers, close: () => server.close() };
}
