import type { ComponentChildren, VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import { hereWith, isRole, useSite } from './context.js';
import { Form } from './form.js';
import { Badge, By, Prose, When } from './parts.js';

type Schemas = components['schemas'];

/** An operation for the entry, with the parameters of its path. */
type Way = { of: OperationId; path: Readonly<Record<string, string | number>>; next?: string };

/** What somebody has written, as the contract has it. */
type Written = {
  id: number;
  author: string;
  hidden?: Schemas['Hidden'] | null;
  edited_at?: string | null;
  edited_by?: string | null;
  my_report?: Schemas['MyReport'];
};

type EntryProps = {
  type: Schemas['HideableType'];
  of: Written;
  at: string;
  html: string | undefined;
  /** How it is edited, and what stands in the form at first. */
  edit?: Way & { values: Readonly<Record<string, string | number | null>> };
  remove?: Way;
  /** Who may edit and delete it beside its author. */
  keepers?: 'moderator' | 'admin' | 'author';
  /** What stands before the text. */
  aside?: ComponentChildren;
  /** What can be done beside what can be done with everything. */
  children?: ComponentChildren;
};

/** A text with its author, and what its reader can do with it: edit, delete, report, hide. */
export function Entry(props: EntryProps): VNode {
  const { type, of, at, html, edit, aside, children } = props;
  const { here, t } = useSite();
  const name = `${type}-${of.id}`;
  const isEdited = here.searchParams.get('edit') === name && edit !== undefined;
  return (
    <article class="entry" id={name}>
      <header>
        <By name={of.author} />
        <a class="when" href={`#${name}`}>
          <When at={at} />
        </a>
        {of.edited_at != null && (
          <a class="when" href={`/content/${type}/${of.id}/revisions`}>
            {of.edited_by === of.author ? t('entry.edited') : t('entry.edited_by', { name: of.edited_by ?? '' })}
          </a>
        )}
        {of.hidden && <Badge kind="warning">{t(`value.${of.hidden.state}`)}</Badge>}
      </header>
      {aside}
      {isEdited ? <Editing {...props} edit={edit} /> : <Prose html={html} />}
      {of.hidden?.reason && <p class="soft">{of.hidden.reason}</p>}
      <footer class="actions">
        {children}
        {!isEdited && <Deeds {...props} />}
      </footer>
    </article>
  );
}

/** Whether the reader may edit and delete it. */
function useIsKeeper({ of, keepers = 'moderator' }: Pick<EntryProps, 'of' | 'keepers'>): boolean {
  const { account } = useSite();
  return account?.username === of.author || (keepers !== 'author' && isRole(account, keepers));
}

function Editing({ edit, of }: EntryProps & { edit: NonNullable<EntryProps['edit']> }): VNode {
  const { here, t, account } = useSite();
  const fields = Object.entries(edit.values).map(([name, value]) => ({ name, value }));
  const asksWhy = account?.username !== of.author;
  return (
    <>
      <Form of={edit.of} path={edit.path} fields={asksWhy ? [...fields, 'reason'] : fields} submit={t('save')} />
      <p>
        <a href={hereWith(here, { edit: null })}>{t('cancel')}</a>
      </p>
    </>
  );
}

/** Links and forms for what everybody, its author, and staff can do with it. */
function Deeds(props: EntryProps): VNode | null {
  const { type, of, edit, remove } = props;
  const { account, here, t } = useSite();
  const isKeeper = useIsKeeper(props);
  if (account === null) return null;
  const name = `${type}-${of.id}`;
  return (
    <>
      {isKeeper && edit !== undefined && <a href={`${hereWith(here, { edit: name })}#${name}`}>{t('edit')}</a>}
      <ReportLink type={type} of={of} />
      {isKeeper && remove !== undefined && (
        <Form {...remove} summary={t('delete')} submit={t('delete.really')} danger />
      )}
      <Hiding type={type} of={of} />
    </>
  );
}

type ReportableProps = {
  type: Schemas['ReportTargetTypeInput'];
  of: { id: number; author?: string; my_report?: Schemas['MyReport'] };
};

/** A link to the form for a report, or that one has reported it; nothing for its author and who is not signed in. */
export function ReportLink({ type, of }: ReportableProps): VNode | null {
  const { here, t, account } = useSite();
  if (account === null || account.username === of.author) return null;
  if (of.my_report !== undefined) return <span class="soft">{t('report.done')}</span>;
  const query = new URLSearchParams({ type, id: String(of.id), back: hereWith(here, {}) });
  return <a href={`/report?${query}`}>{t('report')}</a>;
}

type HidingProps = { type: string; of: { id: number; hidden?: Pick<Schemas['Hidden'], 'state'> | null } };

/** What moderators can do: hide it with a reason, approve or restore it. */
export function Hiding({ type, of }: HidingProps): VNode | null {
  const { account, t } = useSite();
  if (!isRole(account, 'moderator')) return null;
  const path = { type, id: of.id };
  const state = of.hidden?.state;
  return (
    <>
      {state && <Form of="restoreContent" path={path} submit={t(state === 'held' ? 'approve' : 'restore')} quiet />}
      {state !== 'deleted' && (
        <Form
          of="hideContent"
          path={path}
          summary={t(state === 'hidden' ? 'hide.otherwise' : 'hide')}
          fields={[{ name: 'reason', hint: t('hide.hint') }]}
          submit={t('hide')}
          danger
        />
      )}
    </>
  );
}
