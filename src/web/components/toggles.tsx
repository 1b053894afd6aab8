import type { ComponentChildren, VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import { formTarget, hereWith, useSite } from './context.js';
import { Token } from './fields.js';
import { operationParam } from './form.js';

type Choice = {
  value: string;
  text: ComponentChildren;
  /** Accessible label, if the text is not enough. */
  label?: string;
  /** Announced after it is chosen, and after that is undone. */
  said: readonly [on: string, off: string];
};

type TogglesProps = {
  /** The operation that chooses, and the one that undoes it. */
  of: OperationId;
  undo: OperationId;
  path: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** The field of both replies that has the chosen value. */
  state: string;
  chosen: string | number | boolean | undefined;
  /** The field of the request for the value; none if the operation takes none. */
  field?: string;
  choices: readonly Choice[];
  /** Content after the first button. */
  children?: ComponentChildren;
};

/**
 * Buttons that choose one of some values, or none if the pressed one is pressed again. The script sends them in place:
 * what is pressed, and each number that names its field of the reply (`data-count`), then follow from the reply.
 */
export function Toggles({ of, undo, path, query, state, chosen, field, choices, children }: TogglesProps): VNode {
  const { here, operation, entry } = useSite();
  const actionOf = (id: OperationId) => hereWith(here, { [operationParam]: formTarget(operation(id), path, query) });
  const [first, ...others] = choices.map(({ value, text, label, said: [on, off] }) => {
    const isPressed = String(chosen) === value;
    return (
      <button
        key={value}
        type="submit"
        class="quiet small"
        aria-pressed={isPressed}
        aria-label={label}
        name={isPressed ? undefined : field}
        value={value}
        formAction={isPressed ? actionOf(undo) : undefined}
        data-on={on}
        data-off={off}
      >
        {text}
      </button>
    );
  });
  return (
    <form
      method="post"
      class="inline"
      action={actionOf(of)}
      data-inplace={state}
      data-field={field}
      data-undo={actionOf(undo)}
    >
      <Token />
      {entry !== undefined && <input type="hidden" name="entry" value={entry} />}
      {first}
      {children}
      {others}
    </form>
  );
}
