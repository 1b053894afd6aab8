import type { VNode } from 'preact';
import { findGrant, type Grant, revokeGrant } from '../../../accounts/oauth/grants.js';
import { problem } from '../../../core/contract/problems.js';
import { useSite } from '../../components/context.js';
import { Button, Card, Items, When } from '../../components/parts.js';
import { idIn, members } from '../../visit.js';
import { askPage } from '../form-page.js';

const home = '/profile/apps';

/** The apps that the user has authorised. */
export function Grants({ grants }: { grants: Grant[] }): VNode {
  const { t } = useSite();
  const items = grants.map(({ id, name, owner, scopes, createdAt, lastUsedAt }) => {
    const facts = {
      [t('fact.author')]: owner,
      [t('key.scopes')]: scopes.map((scope) => t(`scope.${scope}`)).join('; '),
      [t('fact.since')]: <When at={createdAt} isDay />,
      [t('last_used')]: lastUsedAt === null ? t('grant.unused') : <When at={lastUsedAt} />,
    };
    const href = `${home}/allowed/${id}/revoke`;
    const end = <Button href={href} text={t('key.revoke')} label={t('key.revoke.name', { name })} danger small quiet />;
    return <Card key={id} title={name} isBelow beside={end} facts={facts} />;
  });
  return (
    <>
      <p>{t('grants.about')}</p>
      <Items label={t('grants.list')} empty={t('grants.none')}>
        {items}
      </Items>
    </>
  );
}

/** Revokes an app's authorisation. */
export const grantRevocation = askPage(members, 'grant.revocation', {
  about: async ({ parts, account, req, t }) => {
    const grant = await findGrant(parts.database.prisma, account.id, idIn(req));
    if (grant === null) throw problem('route_not_found', { message: t('grant.missing') });
    return grant;
  },
  back: () => home,
  act: async ({ parts, account, t }, { id, name }) => {
    await revokeGrant(parts.database.prisma, account.id, id);
    return { to: home, notice: t('grant.revoked', { name }) };
  },
});
