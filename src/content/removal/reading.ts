import type { Problem, ProblemCode } from '../../api/contract/problems.js';
import type { Caller } from '../../api/http/caller.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Statement, StatementRunner } from '../../database/statement.js';
import { amongHidden, type ContentType, type Hidden } from './removal.js';

type Refusing<Code> = { refuse: (code: Code) => Problem };
type Named = { path: { id: number } };

/**
 * Both ways to read a thing that may be hidden, by one statement. `statementOf` says it and its parameters; `mark` adds to what it
 * finds that it is hidden. `missing` is the code where there is no such thing.
 */
export function readingOf<Given extends Named, Body, Code extends ProblemCode>(
  type: ContentType,
  missing: Code,
  statementOf: (given: Given) => readonly [Statement<Body>, readonly unknown[]],
  mark: (body: Body, hidden: Hidden) => Body,
) {
  const answer = <Found>(found: Found | null, { refuse }: Refusing<Code>) => {
    if (found === null) {
      throw refuse(missing);
    }
    return { status: 200 as const, body: found };
  };
  return {
    everybody: async (input: Given & Refusing<Code> & { database: Pick<StatementRunner, '$json'> }) =>
      answer(await input.database.$json(...statementOf(input)), input),
    few: async (input: Given & Refusing<Code> & { caller: Caller; parts: Pick<Parts, 'database'> }) => {
      const { path, caller, parts } = input;
      const found = await amongHidden(parts.database, { type, id: path.id }, caller, async ({ $one }, hidden) =>
        mark((await $one(...statementOf(input))).parse(), hidden),
      );
      return answer(found, input);
    },
  };
}
