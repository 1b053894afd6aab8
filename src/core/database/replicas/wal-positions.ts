/** Positions of the primary's log over time. */
export class Positions {
  /** System identifier, the same for all copies of one database. */
  system: string | null = null;
  readonly #maxAge: number;
  #samples: { at: number; lsn: number }[] = [];

  /** `maxAge`: milliseconds for which a sample is needed. */
  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  /** The log was at `lsn` or further at the time `at`: everything committed until then is before it. */
  add(at: number, lsn: number): void {
    this.#samples = this.#samples.filter((sample) => sample.at > at - this.#maxAge);
    this.#samples.push({ at, lsn });
  }

  /** The latest known time up to which a replica has everything after replaying the log up to `lsn`. */
  momentOf(lsn: number): number {
    return this.#samples.findLast((sample) => sample.lsn <= lsn)?.at ?? Number.NEGATIVE_INFINITY;
  }
}
