import type { VNode } from 'preact';
import { Field } from './forms.js';

type Filled = { value: string; fault: string | undefined };

/** The name that somebody chooses who makes an account. */
export function NewUsername({ value, fault }: Filled): VNode {
  return (
    <Field
      name="username"
      label="Username"
      value={value}
      autoComplete="username"
      hint="3 to 30 letters, digits, “_” or “-”. It is shown with everything you write."
      fault={fault}
      minLength={3}
      maxLength={30}
      pattern="[A-Za-z0-9_\-]{3,30}"
    />
  );
}

/** The email address, unless the provider has verified one. */
export function NewAddress({ value, fault }: Filled): VNode {
  return (
    <Field
      name="email"
      label="Email"
      type="email"
      value={value}
      autoComplete="email"
      hint="It is not shown to other users."
      fault={fault}
      maxLength={254}
    />
  );
}
