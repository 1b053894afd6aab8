import { ownPath } from '../../components/context.js';
import { Form } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Empty, Name, Prose, When } from '../../components/parts.js';

/** Form to report content to the moderators. */
export const showReportForm: SitePage = async ({ query, t }) => {
  const back = query('back') ?? '/';
  const fields = [
    { name: 'target_type', value: query('type'), hidden: true },
    { name: 'target_id', value: query('id'), hidden: true },
    'reason',
    'note',
  ];
  return {
    title: t('report'),
    trail: { [ownPath(back)]: t('back') },
    content: (
      <>
        <p>{t('report.about')}</p>
        <Form of="createReport" fields={fields} submit={t('report.send')} next={back} />
      </>
    ),
  };
};

/** Earlier revisions of content. */
export const showRevisions: SitePage = async ({ read, path, listed, t }) => {
  const { revisions, can_restore: canRestore, ...list } = await read('listRevisions', listed());
  const { type = '', id = '' } = path;
  return {
    ...list,
    title: t('revisions'),
    isPrivate: true,
    content: (
      <>
        {revisions.length === 0 && (
          <Empty>
            <Nothing of="revisions" />
          </Empty>
        )}
        {revisions.map(({ number, title, editor, edited_at: at, reason, body_html: html }) => (
          <article class="entry" key={number}>
            <header>
              <strong>{t('revision.number', { number })}</strong>
              <span class="when">
                <Name name={editor} /> · <When at={at} />
              </span>
            </header>
            {title !== null && <h2 dir="auto">{title}</h2>}
            <Prose html={html} />
            <p class="soft">{reason}</p>
            {canRestore && (
              <Form of="restoreRevision" path={{ type, id, number }} submit={t('revision.restore')} quiet />
            )}
          </article>
        ))}
      </>
    ),
  };
};
