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

/** $1 person. */
const moderatesAny: Statement<boolean> = {
  name: 'moderates_any_board',
  text: `
    SELECT EXISTS (
      SELECT FROM board_groups g JOIN group_members m ON m.group_id = g.group_id AND m.user_id = $1::integer AND m.state = 'member'
      WHERE g."right" = 'moderate'
    )::text AS reply`,
};

/** Whether a caller moderates any board without moderating the site. */
export const moderatesBoards = async (
  { $one }: Pick<StatementRunner, '$one'>,
  caller: Caller,
  { boardRules }: Pick<Call['parts'], 'boardRules'>,
): Promise<boolean> =>
  (caller.appId === null || caller.scopes.includes('moderate')) &&
  (await boardRules.areModerated()) &&
  (await $one(moderatesAny, [caller.id])).parse();

/**
 * The caller of a write as its handler gets them: a moderator of the board of what its path names has the role of one there
 * (`x-board-moderators`), and nowhere else. Where the path names nothing, its handler looks at what the body names.
 * @throws forbidden
 */
export async function actingCaller(
  call: Call,
  caller: Caller,
  database: Pick<StatementRunner, '$one'>,
): Promise<Caller> {
  const { operation, parts } = call;
  if (isModerator(caller)) return caller;
  if (!operation.path.includes('{') && (await moderatesBoards(database, caller, parts))) return caller;
  const named = contentNamed(operation.path, parametersOf(call).path);
  const mayModerate = caller.appId === null || caller.scopes.includes('moderate');
  if (named !== null && mayModerate && (await parts.boardRules.areModerated())) {
    const isOfBoard = await moderatesContent(database, named.type, named.id, caller.id);
    if (isOfBoard) return { ...caller, role: 'moderator', isOfBoard };
  }
  if (operation.role !== null) throw problem('forbidden');
  return caller;
}
