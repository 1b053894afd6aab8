import type { VNode } from 'preact';
import type { KeyRecord } from '../../../../accounts/users/api-keys.js';
import { lifetimes } from '../../../middleware/lifetimes.js';
import { Fact } from '../fact.js';
import { Field, Form, Note } from '../forms.js';
import { Day, Moment } from '../time.js';

/** What was filled in for a new key, and what is wrong with it. */
export type KeyForm = { name: string; scopes: string[]; expires: string; fault: string | null };

/** One key. Those that are over have nothing left to be revoked. */
export function KeyItem({ record }: { record: KeyRecord }): VNode {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = record;
  const isOver = !record.isLive;
  return (
    <li class={isOver ? 'key over' : 'key'}>
      <div class="key-head">
        <h2>{name}</h2>
        <code>{prefix}…</code>
        {!isOver && (
          <a class="button small quiet danger" href={`/profile/keys/${id}/revoke`} aria-label={`Revoke ${name}`}>
            Revoke
          </a>
        )}
      </div>
      <dl>
        <Fact label="May">{scopes.join(' and ')}</Fact>
        <Fact label="Created" day={createdAt} />
        <Fact label="Last used">{lastUsedAt === null ? 'never' : <Moment at={lastUsedAt} />}</Fact>
        {revokedAt !== null ? (
          <Fact label="Revoked" at={revokedAt} />
        ) : (
          <Fact label={isOver ? 'Expired' : 'Expires'}>{expiresAt === null ? 'never' : <Day at={expiresAt} />}</Fact>
        )}
      </dl>
    </li>
  );
}

const scopeTexts = {
  read: 'Read: what is yours alone, such as this key’s own limits',
  write: 'Write: post, edit and delete in your name',
};

type NewKeyFormProps = { form: KeyForm; token: string; isFirst: boolean };

/** The form for a new key. */
export function NewKeyForm({ form, token, isFirst }: NewKeyFormProps): VNode {
  return (
    <details class="card" open={isFirst || form.fault !== null} id="new-key">
      <summary>Generate new key</summary>
      {form.fault !== null && <Note kind="fault">{form.fault}</Note>}
      <Form action="/profile/keys" token={token}>
        <Field
          name="name"
          label="Name"
          value={form.name}
          autoComplete="off"
          maxLength={100}
          hint="What the key is for, so that you know it again."
        />
        <fieldset>
          <legend>The key may</legend>
          {(['read', 'write'] as const).map((scope) => (
            <label key={scope} class="choice">
              <input type="checkbox" name={`scope_${scope}`} value={scope} checked={form.scopes.includes(scope)} />
              {scopeTexts[scope]}
            </label>
          ))}
        </fieldset>
        <div class="field">
          <label for="expires">It expires</label>
          <select id="expires" name="expires">
            {Object.entries(lifetimes).map(([value, text]) => (
              <option key={value} value={value} selected={value === form.expires}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Generate the key</button>
      </Form>
    </details>
  );
}
