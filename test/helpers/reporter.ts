import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/** Ends the output with a line that counts the tests, whatever else is printed after they ran. */
class CountingReporter implements Reporter {
  #line = '0 passed, 1 failed';

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
    // Nor may a run that never came to its tests.
    if (failed === 0 && (reason !== 'passed' || passed === 0)) failed = 1;
    this.#line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }
}

export default CountingReporter;
