import type { ComponentChildren, VNode } from 'preact';
import { idleDays, longestDays } from '../../../accounts/oauth/grants.js';
import type { Scope } from '../../../core/contract/operation.js';
import { useSite } from '../../components/context.js';
import { Token } from '../../components/fields.js';
import { Text } from '../../components/parts.js';

type ConsentProps = {
  app: { name: string; owner: string };
  scopes: readonly Scope[];
  /** The form's target and hidden fields. */
  action: string;
  hidden: readonly (readonly [name: string, value: string])[];
  /** Content before the buttons. */
  children: ComponentChildren;
};

/** Shows the app and its scopes, with buttons to allow or deny. */
export function Consent({ app, scopes, action, hidden, children }: ConsentProps): VNode {
  const { t, account } = useSite();
  return (
    <>
      <Text of="consent.who" values={{ name: app.name, owner: app.owner, username: account?.username ?? '' }} as="p" />
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{t(`scope.${scope}`)}</li>
        ))}
      </ul>
      {children}
      <form method="post" action={action} class="card">
        <Token />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Text of="consent.hint" values={{ idle: idleDays, longest: longestDays }} href="/profile/apps" as="hint" />
        <div class="actions">
          <button type="submit" name="decision" value="allow">
            {t('consent.allow')}
          </button>
          <button type="submit" name="decision" value="deny" class="quiet">
            {t('consent.deny')}
          </button>
        </div>
      </form>
    </>
  );
}
