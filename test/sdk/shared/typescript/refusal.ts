type Problem = { code: string; message: string; data: { status: number; params?: { [name: string]: string } } };

/** Thrown by adapters for a problem reply. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.message}`);
  }
}
