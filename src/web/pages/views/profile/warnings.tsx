import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import { Form } from '../forms.js';
import { Back } from '../links.js';
import { Moment } from '../time.js';

type WarningsProps = { warnings: components['schemas']['Warning'][]; token: string };

/** The warnings that somebody got, and what acknowledges them. */
export function Warnings({ warnings, token }: WarningsProps): VNode {
  return (
    <>
      <h1>Warnings</h1>
      <p>Until you have acknowledged each warning you cannot publish or edit anything.</p>
      {warnings.length === 0 && <p class="empty">You have no warnings.</p>}
      {warnings.length > 0 && (
        <ul class="keys">
          {warnings.map(({ id, text, created_at: at, acknowledged_at: acknowledged }) => (
            <li class="key" key={id}>
              <div class="key-head">
                <h2>
                  <Moment at={new Date(at)} />
                </h2>
                {acknowledged !== null && <span class="state">Acknowledged</span>}
              </div>
              <p class="said">{text}</p>
              {acknowledged === null && (
                <Form action="/profile/warnings" class="actions" token={token}>
                  <input type="hidden" name="id" value={id} />
                  <button type="submit">Acknowledge</button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <Back href="/profile">Back to your profile</Back>
    </>
  );
}
