import type { Parts } from '../api/pipeline/parts.js';
import type { Problem, ProblemDetails } from '../core/contract/problems.js';
import type { ContentKind } from './kind.js';

/**
 * Requires that the area of a kind is switched on, if it has one.
 * @throws component_inactive
 */
export function requireAreaOf(
  { area }: Pick<ContentKind, 'area'>,
  { config }: Pick<Parts, 'config'>,
  refuse: (code: 'component_inactive', details: ProblemDetails) => Problem,
): void {
  if (area !== null && !config.areas.has(area)) throw refuse('component_inactive', { component: area });
}
