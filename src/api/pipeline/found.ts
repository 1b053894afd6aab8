import type { Problem, ProblemCode } from '../../core/contract/problems.js';

/**
 * The 200 reply with what a query found.
 * @throws the problem `missing` where that is null
 */
export function found<Body, Code extends ProblemCode>(
  body: Body | null,
  refuse: (code: Code) => Problem,
  missing: NoInfer<Code>,
): { status: 200; body: Body } {
  if (body === null) throw refuse(missing);
  return { status: 200, body };
}
