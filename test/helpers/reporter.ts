import { writeFileSync, writeSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Ends the output with a line that counts the tests, whatever else is printed after they ran. Names the files that failed in
 * the file FAILED_FILES, a line each, for those who run them once more; none where that would not tell anything.
 */
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
    this.#nameFailed(modules, unhandledErrors);
    // Nor may a run that never came to its tests.
    if (failed === 0 && (reason !== 'passed' || passed === 0)) failed = 1;
    this.#line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }

  #nameFailed(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env.FAILED_FILES;
    // What is not of one file, and what needs the whole run, fails again or passes unseen.
    const failed = modules.filter((module) => module.state() === 'failed');
    if (!file || unhandledErrors.length > 0 || failed.some(({ project }) => project.name === 'coverage')) return;
    writeFileSync(file, failed.map(({ moduleId }) => `${relative(process.cwd(), moduleId)}\n`).join(''));
  }
}

export default CountingReporter;
