/** What was shown, what was not, and what failed. */
export class Report {
  #passed = 0;
  #failed = 0;
  readonly #unshown: string[] = [];

  /** `isStrict`: what could not be tried counts as a failure. */
  constructor(private readonly isStrict: boolean) {}

  /** A line of what was found. */
  say(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }

  /** Runs one check, which throws what is wrong, or answers what it found. */
  async check(name: string, run: () => Promise<string> | string): Promise<void> {
    try {
      process.stdout.write(`✓ ${name}: ${await run()}\n`);
      this.#passed += 1;
    } catch (error) {
      process.stdout.write(`✗ ${name}: ${error instanceof Error ? error.message : error}\n`);
      this.#failed += 1;
    }
  }

  /** What this machine cannot try, because something is missing that can be installed. */
  skipped(name: string, why: string): void {
    process.stdout.write(`- ${name}: ${why}\n`);
    if (this.isStrict) this.#failed += 1;
    else this.#unshown.push(name);
  }

  /** What nothing here tries. */
  unshown(what: string): void {
    this.#unshown.push(what);
  }

  /** Says all of it, and gives the exit code. */
  end(): number {
    if (this.#unshown.length > 0) process.stdout.write(`Not shown: ${this.#unshown.join('; ')}.\n`);
    process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    return this.#failed === 0 ? 0 : 1;
  }
}
