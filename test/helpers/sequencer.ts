import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts whole services or waits by the clock, which the size of a file does not tell. */
const slow = /\/test\/(start|browser|core\/database\/interruption|areas\/(videos\/hostile|files\/timeouts))/;

/**
 * Vitest's own order, in which larger files come first until it knows durations, with what takes long in front. Where files
 * are chosen somebody waits for the first result, and it is the other way round.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Vitest knows it and leaves it out of its types.
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
