import { StartError } from '../../platform/config.js';

/** A migration that cannot be applied. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

/**
 * Commits to upgrade through, the oldest first. Each is the last before its migrations were squashed: it brings any older database to its
 * migration `last`, and the next commit goes on from there.
 */
export const upgradeSteps = [
  { by: 'ce7030364d435de989c2a6fd0a72bf018eeb0f2a', last: '20261125030000_orders_and_revisions' },
  { by: 'eb28c9ac1d14fbd8b03ebcd1cdf1225b1ef89dd7', last: '20261126010001_search_triggers' },
] as const;

/** The migrations into which all up to `last` were squashed. A database or backup that has `last` has these as well. */
export const baseline = { names: ['20261126030000_baseline', '20261126030001_generated'], last: upgradeSteps[1].last };

/** The commits that bring a database or backup with these migrations to the baseline, in order. */
function missingSteps(names: readonly string[]): string[] {
  const older = names.filter((name) => name < baseline.last);
  return upgradeSteps
    .slice(1 + upgradeSteps.findLastIndex(({ last }) => older.some((name) => name >= last)))
    .map(({ by }) => by);
}

/** Steps to take before this version, all listed at once, since each commit knows only the one before. */
const advice = {
  database: (first: string, others: readonly string[]) =>
    `start commit ${first} with it once${others.map((by) => `, then commit ${by}`).join('')}, and then this version`,
  backup: (first: string, others: readonly string[]) =>
    `restore it with commit ${first}, start ${others.map((by) => `commit ${by}, then `).join('')}this version with what was restored`,
};

/**
 * The migrations of a database or backup, by their present names.
 * @throws MigrationError where it is older than the baseline
 */
export function presentNames(names: readonly string[], of: keyof typeof advice = 'database'): string[] {
  const isSquashed = (name: string): boolean => name <= baseline.last;
  if (!names.some(isSquashed)) return [...names];
  if (!names.includes(baseline.last)) {
    const [first = '', ...others] = missingSteps(names);
    throw new MigrationError(
      `This ${of} is older than what this version goes on from: ${advice[of](first, others)}. docs/deploy.md says how`,
    );
  }
  return [...new Set([...baseline.names, ...names.filter((name) => !isSquashed(name))])];
}
