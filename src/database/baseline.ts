import { StartError } from '../operations/config.js';

/** A migration that cannot be applied. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

/**
 * What all migrations up to `last` were squashed into. A database or a backup that has `last` has these as well; one that is older is
 * brought there by the commit `by`.
 */
export const baseline = {
  names: ['20261126030000_baseline', '20261126030001_generated'],
  last: '20261126010001_search_triggers',
  by: 'eb28c9ac1d14fbd8b03ebcd1cdf1225b1ef89dd7',
};

/**
 * The migrations that a database or a backup has, by their present names.
 * @throws MigrationError where it is older than the baseline
 */
export function presentNames(names: readonly string[]): string[] {
  const isSquashed = (name: string): boolean => name <= baseline.last;
  if (!names.some(isSquashed)) return [...names];
  if (!names.includes(baseline.last)) {
    throw new MigrationError(
      `This is older than what this version goes on from: start commit ${baseline.by} with it once, and then this version`,
    );
  }
  return [...new Set([...baseline.names, ...names.filter((name) => !isSquashed(name))])];
}
