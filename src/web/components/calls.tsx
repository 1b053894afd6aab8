import type { VNode } from 'preact';
import { useSite } from './context.js';
import type { Call } from './layout.js';
import { CopyBox } from './parts.js';

/** The API operations that a page calls, each with a curl command. */
export function Calls({ calls, origin }: { calls: readonly Call[]; origin: string }): VNode {
  const { t } = useSite();
  return (
    <section class="card" aria-labelledby="calls">
      <h2 id="calls">{t('api.title')}</h2>
      {calls.length === 0 && <p>{t('api.none')}</p>}
      {calls.map(({ operation, path }) => (
        <div key={path}>
          <p>
            <code>GET {path}</code>
          </p>
          <CopyBox id={operation} label={t('copy.what', { what: operation })} text={`curl -s '${origin}${path}'`} />
        </div>
      ))}
    </section>
  );
}
