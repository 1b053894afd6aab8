import type { VNode } from 'preact';
import type { Grant } from '../../../../accounts/oauth/grants.js';
import { scopeWords } from '../../../../accounts/oauth/scopes.js';
import { Fact } from '../fact.js';
import { Confirm } from '../forms.js';
import { Moment } from '../time.js';

/** One app that somebody allows something. */
export function GrantItem({ grant }: { grant: Grant }): VNode {
  const { id, name, owner, scopes, createdAt, lastUsedAt } = grant;
  return (
    <li class="key">
      <div class="key-head">
        <h3>{name}</h3>
        <a class="button small quiet danger" href={`/profile/apps/allowed/${id}/revoke`} aria-label={`End ${name}`}>
          End
        </a>
      </div>
      <dl>
        <Fact label="By">{owner}</Fact>
        <Fact label="May">{scopes.map((scope) => scopeWords[scope]).join('; ')}</Fact>
        <Fact label="Since" day={createdAt} />
        <Fact label="Last used">{lastUsedAt === null ? 'not lately' : <Moment at={lastUsedAt} />}</Fact>
      </dl>
    </li>
  );
}

/** The form that revokes the authorization of an app. */
export function GrantRevocation({ grant, token }: { grant: Grant; token: string }): VNode {
  return (
    <Confirm
      title={`Revoke the access of ${grant.name}?`}
      token={token}
      action={`/profile/apps/allowed/${grant.id}/revoke`}
      button="Revoke access"
      cancel={['/profile/apps', 'Keep it']}
    >
      <p>From its next request on the app can no longer act for you, on any device. It can ask you again.</p>
    </Confirm>
  );
}
