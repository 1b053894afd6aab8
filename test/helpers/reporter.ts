import { writeFileSync, writeSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';
import { flakyTests } from './flaky.js';

/**
 * Prints a final line with the number of tests, whatever else is printed. If all failed tests are listed in
 * `test/flaky.json`, writes their files to FAILED_FILES, one per line, to be repeated once.
 */
class CountingReporter implements Reporter {
  #line = '0 passed, 1 failed';
  /** Read at once, so that an invalid list fails every run. */
  readonly #flaky = flakyTests();

  onInit(): void {
    process.once('exit', () => writeSync(1, `${this.#line}\n`));
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    let passed = 0;
    let skipped = 0;
    // A file that cannot be loaded, or a failed hook, is no test but still a failure.
    let failed = unhandledErrors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'skipped') skipped++;
        else failed++;
      }
    }
    this.#nameRepeatable(modules, unhandledErrors);
    // A run without tests is a failure.
    if (failed === 0 && (reason !== 'passed' || passed === 0)) failed = 1;
    this.#line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }

  #nameRepeatable(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env.FAILED_FILES;
    const failed = modules.filter((module) => module.state() === 'failed');
    if (!file || unhandledErrors.length > 0 || !failed.every((module) => this.#isFlaky(module))) return;
    writeFileSync(file, failed.map((module) => `${pathOf(module)}\n`).join(''));
  }

  #isFlaky(module: TestModule): boolean {
    const suites = [...module.children.allSuites()];
    if (module.errors().length > 0 || suites.some((suite) => suite.errors().length > 0)) return false;
    return [...module.children.allTests('failed')].every(({ fullName }) =>
      this.#flaky.has(`${pathOf(module)} > ${fullName}`),
    );
  }
}

const pathOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId);

export default CountingReporter;
