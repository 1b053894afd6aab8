type Problem = { code: string; message: string; data: { status: number; params?: { [name: string]: string } } };

/** What an adapter throws of a reply that is a problem. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.message}`);
  }
}
