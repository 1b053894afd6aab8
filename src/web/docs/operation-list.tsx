import type { VNode } from 'preact';
import type { OperationSummary } from '../../core/contract/chapters.js';
import { operationPath } from './find.js';

/** The name of a tag as a title. */
export const capitalized = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

/** Operations of a tag, each with a link to where Redoc draws it. */
export function OperationList({
  tag,
  operations,
}: {
  tag: string;
  operations: readonly OperationSummary[];
}): VNode | null {
  if (operations.length === 0) return null;
  return (
    <ul>
      {operations.map(({ id, method, path, summary }) => (
        <li key={id}>
          <a href={operationPath(tag, id)}>{summary}</a>{' '}
          <code>
            {method} {path}
          </code>{' '}
          {tag !== 'payloads' && (
            <a href={`/docs/try/${id}`} aria-label={`Try it: ${summary}`}>
              Try it
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
