/** A report of passed, skipped and failed checks. */
export class Report {
  #passed = 0;
  #failed = 0;
  readonly #unshown: string[] = [];

  /** `isStrict`: skipped checks count as failures. */
  constructor(private readonly isStrict: boolean) {}

  /** Prints a result. */
  say(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }

  /** Runs one check, which throws its fault or returns its result. */
  async check(name: string, run: () => Promise<string> | string): Promise<void> {
    try {
      process.stdout.write(`✓ ${name}: ${await run()}\n`);
      this.#passed += 1;
    } catch (error) {
      process.stdout.write(`✗ ${name}: ${error instanceof Error ? error.message : error}\n`);
      this.#failed += 1;
    }
  }

  /** A check that needs something not installed on this machine. */
  skipped(name: string, why: string): void {
    process.stdout.write(`- ${name}: ${why}\n`);
    if (this.isStrict) this.#failed += 1;
    else this.#unshown.push(name);
  }

  /** A property that no check covers. */
  unshown(what: string): void {
    this.#unshown.push(what);
  }

  /** Prints the summary, and returns the exit code. */
  end(): number {
    if (this.#unshown.length > 0) process.stdout.write(`Not shown: ${this.#unshown.join('; ')}.\n`);
    process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    return this.#failed === 0 ? 0 : 1;
  }
}
