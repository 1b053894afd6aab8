import type { VNode } from 'preact';

type CodeProps = { id: string; label: string; text: string };

/** Text to be copied. The button works with JavaScript only, and so is hidden until the script shows it. */
export function CopyBox({ id, label, text }: CodeProps): VNode {
  return (
    <div class="copy">
      <pre>
        <code id={id}>{text}</code>
      </pre>
      <button type="button" class="small quiet" data-copy={id} hidden aria-label={`Copy ${label.toLowerCase()}`}>
        Copy
      </button>
    </div>
  );
}
