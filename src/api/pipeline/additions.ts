import type { Json } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { type Place, placesOf } from '../../core/contract/places.js';
import type { Queries } from '../../core/database/client.js';
import type { StatementRunner } from '../../core/database/statement.js';
import { bodyOf, type EncodedReply, type ReplyCache, withBody } from '../http/replies.js';

/** What an addition is made of: the reply, which it changes, where its texts are, and what of the request it may depend on. */
export type AdditionInput = {
  reply: Json;
  places: readonly Place[];
  database: Queries;
  origin: () => string;
};

/**
 * A text in Markdown, which is rendered as by `renderPlainly` with `isPlain`, and where it is long. The files that it refers to are at
 * `attachments`, which ends before their ids; without it the references stay as they are.
 */
export type TextToRender = { text: string; attachments?: string | undefined; isPlain?: boolean };

/** Makes sanitised HTML of texts. */
export type TextRenderer = {
  /** The HTML of each. What was expensive is kept in the database that `kept` reads, or not at all without it. @throws RendererBusy */
  render: (texts: readonly TextToRender[], kept?: Pick<StatementRunner, '$json'>) => Promise<string[]>;
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
  /** Adds it. 'preliminary' says that it would be another one later: then it is not kept. */
  add: (input: AdditionInput) => Promise<'final' | 'preliminary'>;
};

/** What a reply is completed for. */
type Asked = { query: object } & Omit<AdditionInput, 'reply' | 'places'>;

/** A completed reply, and whether it stays as it is. */
type Made = { reply: EncodedReply; isFinal: boolean };

/** Adds to a reply what the query of its request asks for; to `value`, where its body was just parsed. @throws ReplyFault */
export type Complete = (reply: EncodedReply, asked: Asked, value?: Json) => EncodedReply | Promise<EncodedReply>;

/** How the replies of an operation are completed. */
export function completion(
  operation: OperationContract,
  { additions, replies }: { additions: readonly Addition[]; replies: ReplyCache },
): Complete {
  const offered = additions
    .filter(({ parameter }) => operation.parameters.query.some(({ name }) => name === parameter))
    .map((addition) => ({ ...addition, places: placesOf(operation.replySchema, addition.extension) }));
  if (offered.length === 0) return (reply) => reply;

  const make = async (plain: EncodedReply, chosen: typeof offered, asked: Asked, reply: Json): Promise<Made> => {
    let isFinal = true;
    for (const { add, places } of chosen) {
      if ((await add({ ...asked, reply, places })) === 'preliminary') isFinal = false;
    }
    operation.checkReply(plain.status, reply);
    return { reply: withBody(plain, reply), isFinal };
  };
  return (plain, asked, value) => {
    const chosen = offered.filter(({ parameter }) => (asked.query as Record<string, unknown>)[parameter] !== undefined);
    if (chosen.length === 0 || plain.status === 301) return plain;
    const isKept = operation.cacheable && chosen.every(({ isPure }) => isPure);
    if (!isKept) {
      const own = value ?? bodyOf(plain);
      return make(plain, chosen, asked, own).then(({ reply }) => Object.assign(reply, { value: own }));
    }
    const added = `${chosen.map(({ parameter }) => parameter).join()} ${asked.origin()}`;
    return replies.complete(plain, added, () => make(plain, chosen, asked, value ?? bodyOf(plain)));
  };
}
