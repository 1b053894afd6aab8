import type { Json } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { type PropertyPath, propertyPathsOf } from '../../core/contract/property-paths.js';
import type { Queries } from '../../core/database/client.js';
import type { StatementRunner } from '../../core/database/statement.js';
import { bodyOf, type EncodedReply, type ReplyCache, withBody } from '../http/replies.js';

/** Input of an addition: the reply, which it changes, the places of its texts, and the parts of the request that it may depend on. */
export type AdditionInput = {
  reply: Json;
  places: readonly PropertyPath[];
  database: Queries;
  origin: () => string;
};

/**
 * A Markdown text; with `isPlain`, or if it is long, it is rendered as by `renderPlainly`. Referenced files are at `attachments` plus their
 * ids; without it the references stay as they are.
 */
export type TextToRender = { text: string; attachments?: string | undefined; isPlain?: boolean };

/** Renders texts as sanitised HTML. */
export type TextRenderer = {
  /**
   * The HTML of each text. Expensive HTML is stored in the database of `store`, or nowhere without it.
   * @throws RendererBusy
   */
  render: (texts: readonly TextToRender[], store?: Pick<StatementRunner, '$json'>) => Promise<string[]>;
  /** Renders only paragraphs and lines, which is cheap. */
  renderPlainly: (text: string) => string;
};

/** An addition by a query parameter to the replies of every operation that has it. */
export type Addition = {
  parameter: string;
  /** The schema extension of the places that it handles. */
  extension: string;
  /** Whether it depends on the reply and the origin only: then it is cached with the reply. */
  isPure: boolean;
  /** Adds it. 'preliminary' means that a later result may differ: then it is not cached. */
  add: (input: AdditionInput) => Promise<'final' | 'preliminary'>;
};

/** The request and context of an addition. */
type AdditionRequest = { query: object } & Omit<AdditionInput, 'reply' | 'places'>;

/** A completed reply, and whether it is final. */
type CompletedReply = { reply: EncodedReply; isFinal: boolean };

/**
 * Adds to a reply what its query asks for; to `value`, if its body was just parsed.
 * @throws ReplyFault
 */
export type Complete = (
  reply: EncodedReply,
  request: AdditionRequest,
  value?: Json,
) => EncodedReply | Promise<EncodedReply>;

/** Creates the function that completes the replies of an operation. */
export function completion(
  operation: OperationContract,
  { additions, replies }: { additions: readonly Addition[]; replies: ReplyCache },
): Complete {
  const offered = additions
    .filter(({ parameter }) => operation.parameters.query.some(({ name }) => name === parameter))
    .map((addition) => ({ ...addition, places: propertyPathsOf(operation.replySchema, addition.extension) }));
  if (offered.length === 0) return (reply) => reply;

  const make = async (
    plain: EncodedReply,
    chosen: typeof offered,
    request: AdditionRequest,
    reply: Json,
  ): Promise<CompletedReply> => {
    let isFinal = true;
    for (const { add, places } of chosen) {
      if ((await add({ ...request, reply, places })) === 'preliminary') isFinal = false;
    }
    operation.checkReply(plain.status, reply);
    return { reply: withBody(plain, reply), isFinal };
  };
  return (plain, request, value) => {
    const chosen = offered.filter(
      ({ parameter }) => (request.query as Record<string, unknown>)[parameter] !== undefined,
    );
    if (chosen.length === 0 || plain.status === 301) return plain;
    const isKept = operation.cacheable && chosen.every(({ isPure }) => isPure);
    if (!isKept) {
      const own = value ?? bodyOf(plain);
      return make(plain, chosen, request, own).then(({ reply }) => Object.assign(reply, { value: own }));
    }
    const added = `${chosen.map(({ parameter }) => parameter).join()} ${request.origin()}`;
    return replies.complete(plain, added, () => make(plain, chosen, request, value ?? bodyOf(plain)));
  };
}
