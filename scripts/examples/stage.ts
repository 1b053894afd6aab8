import createClient, { type Client } from 'openapi-fetch';
import type { OperationId } from '../../generated/contract.js';
import type { paths } from '../../generated/openapi.js';
import type { ExampleKeys } from './service.js';

/** Records requests and replies. */
export type Recorder = {
  request(id: OperationId, value: unknown): void;
  reply(id: OperationId, value: unknown): void;
};

type Answer = { data?: unknown; response: Response };
type Actor = keyof ExampleKeys | 'anybody';

/** The actors of the examples, each with a generated client. */
export type Stage = Record<Actor, Client<paths>> & {
  /** Records the reply as the operation's example; throws on a refusal. */
  keep<A extends Answer>(id: OperationId, answer: Promise<A>): Promise<NonNullable<A['data']>>;
  /** Records the body as the operation's example. */
  send<Body>(id: OperationId, body: Body): Body;
};

export type Fetch = (request: Request) => Promise<Response>;

export function setStage(baseUrl: string, keys: ExampleKeys, recorder: Recorder, fetch?: Fetch): Stage {
  const as = (key?: string) =>
    createClient<paths>({
      baseUrl,
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      ...(fetch === undefined ? {} : { fetch }),
    });
  return {
    anybody: as(),
    member: as(keys.member),
    other: as(keys.other),
    moderator: as(keys.moderator),
    admin: as(keys.admin),
    async keep(id, answer) {
      const data = await succeed(id, answer);
      recorder.reply(id, data);
      return data;
    },
    send(id, body) {
      recorder.request(id, body);
      return body;
    },
  };
}

/** The reply's data; throws on a refusal. */
export async function succeed<A extends Answer>(what: string, answer: Promise<A>): Promise<NonNullable<A['data']>> {
  const { data, response } = await answer;
  if (data === undefined || data === null) {
    throw new Error(`${what} was answered with ${response.status}`);
  }
  return data;
}

export const at = <Key>(id: Key) => ({ path: { id } });
