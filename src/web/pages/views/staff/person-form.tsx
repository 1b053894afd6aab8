import type { ComponentChildren, VNode } from 'preact';
import { Form, Words } from '../forms.js';

/** What was filled in, of which form: `suspension`, `silence`, `warning` or `removal`, or none. */
export type PersonForm = { of: string; reason: string; length: string; action: string };

/** Nothing was filled in. */
export const emptyPersonForm: PersonForm = { of: '', reason: '', length: '7', action: 'hide' };

type TextFormProps = {
  of: string;
  summary: string;
  action: string;
  label: string;
  hint: string;
  button: string;
  form: PersonForm;
  back: string;
  token: string;
  children?: ComponentChildren;
};

/** A form about somebody with a text, which is open where it was refused. */
export function TextForm(props: TextFormProps): VNode {
  const { of, summary, action, label, hint, button, form, back, token, children } = props;
  const isFilled = form.of === of;
  return (
    <details class="card" open={isFilled}>
      <summary>{summary}</summary>
      <Form action={action} token={token}>
        <input type="hidden" name="back" value={back} />
        <Words
          id={`${of}-reason`}
          name="reason"
          label={label}
          value={isFilled ? form.reason : ''}
          hint={hint}
          required
        />
        {children}
        <button type="submit" class="danger">
          {button}
        </button>
      </Form>
    </details>
  );
}
