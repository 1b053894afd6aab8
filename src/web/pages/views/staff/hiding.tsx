import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import { Form, Words } from '../forms.js';

type HidingProps = {
  of: { type: string; id: number };
  /** Null where it is there for everybody. */
  state: components['schemas']['HiddenState'] | null;
  /** What was filled in; null for nothing. */
  reason: string | null;
  back: string;
  token: string;
};

/** The forms that hide something and restore it. */
export function Hiding({ of: { type, id }, state, reason, back, token }: HidingProps): VNode {
  const path = `/staff/content/${type}/${id}/hidden`;
  return (
    <>
      {state !== null && (
        <Form action={`${path}/end`} class="actions" token={token}>
          <input type="hidden" name="back" value={back} />
          <button type="submit" class="quiet">
            {state === 'held' ? 'Approve it' : 'Restore it'}
          </button>
        </Form>
      )}
      {state !== 'deleted' && (
        <details class="card" open={reason !== null}>
          <summary>{state === 'hidden' ? 'Hide it for another reason' : 'Hide it'}</summary>
          <Form action={path} token={token}>
            <input type="hidden" name="back" value={back} />
            <Words
              id={`hiding-${type}-${id}`}
              name="reason"
              label="Reason"
              value={reason ?? ''}
              hint="For its author, other staff and the log."
              required
            />
            <button type="submit" class="danger">
              Hide
            </button>
          </Form>
        </details>
      )}
    </>
  );
}
