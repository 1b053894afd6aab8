import type { ComponentChildren, VNode } from 'preact';

/** The hidden field with the CSRF token. */
export function TokenField({ token }: { token: string }): VNode {
  return <input type="hidden" name="form_token" value={token} />;
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

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  value: string;
};

/** One labelled choice among some. */
export function Choice({ id, name, label, options, value }: ChoiceProps): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name}>
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type WordsProps = { id: string; name: string; label: string; value: string; hint?: string; required?: boolean };

/** A labelled field for a few words, on as many lines as they need. */
export function Words({ id, name, label, value, hint, required = false }: WordsProps): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={3}
        maxLength={1000}
        required={required}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type NoteProps = { kind: 'fault' | 'done' | 'warning'; children: ComponentChildren };

/** A message above what it is about. Faults interrupt a screen reader, the others wait. */
export function Note({ kind, children }: NoteProps): VNode {
  return (
    <p class={`note ${kind}`} role={kind === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
