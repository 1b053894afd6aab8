import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files, which start services or wait: their size does not tell. */
const slow = /\/test\/(start|browser|core\/database\/interruption|areas\/(videos\/hostile|files\/timeouts))/;

/**
 * Vitest's own order, larger files first until durations are known, with slow files in front. If files were selected,
 * somebody waits for the first result, and the order is reversed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Missing from Vitest's types.
    const { filenamePattern } = this.ctx as { filenamePattern?: string[] };
    if (filenamePattern?.length) return sorted.reverse();
    // A project's files stay together, or its workers would be ended in between.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [
        ...own.filter(({ moduleId }) => slow.test(moduleId)),
        ...own.filter(({ moduleId }) => !slow.test(moduleId)),
      ];
    });
  }
}
