import type { VNode } from 'preact';
import { assetPath } from '../assets.js';
import { attachedFile, useSite } from './context.js';

/** Tools: their names, signs (null to show the name), the shortcut with Ctrl, and the Markdown before and after the selection. */
const tools = [
  ['bold', 'B', 'B', '**', '**'],
  ['italic', 'I', 'I', '_', '_'],
  ['link', null, 'K', '[', '](https://)'],
  ['quote', '❞', 'Shift+.', '> '],
  ['code', '<>', 'E', '`', '`'],
  ['list', '•', 'Shift+8', '- '],
] as const;

type ComposerProps = {
  id: string;
  /** Whether the form can be sent with a file for the text. */
  attaches: boolean;
  children: VNode;
};

/**
 * A box for Markdown around its text area. With a script it has tools, a preview in place, uploads by choosing, dropping or
 * pasting, lists of people and emoji, and it keeps drafts; without one it is a text area, and a file that is sent with it.
 */
export function Composer({ id, attaches, children }: ComposerProps): VNode {
  const { t, ignored = [] } = useSite();
  const messages = {
    suggestions: t('composer.suggestions'),
    saved: t('draft.saved'),
    unsaved: t('draft.unsaved'),
    restored: t('draft.restored'),
    uploading: t('composer.uploading'),
    failed: t('composer.failed'),
  };
  return (
    <div class="composer" data-messages={JSON.stringify(messages)} data-ignored={ignored.join(' ') || undefined}>
      <div class="composer-bar" hidden>
        <div role="tablist" aria-label={t('composer.view')}>
          <button type="button" role="tab" class="quiet small" aria-selected="true" aria-controls={id} data-tab="write">
            {t('composer.write')}
          </button>
          <button type="button" role="tab" class="quiet small" aria-selected="false" tabIndex={-1} data-tab="preview">
            {t('preview')}
          </button>
        </div>
        <div role="toolbar" aria-label={t('composer.format')} aria-controls={id}>
          {tools.map(([name, face, key, before, after]) => (
            <button
              key={name}
              type="button"
              class={`quiet small ${name}`}
              title={`${t(`composer.${name}`)} (Ctrl+${key})`}
              aria-label={t(`composer.${name}`)}
              aria-keyshortcuts={`Control+${key}`}
              data-before={before}
              data-after={after}
            >
              {face ?? t('composer.link')}
            </button>
          ))}
          <button type="button" class="quiet small" title={t('composer.file')} data-choose>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h1" />
            </svg>
            <span>{t('composer.file')}</span>
          </button>
        </div>
      </div>
      {children}
      <p class="composer-file" hidden={!attaches}>
        <label for={`${id}-file`}>{t('composer.file')}</label>
        <input type="file" id={`${id}-file`} name={attaches ? attachedFile : undefined} />
      </p>
      <div class="prose preview" role="tabpanel" aria-label={t('preview')} hidden />
      <p class="composer-status soft" role="status" />
      <script src={assetPath('composer.js')} type="module" />
    </div>
  );
}
