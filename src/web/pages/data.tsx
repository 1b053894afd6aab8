import type { VNode } from 'preact';
import { beginExport, type Export, exportsOf, keptDays, mostADay } from '../../community/exports/exports.js';
import { problem } from '../../core/contract/problems.js';
import { sendObject } from '../../core/storage/send-object.js';
import { useSite } from '../components/context.js';
import { PostForm } from '../components/fields.js';
import { ActionLink, FactList, Note, Section, Size, When } from '../components/parts.js';
import { Refusal } from '../refusal.js';
import { members, type Page } from '../visit.js';
import { formPage } from './form-page.js';

const isBusy = (archive: Export | null): archive is Export =>
  archive?.state === 'waiting' || archive?.state === 'running';

/** The user's data: archive export and account deletion. */
export const data = formPage(members, {
  show: async ({ parts, account, t }) => {
    const { last, ready, isLimited } = await exportsOf(parts.database, account.id);
    return {
      title: t('account.data'),
      heading: t('data'),
      place: 'account.data',
      content: (
        <>
          <Section id="archive-title" title={t('archive')}>
            <p>{t('archive.about', { days: keptDays })}</p>
            {last?.state === 'failed' && last.fault !== null && (
              <Note kind="fault">{t(`archive.failed.${last.fault}`)}</Note>
            )}
            {isBusy(last) && <Running archive={last} />}
            {ready !== null && <Ready archive={ready} />}
            {!isBusy(last) && !isLimited && (
              <PostForm submit={t(ready === null ? 'archive.make' : 'archive.remake')} quiet={ready !== null} />
            )}
            {!isBusy(last) && isLimited && <p class="hint">{t('archive.limited', { most: mostADay })}</p>}
          </Section>
          <Section id="deletion-title" title={t('data.deletion')}>
            <p>{t('data.deletion.about')}</p>
            <ActionLink href="/profile/delete" quiet danger text={t('deletion')} />
          </Section>
        </>
      ),
    };
  },
  act: async ({ parts, account, t }) => {
    if (await beginExport(parts.database, account.id)) return { to: '/profile/data', notice: t('archive.begun') };
    const { last } = await exportsOf(parts.database, account.id);
    throw new Refusal(409, isBusy(last) ? t('archive.busy') : t('archive.most', { most: mostADay }));
  },
});

function Running({ archive: { state, parts, partsTotal, records, bytes } }: { archive: Export }): VNode {
  const { t } = useSite();
  return (
    <div class="card">
      {state === 'waiting' ? (
        <p role="status">{t('archive.waits')}</p>
      ) : (
        <>
          <label for="progress">{t('archive.progress', { done: parts, total: partsTotal })}</label>
          <progress id="progress" value={parts} max={Math.max(partsTotal, 1)} />
          <p class="hint" role="status">
            {t('archive.records', { count: records })}, <Size bytes={bytes} /> {t('archive.so_far')}
          </p>
        </>
      )}
      <ActionLink href="/profile/data" quiet text={t('refresh')} />
    </div>
  );
}

function Ready({ archive: { endedAt, expiresAt, records, bytes, missing } }: { archive: Export }): VNode {
  const { t } = useSite();
  const facts = [
    [t('key.created'), <When at={endedAt} />],
    [t('archive.has'), [t('archive.records', { count: records }), ', ', <Size bytes={bytes} />]],
    [t('archive.kept'), <When at={expiresAt} />],
  ] as const;
  return (
    <div class="card">
      <FactList of={facts} />
      {missing > 0 && <Note kind="warning">{t('archive.missing', { count: missing })}</Note>}
      <ActionLink href="/profile/data/archive" text={t('archive.download')} />
    </div>
  );
}

/** Needs the session: no link leads to it that could be passed on. */
export const downloadArchive: Page = members(async ({ parts, account, req, res, t }) => {
  const { ready } = await exportsOf(parts.database, account.id);
  if (ready === null || ready.key === null) throw problem('route_not_found', { message: t('archive.none') });
  const { key, bytes: size, askedAt } = ready;
  const name = `plaza-${account.username}-${askedAt.toISOString().slice(0, 10)}.zip`;
  const head = { key, mimeType: 'application/zip', disposition: 'attachment', name } as const;
  await sendObject(req, res, { storage: parts.storage, head, size });
});
