import type { Json, JsonObject } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { propertyPathsOf, visitProperty } from '../../core/contract/property-paths.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { isModerator } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import { bodyOf, type EncodedReply, withBody } from '../http/replies.js';

/** The caller's state of content: the name of a field, and its value. */
type OwnStateRow = { type: string; id: number; name: string; state: Json };

/** $1 user, $2 types of content, $3 their ids, $4 whether they are staff. No row: the user has no state for any of them. */
export type OwnState = Statement<OwnStateRow[]>;

/** Content in a reply: types and ids. */
type Content = { types: string[]; ids: number[] };

/**
 * Adds the caller's own state of the content in a reply. Without anything to add it is the same reply.
 * @throws ReplyFault
 */
export type AddOwnState = (
  reply: EncodedReply,
  caller: Caller | null | undefined,
  database: Pick<StatementRunner, '$json'>,
) => Promise<EncodedReply>;

/** Creates the function that adds the caller's own state, for content whose schema has `x-own`; null for operations without any. */
export function ownStateOf(operation: OperationContract, statement: OwnState): AddOwnState | null {
  if (!operation.optionalKey || operation.method !== 'get') return null;
  const places = propertyPathsOf(operation.replySchema, 'x-own').map(({ way, value }) => ({
    type: String(value),
    place: [...way, 'id'],
  }));
  if (places.length === 0) return null;

  const visit = (reply: Json, each: (type: string, id: number, owner: JsonObject) => void) => {
    for (const { type, place } of places) visitProperty(reply, place, (id, owner) => each(type, Number(id), owner));
  };
  const read = (reply: EncodedReply): Content => {
    const content: Content = { types: [], ids: [] };
    visit(reply.value ?? bodyOf(reply), (type, id) => {
      content.types.push(type);
      content.ids.push(id);
    });
    return content;
  };
  // Most replies are reused: their content is found once.
  const known = new WeakMap<EncodedReply, Content>();

  return async (plain, caller, database) => {
    if (!caller?.scopes.includes('read') || plain.status === 301) return plain;
    const content = known.get(plain) ?? read(plain);
    known.set(plain, content);
    const deeds = (
      await database.$json(statement, [caller.id, content.types, content.ids, isModerator(caller)])
    )?.parse();
    if (deeds === undefined) return plain;
    const reply = bodyOf(plain);
    visit(reply, (type, id, owner) => {
      for (const deed of deeds) if (deed.type === type && deed.id === id) owner[deed.name] = deed.state;
    });
    operation.checkReply(plain.status, reply);
    return Object.assign(withBody(plain, reply), { value: reply });
  };
}
