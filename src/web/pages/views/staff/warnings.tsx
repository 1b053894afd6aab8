import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import { Fact } from '../fact.js';

type WarningsProps = Pick<components['schemas']['WarningList'], 'warnings' | 'total'>;

/** The latest warnings that somebody got. */
export function Warnings({ warnings, total }: WarningsProps): VNode | null {
  if (total === 0) return null;
  return (
    <section aria-labelledby="warnings">
      <h2 id="warnings">Warnings: {total}</h2>
      {warnings.map(({ id, text, warned_by: actor, created_at: at, acknowledged_at: acknowledged }) => (
        <article class="key" key={id}>
          <p class="said">{text}</p>
          <dl>
            {actor !== null && <Fact label="By" person={actor} />}
            <Fact label="Since" at={at} />
            {acknowledged === null ? (
              <Fact label="Acknowledged">not yet</Fact>
            ) : (
              <Fact label="Acknowledged" at={acknowledged} />
            )}
          </dl>
        </article>
      ))}
    </section>
  );
}
