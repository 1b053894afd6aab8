import { problem } from '../../core/contract/problems.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { isModerator } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import { type Call, parametersOf } from './call.js';
import { contentNamed } from './forum-paths.js';

/** $1 kind, $2 id, $3 person. */
const moderates: Statement<boolean> = {
  name: 'moderates_content',
  text: `SELECT moderates_content($1::text, $2::integer, $3::integer)::text AS reply`,
};

/** Whether a person moderates the board of a topic or reply, which may be hidden, or a board. */
export const moderatesContent = async (
  { $one }: Pick<StatementRunner, '$one'>,
  type: string,
  id: number,
  person: number,
): Promise<boolean> => (await $one(moderates, [type, id, person])).parse();

/**
 * The caller of a write as its handler gets them: a moderator of the board of what its path names has the role of one there
 * (`x-board-moderators`), and nowhere else.
 * @throws forbidden
 */
export async function actingCaller(
  call: Call,
  caller: Caller,
  database: Pick<StatementRunner, '$one'>,
): Promise<Caller> {
  const { operation, parts } = call;
  if (isModerator(caller)) return caller;
  const named = contentNamed(operation.path, parametersOf(call).path);
  const mayModerate = caller.appId === null || caller.scopes.includes('moderate');
  if (named !== null && mayModerate && (await parts.boardRules.areModerated())) {
    const isOfBoard = await moderatesContent(database, named.type, named.id, caller.id);
    if (isOfBoard) return { ...caller, role: 'moderator', isOfBoard };
  }
  if (operation.role !== null) throw problem('forbidden');
  return caller;
}
