import type { ComponentChildren, VNode } from 'preact';
import { useSite } from './context.js';

type FieldNotes = { id: string; fault?: string | undefined; hint?: string | undefined };

/** The attributes that connect an input with its fault and hint, for screen readers. */
export function tiesOf({ id, fault, hint }: FieldNotes) {
  const described = [...(fault ? [`${id}-fault`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return { id, 'aria-invalid': fault ? ('true' as const) : undefined, 'aria-describedby': described || undefined };
}

/** A field: label, fault, input and hint. */
export function Labelled({ id, label, fault, hint, children }: FieldNotes & { label: string; children: VNode }): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Default attributes of fields by name. */
const usual = {
  username: { autoComplete: 'username', maxLength: 30 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  password: { type: 'password', autoComplete: 'current-password' },
  current_password: { type: 'password', autoComplete: 'current-password' },
  new_password: { type: 'password', autoComplete: 'new-password' },
  code: { autoComplete: 'one-time-code', maxLength: 60 },
  name: { autoComplete: 'off', maxLength: 100 },
} as const;

type InputProps = {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  /** The initial value. */
  value?: string;
  autoComplete?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

/** A one-line input of an account page. Shows the submitted value again unless it is secret. */
export function Input(props: InputProps): VNode {
  const { filled } = useSite();
  const {
    name,
    label,
    hint,
    type = 'text',
    value,
    ...input
  }: InputProps = {
    autoComplete: 'off',
    ...(Object.hasOwn(usual, props.name) && usual[props.name as keyof typeof usual]),
    ...props,
  };
  const said = { id: name, fault: filled?.problem?.details.params?.[name], hint };
  const isSecret = type === 'password' || input.autoComplete === 'one-time-code';
  return (
    <Labelled {...said} label={label}>
      <input
        {...tiesOf(said)}
        name={name}
        // The type of `autocomplete` depends on `type`; our values are valid for these three.
        type={type as 'text'}
        value={isSecret ? undefined : (filled?.values[name] ?? value)}
        required
        autoCapitalize="none"
        spellcheck={false}
        {...input}
      />
    </Labelled>
  );
}

/** The hidden CSRF token. */
export function Token(): VNode {
  return <input type="hidden" name="form_token" value={useSite().formToken()} />;
}

type PostFormProps = {
  /** The path that it is sent to; the page's own if absent. */
  action?: string;
  /** Text of the button. */
  submit: string;
  quiet?: boolean;
  /** True for a destructive action. */
  danger?: boolean;
  small?: boolean;
  /** Accessible label of the button, if its text is not enough. */
  label?: string;
  /** Address and text of the cancel link. */
  cancel?: readonly [href: string, text: string];
  /** The fields; without any it is a single button. */
  children?: ComponentChildren;
  class?: string;
};

/** A POST form of an account page. */
export function PostForm(props: PostFormProps): VNode {
  const { here } = useSite();
  const { action = here.pathname, submit, label, cancel, children } = props;
  const kind = (['small', 'quiet', 'danger'] as const).filter((each) => props[each]).join(' ') || undefined;
  const buttons = (
    <>
      <button type="submit" class={kind} aria-label={label}>
        {submit}
      </button>
      {cancel && (
        <a class="button quiet" href={cancel[0]}>
          {cancel[1]}
        </a>
      )}
    </>
  );
  const isCard = children !== undefined;
  return (
    <form method="post" action={action} class={props.class ?? (isCard ? 'card' : 'actions')}>
      <Token />
      {children}
      {isCard && cancel ? <div class="actions">{buttons}</div> : buttons}
    </form>
  );
}
