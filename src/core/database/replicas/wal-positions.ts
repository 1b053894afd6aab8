/** How far the primary's log was at which moment. */
export class Positions {
  /** By which all copies of one database are known. */
  system: string | null = null;
  readonly #kept: number;
  #samples: { at: number; lsn: number }[] = [];

  /** `kept`: milliseconds after which a sample says nothing that anybody asks. */
  constructor(kept: number) {
    this.#kept = kept;
  }

  /** The log was at `lsn` or further at the moment `at`: all that had been committed until then is before it. */
  add(at: number, lsn: number): void {
    this.#samples = this.#samples.filter((sample) => sample.at > at - this.#kept);
    this.#samples.push({ at, lsn });
  }

  /** The latest known moment of which who has replayed the log up to `lsn` has everything. */
  momentOf(lsn: number): number {
    return this.#samples.findLast((sample) => sample.lsn <= lsn)?.at ?? Number.NEGATIVE_INFINITY;
  }
}
