import type { VNode } from 'preact';
import { findGrant, type Grant, revokeGrant } from '../../../accounts/oauth/grants.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../api/contract/problems.js';
import { useSite } from '../../components/context.js';
import { PostForm } from '../../components/fields.js';
import { Button, Empty, Item, When } from '../../components/parts.js';
import { idIn, members, type Visit } from '../../visit.js';
import { formPage } from '../form-page.js';

/** The apps that somebody allows something. */
export function Grants({ grants }: { grants: Grant[] }): VNode {
  const { t } = useSite();
  return (
    <>
      <p>{t('grants.about')}</p>
      {grants.length === 0 && <Empty>{t('grants.none')}</Empty>}
      {grants.length > 0 && (
        <ul class="keys" aria-label={t('grants.list')}>
          {grants.map(({ id, name, owner, scopes, createdAt, lastUsedAt }) => (
            <Item
              key={id}
              title={name}
              isBelow
              beside={
                <Button
                  href={`/profile/apps/allowed/${id}/revoke`}
                  text={t('grant.end')}
                  label={t('grant.end.name', { name })}
                  small
                  quiet
                  danger
                />
              }
              facts={{
                [t('fact.by')]: owner,
                [t('grant.may')]: scopes.map((scope) => t(`scope.${scope}`)).join('; '),
                [t('fact.since')]: <When at={createdAt} isDay />,
                [t('last_used')]: lastUsedAt === null ? t('grant.unused') : <When at={lastUsedAt} />,
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Revokes what somebody allows an app. */
export const grantRevocation = formPage(members, {
  show: async (visit) => {
    const { t } = visit;
    const { name } = await ownGrant(visit);
    return {
      title: t('grant.revocation'),
      heading: t('grant.revocation.of', { name }),
      content: (
        <>
          <p>{t('grant.revocation.about')}</p>
          <PostForm submit={t('grant.revocation.submit')} danger cancel={['/profile/apps', t('keep')]} />
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, account, t } = visit;
    const { id, name } = await ownGrant(visit);
    await revokeGrant(parts.database.prisma, account.id, id);
    return { to: '/profile/apps', notice: t('grant.revoked', { name }) };
  },
});

async function ownGrant({ parts, account, req, t }: Visit<Account>): Promise<Grant> {
  const grant = await findGrant(parts.database.prisma, account.id, idIn(req));
  if (grant === null) throw problem('route_not_found', { message: t('grant.missing') });
  return grant;
}
