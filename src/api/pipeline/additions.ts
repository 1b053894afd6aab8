import type { Queries } from '../../database/client.js';
import type { Json } from '../contract/document.js';
import type { OperationContract } from '../contract/operation.js';
import { type Place, placesOf } from '../contract/places.js';
import { type EncodedReply, encodeReply, type ReplyCache } from '../http/replies.js';

/** What an addition is made of: the reply, which it changes, where its texts are, and what of the request it may depend on. */
export type AdditionInput = {
  reply: Json;
  places: readonly Place[];
  database: Queries;
  origin: () => string;
};

/** Makes sanitised HTML of texts. */
export type TextRenderer = {
  /**
   * Of a text in Markdown; of a long one as `renderPlainly`. The files that it refers to are at `attachments`, which ends before their
   * ids; without it the references stay as they are.
   */
  render: (text: string, attachments?: string) => string;
  /** Its paragraphs and lines alone, which costs little. */
  renderPlainly: (text: string) => string;
};

/** What a query parameter adds to the replies of every operation that has it. */
export type Addition = {
  parameter: string;
  /** The extension of the schemas that it is about. */
  extension: string;
  /** Whether it depends on the reply and the origin alone: then it is kept with it. */
  isPure: boolean;
  add: (input: AdditionInput) => void | Promise<void>;
};

/** What a reply is completed for. */
type Asked = { query: object } & Omit<AdditionInput, 'reply' | 'places'>;

/** Adds to a reply what the query of its request asks for. @throws ReplyFault */
export type Complete = (reply: EncodedReply, asked: Asked) => EncodedReply | Promise<EncodedReply>;

/** How the replies of an operation are completed. */
export function completion(
  operation: OperationContract,
  { additions, replies }: { additions: readonly Addition[]; replies: ReplyCache },
): Complete {
  const offered = additions
    .filter(({ parameter }) => operation.parameters.query.some(({ name }) => name === parameter))
    .map((addition) => ({ ...addition, places: placesOf(operation.replySchema, addition.extension) }));
  if (offered.length === 0) return (reply) => reply;

  const make = async (plain: EncodedReply, chosen: typeof offered, asked: Asked): Promise<EncodedReply> => {
    const reply = JSON.parse(String(plain.body)) as Json;
    for (const { add, places } of chosen) await add({ ...asked, reply, places });
    operation.checkReply(plain.status, reply);
    const { location, next } = plain;
    return { ...encodeReply(plain.status, JSON.stringify(reply), plain.mediaType), location, next };
  };
  return (plain, asked) => {
    const chosen = offered.filter(({ parameter }) => (asked.query as Record<string, unknown>)[parameter] !== undefined);
    if (chosen.length === 0 || plain.status === 301) return plain;
    const isKept = operation.cacheable && chosen.every(({ isPure }) => isPure);
    if (!isKept) return make(plain, chosen, asked);
    const added = `${chosen.map(({ parameter }) => parameter).join()} ${asked.origin()}`;
    return replies.complete(plain, added, () => make(plain, chosen, asked));
  };
}
