import type { Problem, ProblemCode } from '../../core/contract/problems.js';

/**
 * A 200 reply with the result of a query.
 * @throws the problem `missing` if it is null
 */
export function okOrNotFound<Body, Code extends ProblemCode>(
  body: Body | null,
  refuse: (code: Code) => Problem,
  missing: NoInfer<Code>,
): { status: 200; body: Body } {
  if (body === null) throw refuse(missing);
  return { status: 200, body };
}
