import type { VNode } from 'preact';
import { Field } from '../forms.js';

/** What was filled in for an app, and what is wrong with it. */
export type FilledApp = {
  name: string;
  /** One a line. */
  addresses: string;
  kind: '' | 'public' | 'confidential' | string;
  fault: string | null;
};

/** The fields that say what an app is called, and where people return to. */
export function AppFields({ filled }: { filled: FilledApp }): VNode {
  return (
    <>
      <Field
        name="name"
        label="Name"
        value={filled.name}
        autoComplete="off"
        maxLength={100}
        hint="What people are asked to allow."
      />
      <div class="field">
        <label for="addresses">Addresses</label>
        <textarea
          id="addresses"
          name="addresses"
          rows={3}
          required
          spellcheck={false}
          autoCapitalize="none"
          aria-describedby="addresses-hint"
          value={filled.addresses}
        />
        <p class="hint" id="addresses-hint">
          Where people return to from here, one a line: https://…, http:// on this machine alone, or a scheme of the
          app’s own, such as org.example.app:/back.
        </p>
      </div>
    </>
  );
}
