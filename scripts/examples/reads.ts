import { Readable } from 'node:stream';
import { contract, type OperationId } from '../../generated/contract.js';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { operationIds } from '../../src/core/contract/document.js';
import { contractOf } from '../../src/core/contract/operation.js';
import type { ExampleKeys } from './service.js';
import type { Fetch, Recorder } from './stage.js';

type Parameter = { name: string; in: string; required?: boolean; example?: unknown };

/** Short lists are enough for examples. */
const perPage = 2;

/** Calls the remaining reads with the contract's example parameters. */
export async function callReads(
  baseUrl: string,
  keys: ExampleKeys,
  recorder: Pick<Recorder, 'reply'> & { recorded: ReadonlySet<OperationId> },
  fetchReply: Fetch = fetch,
): Promise<void> {
  for (const id of operationIds) {
    const { method, path, open, optionalKey, role } = contractOf(id);
    if (method !== 'get' || recorder.recorded.has(id)) continue;
    const parameters = parametersOf(path);
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      return encodeURIComponent(String(parameters.find((each) => each.name === name)?.example));
    });
    const needed = parameters.filter((each) => each.in === 'query' && each.required);
    const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]));
    if (contract[id].streams) query.set('after', '0');
    for (const { name } of parameters) {
      if (name === 'per_page' || name === 'limit') query.set(name, String(perPage));
    }
    const headers = {
      Authorization: `Bearer ${role === null ? keys.member : role === 'admin' ? keys.admin : keys.moderator}`,
    };
    const reply = await fetchReply(
      new Request(`${baseUrl}${place}${query.size > 0 ? `?${query}` : ''}`, open && !optionalKey ? {} : { headers }),
    );
    if (!reply.ok) throw new Error(`${id} was answered with ${reply.status}: it needs a story of its own`);
    recorder.reply(id, contract[id].streams ? await firstMessage(reply) : await reply.json());
  }
}

/** The data of a stream's first message; closes the stream then. */
export async function firstMessage(reply: Response): Promise<unknown> {
  let text = '';
  for await (const chunk of Readable.fromWeb(reply.body as never)) {
    text += String(chunk);
    const [, data] = /^data: (.*)\n/m.exec(text) ?? [];
    if (data !== undefined) return JSON.parse(data);
  }
  throw new Error('A stream ended before its first message');
}

function parametersOf(path: string): Parameter[] {
  const item = (bundle.paths as unknown as Record<string, { parameters?: object[]; get: { parameters?: object[] } }>)[
    path
  ];
  const references = [...(item?.parameters ?? []), ...(item?.get.parameters ?? [])] as { $ref: string }[];
  const shared = bundle.components.parameters as unknown as Record<string, Parameter>;
  return references.map(({ $ref }) => shared[$ref.split('/').at(-1) ?? ''] as Parameter);
}
