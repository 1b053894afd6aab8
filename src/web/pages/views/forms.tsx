import type { ComponentChildren, VNode } from 'preact';
import { Note } from '../../components/parts.js';

export { Note };

/** The hidden field with the CSRF token. */
export function TokenField({ token }: { token: string }): VNode {
  return <input type="hidden" name="form_token" value={token} />;
}

type FormProps = { action: string; class?: string; token: string; children: ComponentChildren };

/** A form that is sent with the CSRF token. */
export function Form({ token, children, ...attributes }: FormProps): VNode {
  return (
    <form method="post" {...attributes}>
      <TokenField token={token} />
      {children}
    </form>
  );
}

type NarrowProps = { title: string; fault?: string | null | undefined; children: ComponentChildren };

/** A page with one task: its heading, and what is wrong with what was sent. */
export function Narrow({ title, fault, children }: NarrowProps): VNode {
  return (
    <section class="narrow">
      <h1>{title}</h1>
      {fault != null && <Note kind="fault">{fault}</Note>}
      {children}
    </section>
  );
}

type ConfirmProps = {
  title: string;
  token: string;
  action: string;
  button: string;
  /** Whether it destroys something. */
  danger?: boolean;
  /** Where the reader goes who does not want it, and what that link says. */
  cancel: readonly [href: string, text: string];
  fault?: string | null | undefined;
  /** Fields, in which the user confirms who they are. */
  fields?: ComponentChildren;
  children: ComponentChildren;
};

/** Asks before something is done that cannot be undone. */
export function Confirm(props: ConfirmProps): VNode {
  const { title, token, action, button, danger = true, cancel, fault, fields, children } = props;
  const buttons = (
    <>
      <button type="submit" class={danger ? 'danger' : undefined}>
        {button}
      </button>
      <a class="button quiet" href={cancel[0]}>
        {cancel[1]}
      </a>
    </>
  );
  return (
    <Narrow title={title} fault={fault}>
      {children}
      <Form action={action} class={fields ? 'card' : 'actions'} token={token}>
        {fields}
        {fields ? <div class="actions">{buttons}</div> : buttons}
      </Form>
    </Narrow>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autoComplete: string;
  hint?: string;
  fault?: string | undefined;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  autoFocus?: boolean;
};

/** One labelled input. What is wrong with it is tied to it, so that it is read out where it is needed. */
export function Field({ name, label, hint, fault, type = 'text', ...input }: FieldProps): VNode {
  const described = [...(fault ? [`${name}-fault`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ');
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {fault && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
      <input
        id={name}
        name={name}
        // What else may stand here depends on the type; all that we use may stand on these three.
        type={type as 'text'}
        required
        autoCapitalize="none"
        spellcheck={false}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
