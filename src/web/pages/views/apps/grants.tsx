import type { VNode } from 'preact';
import type { Grant } from '../../../../accounts/oauth/grants.js';
import { scopeWords } from '../../../../accounts/oauth/scopes.js';
import { Fact } from '../fact.js';
import { TokenField } from '../forms.js';
import { Day, Moment } from '../time.js';

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
        <Fact label="Since">
          <Day at={createdAt} />
        </Fact>
        <Fact label="Last used">{lastUsedAt === null ? 'not lately' : <Moment at={lastUsedAt} />}</Fact>
      </dl>
    </li>
  );
}

/** The form that ends what somebody allows an app. */
export function GrantRevocation({ grant, token }: { grant: Grant; token: string }): VNode {
  return (
    <section class="narrow">
      <h1>End what {grant.name} may do?</h1>
      <p>
        From its next request on the app can do nothing in your name any more, wherever it is signed in. It can ask you
        again.
      </p>
      <form method="post" action={`/profile/apps/allowed/${grant.id}/revoke`} class="actions">
        <TokenField token={token} />
        <button type="submit" class="danger">
          End it
        </button>
        <a class="button quiet" href="/profile/apps">
          Let it go on
        </a>
      </form>
    </section>
  );
}
