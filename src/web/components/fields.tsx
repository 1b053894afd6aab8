import type { ComponentChildren, VNode } from 'preact';
import { useSite } from './context.js';

type Said = { id: string; fault?: string | undefined; hint?: string | undefined };

/** What ties an input to what is said of it, so that it is read out where it is needed. */
export function tiesOf({ id, fault, hint }: Said) {
  const described = [...(fault ? [`${id}-fault`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return { id, 'aria-invalid': fault ? ('true' as const) : undefined, 'aria-describedby': described || undefined };
}

/** A field: its label, what is wrong with it, its input, which has the ties, and a hint. */
export function Labelled({ id, label, fault, hint, children }: Said & { label: string; children: VNode }): VNode {
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

/** What fields of these names take, if a page says nothing else. */
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
  /** What stands in it before anything was sent. */
  value?: string;
  autoComplete?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

/** One line of text for a page of ours. What was sent stands in it again, unless it is a secret. */
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
        // What else may stand here depends on the type; all that we use may stand on these three.
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

/** The hidden field with the token that shows that a form came from a page of ours. */
export function Token(): VNode {
  return <input type="hidden" name="form_token" value={useSite().formToken()} />;
}

type PostFormProps = {
  /** The path that it is sent to; if absent, that of its page. */
  action?: string;
  /** What its button says. */
  submit: string;
  quiet?: boolean;
  /** Whether it destroys something. */
  danger?: boolean;
  small?: boolean;
  /** What the button is called where what it says is not enough. */
  label?: string;
  /** Where a reader goes who does not want it, and what that link says. */
  cancel?: readonly [href: string, text: string];
  /** Its fields; without one it is just a button. */
  children?: ComponentChildren;
  class?: string;
};

/** A form for a page of ours. */
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
