import type { VNode } from 'preact';
import type { OwnIdentity } from '../../../../accounts/users/identities.js';
import { Fact } from '../fact.js';
import { Moment } from '../time.js';

type IdentitiesProps = { identities: OwnIdentity[]; providers: readonly { key: string; name: string; issuer: URL }[] };

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** Where else somebody signs in, and where they could. */
export function IdentityList({ identities, providers }: IdentitiesProps): VNode | null {
  if (identities.length + providers.length === 0) return null;
  const nameOf = (issuer: string) =>
    providers.find((each) => withoutSlash(each.issuer.href) === withoutSlash(issuer))?.name ?? issuer;
  return (
    <section aria-labelledby="identities-title">
      <h2 id="identities-title">Sign-in elsewhere</h2>
      {identities.length > 0 && (
        <ul class="keys">
          {identities.map(({ id, issuer, createdAt, lastUsedAt }) => (
            <li key={id} class="key">
              <div class="key-head">
                <h3>{nameOf(issuer)}</h3>
                <a
                  class="button small quiet danger"
                  href={`/profile/security/identities/${id}/remove`}
                  aria-label={`Remove ${nameOf(issuer)}`}
                >
                  Remove
                </a>
              </div>
              <dl>
                <Fact label="Since" day={createdAt} />
                <Fact label="Last used">{lastUsedAt === null ? 'never' : <Moment at={lastUsedAt} />}</Fact>
              </dl>
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        {providers.map(({ key, name }) => (
          <a key={key} class="button quiet" href={`/profile/security/identities/link/${key}`}>
            Sign in with {name}, too
          </a>
        ))}
      </p>
    </section>
  );
}
