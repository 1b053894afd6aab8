import type { ComponentChildren, VNode } from 'preact';
import { isAllowed, policies } from '../../api/auth/policies.js';
import { postIn } from '../../api/http/page-address.js';
import { truncate } from '../../core/contract/preview.js';
import type { TextKey } from '../texts/texts.js';
import { hereWith, isRole, nameOf, type Schemas, type SiteContext, SiteProvider, useSite } from './context.js';
import { Form, fieldsOf } from './form.js';
import { schemaAt } from './form-fields.js';
import { Button, By, Note, Prose, State, When } from './parts.js';
import { Bookmark, Like } from './reactions.js';

/** The types' names in operation ids. */
const names = {
  topic: 'Topic',
  reply: 'Reply',
  question: 'Question',
  answer: 'Answer',
  comment: 'VideoComment',
  post_comment: 'PostComment',
  review: 'Review',
  announcement: 'Announcement',
} as const;

/** Labels of the text's field, for kinds whose text is not just called that. */
const textLabels: Partial<Record<keyof typeof names, TextKey>> = {
  reply: 'type.reply',
  question: 'question.details',
  answer: 'type.answer',
  comment: 'type.comment',
  post_comment: 'type.comment',
  review: 'type.review',
};

/** A contribution, with the union of the field names that kinds use for its time and text. */
type EntryContent = {
  id: number;
  author: string;
  created_at?: string;
  posted_at?: string;
  body_html?: string | undefined;
  content_html?: string | undefined;
  hidden?: Schemas['Hidden'] | null;
  edited_at?: string | null;
  edited_by?: string | null;
  reply_to?: Schemas['ReplyTarget'] | null;
  my_report?: Schemas['MyReport'];
  like_count?: number;
  my_like?: boolean;
  my_bookmark?: boolean;
};

type EntryProps = {
  type: keyof typeof names;
  of: EntryContent;
  /** The editable fields. */
  fields: readonly string[];
  /** The parameters of its path; its id if absent. */
  path?: Readonly<Record<string, number>>;
  /** Its number in its list, from 1. */
  number?: number;
  /** The page after a deletion; this page if absent. */
  next?: string;
  /** Name of the entry before it, where one is after a deletion. */
  before?: string | undefined;
  /** True if its author can no longer change it. */
  isClosed?: boolean;
  /** The parent content: while that is hidden, nobody edits this. */
  within?: { hidden?: object | null };
  /** True if others have replied, so that its author can no longer delete it. */
  hasOthers?: boolean;
  /** True if the content that it belongs to is the reader's. */
  isHost?: boolean;
  /** True for the solution of a question. */
  isSolution?: boolean;
  /** Content before the text. */
  aside?: ComponentChildren;
  /** Actions of this kind, after those that all kinds have. */
  children?: ComponentChildren;
  /** Content below the actions. */
  below?: ComponentChildren;
};

/** A contribution with its author and the reader's actions: edit, delete, report, hide. That of an ignored person is folded. */
export function Entry(props: EntryProps): VNode {
  const site = useSite();
  const { author } = props.of;
  if (!site.ignored?.includes(author)) return <Whole {...props} />;
  return (
    <details class="ignored">
      <summary>{site.t('ignored.folded', { name: nameOf(site, author) })}</summary>
      <Whole {...props} />
    </details>
  );
}

function Whole(props: EntryProps): VNode {
  const { type, of, number, aside, children } = props;
  const site = useSite();
  const { here, t, account } = site;
  const name = `${type}-${of.id}`;
  // Posts that are hidden with their parent take no likes and bookmarks.
  const shown = { ...of, hidden: of.hidden ?? props.within?.hidden ?? null };
  const isEdited = here.searchParams.get('edit') === name && isOffered('update', account, props);
  return (
    <article
      class={props.isSolution ? 'entry solution' : 'entry'}
      id={name}
      tabIndex={-1}
      data-hidden={of.hidden ? '' : undefined}
    >
      <header>
        <By name={of.author} />
        <a class="when" href={linkOf(type, of.id, here)}>
          <When at={of.created_at ?? of.posted_at ?? null} />
          {number !== undefined && ` #${number}`}
        </a>
        {of.edited_at != null && (
          <a class="when" href={`/content/${type}/${of.id}/revisions`}>
            {of.edited_by === of.author
              ? t('entry.edited')
              : t('entry.edited_by', { name: nameOf(site, of.edited_by ?? '') })}
          </a>
        )}
        {of.hidden && <State of={of.hidden.state} kind="warning" />}
      </header>
      {site.notice?.at === name && <Note kind="done">{site.notice.text}</Note>}
      {aside}
      {of.reply_to && (
        <p class="answered">
          <a href={linkOf('reply', of.reply_to.id, here)}>
            {t('reply.to', { name: nameOf(site, of.reply_to.author) })}
          </a>{' '}
          {!site.ignored?.includes(of.reply_to.author) && <span dir="auto">{truncate(of.reply_to.excerpt, 100)}</span>}
        </p>
      )}
      {isEdited ? <Editing {...props} /> : <Prose html={of.body_html ?? of.content_html} />}
      {of.hidden?.reason && <p class="soft">{of.hidden.reason}</p>}
      <footer class="actions">
        <SiteProvider value={{ ...site, entry: name }}>
          {type !== 'question' && type !== 'answer' && <Like type={type} of={shown} />}
          {children}
          {(type === 'topic' || type === 'reply' || type === 'question' || type === 'answer') && (
            <Bookmark type={type} of={shown} />
          )}
          {!isEdited && <EntryActions {...props} />}
        </SiteProvider>
      </footer>
      {props.below}
    </article>
  );
}

/** The address of a post, which stays right as others come and go. */
function linkOf(type: string, id: number, { pathname }: URL): string {
  const place = postIn(type, id);
  return place.startsWith('#') ? place : pathname + place;
}

/** True if the account may do this; nobody may while it is hidden. */
function isOffered(
  action: 'update' | 'delete',
  account: SiteContext['account'],
  { type, of, within, isClosed = false, hasOthers: isAnswered = false, isHost = false }: EntryProps,
): boolean {
  const facts = { isAuthor: account?.username === of.author, isHost, isClosed, isAnswered };
  return !of.hidden && !within?.hidden && isAllowed(policies[type][action], account, facts);
}

function Editing({ type, of, path = { id: of.id }, fields }: EntryProps): VNode {
  const { here, t, account, operation } = useSite();
  const label = textLabels[type];
  const update = `update${names[type]}` as const;
  const isExplained = account?.username !== of.author && schemaAt(operation(update).bodySchema, 'reason') !== null;
  const shown = fieldsOf(isExplained ? [...fields, 'reason'] : fields, of).map((field) =>
    label !== undefined && (field.name === 'content' || field.name === 'body') ? { ...field, label: t(label) } : field,
  );
  return (
    <>
      <Form
        of={update}
        path={path}
        fields={shown}
        submit={t('save')}
        next={`${hereWith(here, { edit: null })}#${type}-${of.id}`}
      />
      <p>
        <Button href={hereWith(here, { edit: null })} text={t('cancel')} quiet small />
      </p>
    </>
  );
}

/** Links and forms for the actions of everybody, the author and staff. */
function EntryActions(props: EntryProps): VNode | null {
  const { type, of, path = { id: of.id }, next, before } = props;
  const { account, here, t } = useSite();
  if (account === null) return null;
  const name = `${type}-${of.id}`;
  const removal = { of: `delete${names[type]}`, path, next, entry: before } as const;
  return (
    <>
      {isOffered('update', account, props) && (
        <Button href={`${hereWith(here, { edit: name })}#${name}`} text={t('edit')} quiet small />
      )}
      <ReportLink type={type} of={of} />
      {isOffered('delete', account, props) && (
        <Form {...removal} summary={t('delete')} submit={t('delete.really')} danger />
      )}
      <Hiding type={type} of={of} />
    </>
  );
}

type ReportableProps = {
  type: Schemas['ReportTargetTypeInput'];
  of: { id: number; author?: string; my_report?: Schemas['MyReport'] };
};

/** A link to the report form, or a note that the reader has reported it; nothing for its author and anonymous readers. */
export function ReportLink({ type, of }: ReportableProps): VNode | null {
  const { here, t, account } = useSite();
  if (account === null || account.username === of.author) return null;
  if (of.my_report !== undefined) return <span class="soft">{t('report.done')}</span>;
  const query = new URLSearchParams({ type, id: String(of.id), back: `${hereWith(here, {})}#${type}-${of.id}` });
  return <Button href={`/report?${query}`} text={t('report')} quiet small />;
}

type HidingProps = { type: string; of: { id: number; hidden?: Pick<Schemas['Hidden'], 'state'> | null } };

/** Actions of moderators: hide with a reason, approve, restore. */
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
