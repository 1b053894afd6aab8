import type { VNode } from 'preact';
import type { Factors, OwnPasskey } from '../../../../accounts/users/factors/factors.js';
import { Fact } from '../fact.js';
import { Note } from '../forms.js';
import { Moment } from '../time.js';

type FactorsProps = { factors: Factors; isDemanded: boolean };

/** What somebody signs in with besides the password. */
export function FactorList({ factors, isDemanded }: FactorsProps): VNode {
  const { hasTotp, passkeys, codesLeft } = factors;
  const hasAny = hasTotp || passkeys.length > 0;
  return (
    <section aria-labelledby="factors-title">
      <h2 id="factors-title">Second factor</h2>
      {isDemanded && <Note kind="warning">You need a second factor here. Add one to get to the other pages.</Note>}
      <p>
        {hasAny
          ? 'Your password alone is not enough to sign in.'
          : 'With a second factor, your password alone is not enough to sign in.'}
      </p>
      <ul class="keys">
        <li class="key">
          <div class="key-head">
            <h3>Authenticator app</h3>
            {hasTotp ? (
              <a class="button small quiet danger" href="/profile/security/totp/remove">
                Remove the app
              </a>
            ) : (
              <a class="button small quiet" href="/profile/security/totp">
                Add an app
              </a>
            )}
          </div>
          <p class="hint">{hasTotp ? 'It shows the code that you sign in with.' : 'An app that shows codes.'}</p>
        </li>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
        <li class="key">
          <div class="key-head">
            <h3>Passkeys</h3>
            <a class="button small quiet" href="/profile/security/passkeys/new">
              Add a passkey
            </a>
          </div>
          <p class="hint">You can sign in with a passkey alone, without your password.</p>
        </li>
        {hasAny && (
          <li class="key">
            <div class="key-head">
              <h3>Recovery codes</h3>
              <a class="button small quiet" href="/profile/security/recovery-codes/new">
                Make new codes
              </a>
            </div>
            <p class="hint">
              {codesLeft === 0 ? 'None are left.' : `${codesLeft} are left.`} Use them if you lose your other factors.
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

function PasskeyItem({ passkey }: { passkey: OwnPasskey }): VNode {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li class="key">
      <div class="key-head">
        <h3>{name}</h3>
        <span class="state">Passkey</span>
        <a
          class="button small quiet danger"
          href={`/profile/security/passkeys/${id}/remove`}
          aria-label={`Remove ${name}`}
        >
          Remove
        </a>
      </div>
      <dl>
        <Fact label="Added" day={createdAt} />
        <Fact label="Last used">{lastUsedAt === null ? 'never' : <Moment at={lastUsedAt} />}</Fact>
      </dl>
    </li>
  );
}
