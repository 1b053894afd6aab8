import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import { Fact } from '../fact.js';
import { Choice, Form } from '../forms.js';
import { ActionLink } from '../links.js';
import { type PersonForm, TextForm } from './person-form.js';
import { removalStates, wordFor } from './words.js';

type PersonRemoval = components['schemas']['PersonRemoval'];

type RemovalsProps = {
  removals: PersonRemoval[];
  username: string;
  /** Whether the reader may remove something of theirs. */
  isAllowed: boolean;
  form: PersonForm;
  token: string;
};

/** What removes everything of somebody at once, what was removed so, how far that is, and what restores it. */
export function Removals({ removals, username, isAllowed, form, token }: RemovalsProps): VNode | null {
  if (!isAllowed && removals.length === 0) return null;
  const path = `/staff/people/${username}`;
  return (
    <section aria-labelledby="removals">
      <h2 id="removals">Everything at once</h2>
      {isAllowed && (
        <TextForm
          of="removal"
          summary="Remove everything that others see"
          action={`${path}/removals`}
          label="Reason"
          hint="For the user, other staff and the log. What is published afterwards stays: suspend or silence the user first."
          button="Remove everything"
          form={form}
          back={path}
          token={token}
        >
          <Choice
            id="removal-action"
            name="action"
            label="How"
            options={{ hide: 'hide it', delete: 'delete it, restorable for 30 days' }}
            value={form.action}
          />
        </TextForm>
      )}
      {removals.map((removal) => (
        <Removal key={removal.id} removal={removal} path={path} isAllowed={isAllowed} token={token} />
      ))}
    </section>
  );
}

type RemovalProps = { removal: PersonRemoval; path: string; isAllowed: boolean; token: string };

function Removal({ removal, path, isAllowed, token }: RemovalProps): VNode {
  const { id, action, state, reason, items, left, begun_by: actor, created_at: begun, finished_at: ended } = removal;
  const done = state === 'restoring' ? Math.max(items - left, 0) : items;
  return (
    <article class="key">
      <div class="key-head">
        <h3>{action === 'delete' ? 'Delete everything' : 'Hide everything'}</h3>
        <span class={`state ${ended === null ? 'open' : ''}`}>{wordFor(removalStates, state)}</span>
      </div>
      {ended === null && (
        <>
          <label for={`removal-${id}`}>
            {done} done, {left} left
          </label>
          <progress id={`removal-${id}`} value={done} max={Math.max(done + left, 1)} />
          <ActionLink href={path} kind="quiet">
            Look again
          </ActionLink>
        </>
      )}
      <dl>
        <Fact label="By" person={actor} />
        <Fact label="Since" at={begun} />
        {ended !== null && <Fact label="Ended" at={ended} />}
        <Fact label="Removed">{items}</Fact>
        {reason !== null && <Fact label="Reason">{reason}</Fact>}
      </dl>
      {isAllowed && (state === 'removing' || state === 'removed') && (
        <Form action={`${path}/removals/${id}/end`} class="actions" token={token}>
          <button type="submit" class="quiet">
            Restore all of it
          </button>
        </Form>
      )}
    </article>
  );
}
