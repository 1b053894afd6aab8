import { writeFileSync, writeSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';
import { flakyTests } from './flaky.js';

/**
 * Ends the output with a line that counts the tests, whatever else is printed after they ran. Where all
 * tests that failed are known to fail now and then (`test/flaky.json`), names their files in the file FAILED_FILES, a line each, to
 * be run once more.
 */
class CountingReporter implements Reporter {
  #line = '0 passed, 1 failed';
  /** Read at once, so that a list that is wrong fails every run. */
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
    // A file that cannot be loaded or a failed hook is no test, and must not go unseen either.
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
    // Nor may a run that never came to its tests.
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
