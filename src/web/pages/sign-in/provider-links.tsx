import type { VNode } from 'preact';
import { useSite } from '../../components/context.js';
import { Button } from '../../components/parts.js';

type ProviderLinksProps = { providers: readonly { key: string; name: string }[]; query?: Record<string, string> };

/** Links to sign in with providers. They are links since form-action allows no other site. */
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
