import type { ComponentChildren, VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { By, Note, Prose, When } from './parts.js';

type MessageProps = {
  of: Schemas['Message'] & { content_html?: string };
  /** A form in place of the text. */
  form?: VNode | undefined;
  children?: ComponentChildren;
};

/** A message with its author, and below it what can be done. */
export function MessageEntry({ of, form, children }: MessageProps): VNode {
  const { t, notice } = useSite();
  const name = `message-${of.id}`;
  return (
    <article class="entry" id={name} tabIndex={-1}>
      <header>
        <By name={of.author} />
        <span class="when">
          <When at={of.created_at} />
        </span>
        {of.edited_at !== null && <span class="when">{t('entry.edited')}</span>}
      </header>
      {notice?.at === name && <Note kind="done">{notice.text}</Note>}
      {form ?? <Prose html={of.content_html} />}
      {children && <footer class="actions">{children}</footer>}
    </article>
  );
}
