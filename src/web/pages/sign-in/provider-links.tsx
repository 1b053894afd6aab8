import type { VNode } from 'preact';
import { useSite } from '../../components/context.js';
import { Button } from '../../components/parts.js';

type ProviderLinksProps = { providers: readonly { key: string; name: string }[]; query?: Record<string, string> };

/** The ways to sign in elsewhere. They are links, since no form may lead to another site. */
export function ProviderLinks({ providers, query = {} }: ProviderLinksProps): VNode | null {
  const { t } = useSite();
  if (providers.length === 0) return null;
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const search = given.size > 0 ? `?${given}` : '';
  return (
    <p class="actions">
      {providers.map(({ key, name }) => (
        <Button key={key} href={`/sign-in/with/${key}${search}`} text={t('sign_in.with', { name })} quiet />
      ))}
    </p>
  );
}
