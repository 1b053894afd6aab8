import type { ComponentChildren, VNode } from 'preact';
import { Problem } from '../../../core/contract/problems.js';
import { type Schemas, useSite } from '../../components/context.js';
import { ReportLink } from '../../components/entry.js';
import { Form } from '../../components/form.js';
import { MessageEntry } from '../../components/message.js';
import { Nothing } from '../../components/nothing.js';
import type { PageInput, SitePage } from '../../components/page.js';
import { Badge, Button, Faces, Row, Rows, When } from '../../components/parts.js';
import { Toggles } from '../../components/toggles.js';
import type { Translate } from '../../texts/texts.js';

type Conversation = Schemas['Conversation'];

/** Milliseconds within which a message can be changed. */
const changeable = 15 * 60_000;

/** The others in a conversation, by their names. */
function othersIn({ people }: Conversation, username: string | undefined): string {
  const others = people.filter((each) => each.username !== username);
  return others.map(({ username: name, display_name: shown }) => shown ?? name).join(', ');
}

const nameFor = (of: Conversation, { account, t }: Pick<PageInput, 'account' | 't'>): string =>
  of.title ?? (othersIn(of, account?.username) || t('messages.alone'));

/** Conversations, the latest first, with a link to older ones. */
function Conversations({ list, chosen }: { list: Schemas['ConversationPage']; chosen?: number }): VNode {
  const site = useSite();
  const { t, here } = site;
  return (
    <>
      <Rows empty={<Nothing of="messages" />}>
        {list.conversations.map((each) => {
          const { id, last_message: last, unread_count: count, created_at: begun } = each;
          return (
            <Row
              key={id}
              href={`/messages/${id}`}
              title={nameFor(each, site)}
              badges={count > 0 && id !== chosen && <Badge kind="open">{t('topic.unread', { count })}</Badge>}
              {...(last !== null && { excerpt: last.excerpt })}
            >
              {each.title !== null && <>{othersIn(each, site.account?.username)} · </>}
              <When at={last?.created_at ?? begun} />
            </Row>
          );
        })}
      </Rows>
      <Older of={list} path={here.pathname} name="before" />
    </>
  );
}

type Older = { of: { next_cursor: string | null }; path: string; name: string };

function Older({ of: { next_cursor: next }, path, name }: Older): VNode | null {
  const { t } = useSite();
  return next === null ? null : (
    <p>
      <a href={`${path}?${name}=${next}`}>{t('message.older')}</a>
    </p>
  );
}

/** The list beside a conversation, or on phones one of the two. */
function Sides({ list, isOpen, children }: { list: VNode; isOpen: boolean; children: ComponentChildren }): VNode {
  const { t } = useSite();
  return (
    <div class={isOpen ? 'messages open' : 'messages'}>
      <nav aria-label={t('messages')}>{list}</nav>
      <div>{children}</div>
    </div>
  );
}

const newMessage = (t: Translate): VNode => <Button href="/messages/new" text={t('messages.new')} />;

/** The user's conversations. */
export const showMessages: SitePage = async ({ read, query, t }) => {
  const list = await read('listConversations', { cursor: query('before') });
  return {
    title: t('messages'),
    isPrivate: true,
    isKept: false,
    beside: newMessage(t),
    content: (
      <Sides list={<Conversations list={list} />} isOpen={false}>
        <p class="empty">{t('messages.choose')}</p>
      </Sides>
    ),
  };
};

/** Marks as read what the page shows. Somebody who may not write reads all the same. */
async function mark({ ask }: PageInput, { messages: [newest] }: Schemas['ConversationDetail']): Promise<void> {
  if (newest === undefined) return;
  await ask('markConversationRead', { message_id: newest.id }).catch((error) => {
    if (!(error instanceof Problem)) throw error;
  });
}

/** A conversation, the newest message at its end. */
export const showConversation: SitePage = async (input) => {
  const { read, query, t } = input;
  const before = query('before');
  const [list, detail] = await Promise.all([read('listConversations'), read('getConversation', { cursor: before })]);
  const { conversation } = detail;
  const { id, order_id: order, muted, unread_count: unread } = conversation;
  if (unread > 0 && before === undefined) await mark(input, detail);
  return {
    title: nameFor(conversation, input),
    trail: { '/messages': t('messages') },
    isPrivate: true,
    isKept: false,
    hasReadMessages: unread > 0 && !muted,
    beside: newMessage(t),
    content: (
      <Sides list={<Conversations list={list} chosen={id} />} isOpen>
        {order !== null && (
          <p>
            <a href={`/orders/${order}`}>{t('order.number', { id: order })}</a>
          </p>
        )}
        <Older of={detail} path={`/messages/${id}`} name="before" />
        {detail.messages.toReversed().map((each) => (
          <Message key={each.id} of={each} />
        ))}
        <div id="end">
          <Form
            of="createMessage"
            path={{ id }}
            fields={[{ name: 'content', label: t('message') }]}
            submit={t('message.send')}
            next={`/messages/${id}#end`}
          />
        </div>
        <People of={conversation} />
      </Sides>
    ),
  };
};

/** A message; its author changes it for a while. */
function Message({ of }: { of: Schemas['Message'] }): VNode {
  const { t, account, here } = useSite();
  const { id, conversation_id: conversation, author, content, created_at: at } = of;
  const [name, path] = [`message-${id}`, { id: conversation, message_id: id }];
  const isOwn = author === account?.username;
  const isOpen = isOwn && Date.now() - new Date(at).getTime() < changeable;
  const place = `/messages/${conversation}`;
  const form = isOpen && here.searchParams.get('edit') === name && (
    <Form
      of="updateMessage"
      path={path}
      fields={[{ name: 'content', value: content, label: t('message') }]}
      submit={t('save')}
      next={`${place}#${name}`}
    />
  );
  return (
    <MessageEntry of={of} form={form || undefined}>
      {isOpen && (
        <>
          <Button href={`${place}?edit=${name}#${name}`} text={t('edit')} quiet small />
          <Form of="deleteMessage" path={path} summary={t('delete')} submit={t('delete.really')} next={place} danger />
        </>
      )}
      {!isOwn && <ReportLink type="message" of={of} />}
    </MessageEntry>
  );
}

/** The people of a conversation, and the ways to add somebody, to mute and to leave. */
function People({ of: { id, people, order_id: order, muted } }: { of: Conversation }): VNode {
  const { t, account } = useSite();
  const names = people.map(({ username }) => username);
  const username = account?.username ?? '';
  return (
    <section class="actions">
      <Faces of={names} />
      <Toggles
        of="muteConversation"
        undo="unmuteConversation"
        path={{ id }}
        state="muted"
        chosen={muted}
        choices={[{ value: 'true', text: t('mute'), said: [t('mute.on'), t('mute.off')] }]}
      />
      {order === null && names.length < 20 && (
        <Form
          of="addConversationPerson"
          path={{ id, username: '{username}' }}
          summary={t('conversation.add')}
          fields={[{ name: 'username', label: t('account.username'), hint: t('conversation.add.hint') }]}
          submit={t('conversation.add')}
          next={`/messages/${id}`}
        />
      )}
      <Form
        of="removeConversationPerson"
        path={{ id, username }}
        summary={t('conversation.leave')}
        submit={t('conversation.leave.really')}
        next="/messages"
        danger
      />
    </section>
  );
}

/** A new conversation, with somebody (`to`) or about an order. */
export const newConversation: SitePage = async ({ query, t }) => {
  const order = query('order');
  const about = { name: 'order_id', value: order, hidden: true };
  const to = { name: 'people', value: query('to'), label: t('message.to'), hint: t('message.to.hint'), required: true };
  return {
    title: order === undefined ? t('messages.new') : t('order.number', { id: order }),
    trail: { '/messages': t('messages') },
    isPrivate: true,
    content: (
      <Form
        of="createConversation"
        fields={[
          order === undefined ? to : about,
          { name: 'title', label: t('message.title') },
          { name: 'content', label: t('message') },
        ]}
        submit={t('message.send')}
        next="/messages/{id}"
      />
    ),
  };
};

/** A link to the conversation about an order, or to begin one; for its buyer and seller. */
export function OrderMessages({ order, found }: { order: number; found: readonly Conversation[] }): VNode {
  const { t } = useSite();
  const href = found[0] === undefined ? `/messages/new?order=${order}` : `/messages/${found[0].id}`;
  return <Button href={href} text={t('message.write')} quiet small />;
}
