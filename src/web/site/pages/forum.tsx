import type { ComponentChildren, VNode } from 'preact';
import { titledPath } from '../../../api/http/page-address.js';
import { truncate } from '../../../core/contract/preview.js';
import { heard, hereWith, isRole, nameOf, type Schemas, useSite } from '../../components/context.js';
import { Entry } from '../../components/entry.js';
import { Form } from '../../components/form.js';
import { Moderating } from '../../components/moderating.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import {
  About,
  Badge,
  Button,
  boardTone,
  Chip,
  Choices,
  Face,
  Name,
  narrowed,
  pageAt,
  Row,
  Rows,
  Section,
  Tags,
  When,
} from '../../components/parts.js';
import { Watch } from '../../components/watch.js';
import { discussion, pictureIn } from '../structured.js';

/** Boards, each followed by those that are part of it. */
export function nested<Board extends Pick<Schemas['Board'], 'id' | 'parent'>>(boards: readonly Board[]): Board[] {
  const partsOf = (id: number | undefined) => boards.filter(({ parent }) => parent?.id === id);
  return partsOf(undefined).flatMap((board) => [board, ...partsOf(board.id)]);
}

/** All boards. */
export const showBoards: SitePage = async ({ read, account, t }) => {
  const boards = await read('listBoards');
  const beside = (
    <>
      <Button href="/tags" text={t('tags')} quiet />
      {account !== null && <Button href="/forum/topics?unread=true" text={t('topics.unread')} quiet />}
      {isRole(account, 'admin') && <Button href="/settings/boards" text={t('boards.manage')} quiet />}
    </>
  );
  const rows = nested(boards).map((board) => (
    <Row
      key={board.id}
      href={titledPath(`/forum/boards/${board.id}`, board.title)}
      title={board.title}
      excerpt={board.description}
      figures={[t('board.counts', { topics: board.topic_count, posts: board.post_count })]}
      tone={boardTone(board)}
      badges={board.is_private && <Badge kind="private">{t('board.private')}</Badge>}
      isWithin={board.parent !== null}
    >
      {board.last_topic !== null && board.last_post_time !== null && (
        <>
          <a href={titledPath(`/forum/topics/${board.last_topic.id}`, board.last_topic.title)} dir="auto">
            {board.last_topic.title}
          </a>
          {' · '}
          <When at={board.last_post_time} />
        </>
      )}
    </Row>
  ));
  return {
    title: t('forum'),
    description: t('forum.about'),
    beside,
    content: <Rows empty={<Nothing of="boards" />}>{rows}</Rows>,
  };
};

/** Badges of a topic. */
function Marks({ topic }: { topic: Pick<Schemas['TopicSummary'], 'is_sticky' | 'is_locked'> }): VNode {
  const { t } = useSite();
  return (
    <>
      {topic.is_sticky && <Badge kind="sticky">{t('topic.sticky')}</Badge>}
      {topic.is_locked && <Badge kind="locked">{t('topic.locked')}</Badge>}
    </>
  );
}

type TopicsProps = {
  topics: readonly Schemas['TopicSummary'][];
  empty: ComponentChildren;
  /** True if all are of one board. */
  isBoard?: boolean;
};

/** A list of topics. */
export function Topics({ topics, empty, isBoard = false }: TopicsProps): VNode {
  const site = useSite();
  const { t } = site;
  const rows = heard(site, topics).map((topic) => {
    const {
      id,
      title,
      author,
      board_id: board,
      board_color: color,
      first_unread: unread,
      unread_count: count = 0,
    } = topic;
    const at = titledPath(`/forum/topics/${id}${unread ? `?reply=${unread}#reply-${unread}` : ''}`, title);
    const badges = (
      <>
        <Marks topic={topic} />
        {count > 0 && <Badge kind="open">{t('topic.unread', { count })}</Badge>}
      </>
    );
    const figures = [
      t('topic.replies', { count: topic.reply_count }),
      topic.like_count > 0 && t('likes', { count: topic.like_count }),
    ];
    return (
      <Row key={id} href={at} title={title} face={author} badges={badges} figures={figures}>
        {!isBoard && (
          <>
            <Chip of={boardTone({ id: board, color })} href={titledPath(`/forum/boards/${board}`, topic.board_title)}>
              {topic.board_title}
            </Chip>{' '}
          </>
        )}
        <Name name={author} />
        {topic.reply_count > 0 && (
          <>
            {' · '}
            <Face name={topic.last_reply_user} size={20} /> <Name name={topic.last_reply_user} />
          </>
        )}
        {' · '}
        <When at={topic.last_reply} />
        <Tags of={topic.tags} />
      </Row>
    );
  });
  return <Rows empty={topics.length > 0 ? t('ignored.all') : empty}>{rows}</Rows>;
}

/** A board with its topics. */
export const showBoard: SitePage = async ({ read, walked, account, t }) => {
  const { board, topics, ...list } = await read('getBoard', walked());
  const writing = `/forum/topics/new?board=${board.id}`;
  const mayWrite = board.can_write !== false;
  return {
    ...list,
    address: titledPath(`/forum/boards/${board.id}`, board.title),
    title: board.title,
    description: board.description,
    feed: `/forum/boards/${board.id}/feed.atom`,
    trail: {
      '/forum': t('forum'),
      ...(board.parent && { [titledPath(`/forum/boards/${board.parent.id}`, board.parent.title)]: board.parent.title }),
    },
    beside: (
      <>
        {board.is_private && <Badge kind="private">{t('board.private')}</Badge>}
        {board.can_moderate && !isRole(account, 'moderator') && (
          <Button href="/forum/queue" text={t('staff.queue')} quiet />
        )}
        <Watch type="board" of={board} />
        {account !== null && mayWrite && <Button href={writing} text={t('topic.new')} />}
      </>
    ),
    content: (
      <>
        <div class="lead prose" dangerouslySetInnerHTML={{ __html: board.description_html ?? '' }} />
        {board.children.length > 0 && (
          <p class="chips">
            {board.children.map((part) => (
              <Chip key={part.id} of={boardTone(part)} href={titledPath(`/forum/boards/${part.id}`, part.title)}>
                {part.title}
              </Chip>
            ))}
          </p>
        )}
        <Topics topics={topics} empty={<Nothing of="topics" to={mayWrite ? [writing, 'topic.new'] : null} />} isBoard />
      </>
    ),
  };
};

/** Topics of all boards, or those with unread replies. */
export const showTopics: SitePage = async ({ read, walked, query, account, t }) => {
  const unread = account !== null && query('unread') !== undefined ? true : undefined;
  const { topics, ...list } = await read('listTopics', { ...walked('sort', 'tag'), unread });
  const orders = { '': t('topics.latest'), newest: t('order.newest') };
  return {
    ...list,
    title: unread ? t('topics.unread') : narrowed(t('topics'), query('tag')),
    isPrivate: unread === true,
    trail: { '/forum': t('forum') },
    content: (
      <>
        {!unread && <Choices label={t('order')} name="sort" options={orders} />}
        <Topics topics={topics} empty={<Nothing of="topics" />} />
      </>
    ),
  };
};

/** Form for a new topic. */
export const newTopic: SitePage = async ({ read, query, t }) => {
  const boards = await read('listBoards');
  const open = nested(boards).filter(({ can_write: mayWrite }) => mayWrite !== false);
  const options = open.map(({ id, title, parent }) => [
    String(id),
    parent === null ? title : `${parent.title} › ${title}`,
  ]);
  const fields = [
    { name: 'board_id', options: Object.fromEntries(options), value: query('board') },
    { name: 'title', value: query('title') },
    { name: 'tags', value: query('tag') },
    { name: 'content', rows: 12 },
  ];
  return {
    title: t('topic.new'),
    trail: { '/forum': t('forum') },
    content: <Form of="createTopic" fields={fields} submit={t('publish')} />,
  };
};

/** A topic with its replies. */
export const showTopic: SitePage = async ({ read, listed, query, account, origin, t }) => {
  const hidden = isRole(account, 'moderator') ? 'include' : undefined;
  const wanted = Math.max(0, Number.parseInt(query('number') ?? '', 10) || 0);
  const asked = wanted > 0 ? { page: Math.ceil(wanted / repliesOfPage) } : listed('reply');
  const { topic, replies, ...list } = await read('getTopic', { ...asked, hidden });
  const address = titledPath(`/forum/topics/${topic.id}`, topic.title);
  const boardAddress = titledPath(`/forum/boards/${topic.board_id}`, topic.board_title);
  const newest = `${pageAt(new URL(address, origin), Math.max(1, list.pages))}#newest`;
  const before = (list.page - 1) * repliesOfPage;
  const path = { id: topic.id };
  const last = replies.findLast(({ hidden }) => !hidden);
  const answered = replies.find(({ id }) => String(id) === query('reply_to'));
  const quoted = query('quote') === undefined ? undefined : (answered ?? topic);
  const isOfSite = isRole(account, 'moderator');
  const moderates = isOfSite || topic.can_moderate === true;
  const closed = topic.is_locked ? 'topic.is_locked' : topic.can_write === false ? 'problem.board_restricted' : null;
  const answers = account !== null && closed === null && topic.hidden === null;
  return {
    ...list,
    leadsTo: wanted > 0 ? leadTo(address, replies[wanted - before - 1]?.id, newest) : undefined,
    address,
    title: topic.title,
    description: topic.content,
    image: pictureIn(topic.content_html),
    about: discussion(topic, replies, `${origin}${address}`),
    trail: { '/forum': t('forum'), [boardAddress]: topic.board_title },
    beside: (
      <>
        <Marks topic={topic} />
        <Watch type="topic" of={topic} />
      </>
    ),
    aside: (
      <About
        title={t('topic.about')}
        facts={[
          [t('topic.begun'), <When key="begun" at={topic.created_at} />],
          [t('topic.last'), <When key="last" at={topic.last_reply} />],
          [t('fact.replies'), topic.reply_count],
          [t('fact.likes'), topic.like_count],
        ]}
        people={[topic.author, ...replies.map(({ author }) => author)]}
        mostPeople={12}
        tags={topic.tags}
      />
    ),
    content: (
      <Moderating isOfBoard={topic.can_moderate === true && !isOfSite}>
        {list.page === 1 ? (
          <Entry
            type="topic"
            of={topic}
            fields={['title', 'tags', 'content']}
            isClosed={topic.is_locked}
            hasOthers={list.pages > 1 || replies.some(({ author }) => author !== topic.author)}
            next={boardAddress}
          >
            {answers && <Answering id={null} />}
            {moderates && topic.hidden === null && <Switches topic={topic} isOfSite={isOfSite} />}
          </Entry>
        ) : (
          <p>
            <a href={`${address}#topic-${topic.id}`}>
              <Naming of="topic.opening" name={topic.author} />
            </a>
          </p>
        )}
        {replies.length > 0 && <h2>{t('topic.replies', { count: topic.reply_count })}</h2>}
        {list.pages > 1 && <Jumps newest={newest} count={list.total} />}
        {replies.map((reply, place) => (
          <>
            {list.page === list.pages && place === replies.length - 1 && <div id="newest" />}
            <Entry
              key={reply.id}
              type="reply"
              of={reply}
              number={before + place + 1}
              fields={['content']}
              isClosed={topic.is_locked}
              within={topic}
              before={place > 0 ? `reply-${replies[place - 1]?.id}` : `topic-${topic.id}`}
            >
              {answers && !reply.hidden && <Answering id={reply.id} />}
            </Entry>
          </>
        ))}
      </Moderating>
    ),
    below: topic.hidden === null && (
      <>
        {Boolean(topic.unread_count) && <Reading id={topic.id} last={last?.id ?? null} />}
        {closed !== null ? (
          <p class="empty">{t(closed)}</p>
        ) : (
          <Section id="reply" title={t('reply')}>
            {answered && (
              <p class="answered">
                <Naming of="reply.to" name={answered.author} /> <Cancel />
              </p>
            )}
            <Form
              of="createReply"
              path={path}
              fields={[
                { name: 'reply_to', value: answered?.id, hidden: true },
                { name: 'content', label: t('type.reply'), value: quoted && quoteOf(quoted.content, quoted.author) },
              ]}
              submit={t('reply.send')}
              next={`${address}?reply={id}#reply-{id}`}
            />
          </Section>
        )}
      </>
    ),
  };
};

/** Replies on a page. */
const repliesOfPage = 20;

/** The address of a reply in a topic; of the newest one if there is none. */
const leadTo = (address: `/${string}`, reply: number | undefined, newest: string) =>
  reply === undefined ? (newest as `/${string}`) : (`${address}?reply=${reply}#reply-${reply}` as const);

/** A link to the newest reply of a long topic, and a form for the number of one. */
function Jumps({ newest, count }: { newest: string; count: number }): VNode {
  const { here, t } = useSite();
  return (
    <form class="actions jumps" action={here.pathname}>
      <Button href={newest} text={t('topic.newest')} quiet small />
      <label for="number">{t('topic.jump')}</label>
      <input id="number" name="number" type="number" min="1" max={count} required />
      <button type="submit" class="quiet small">
        {t('topic.go')}
      </button>
    </form>
  );
}

/** Marks the page up to this reply as read: the script what was shown, and without a script all of it at once. */
function Reading({ id, last }: { id: number; last: number | null }): VNode {
  return (
    <>
      <Form
        of="markTopicRead"
        path={{ id }}
        fields={[{ name: 'reply_id', value: last, hidden: true }]}
        class="reading"
      />
      <noscript>
        <img src={`/forum/topics/${id}/read${last === null ? '' : `?reply=${last}`}`} alt="" width="1" height="1" />
      </noscript>
    </>
  );
}

/** Links that lead to the reply form, for one of the replies or the topic itself. */
function Answering({ id }: { id: number | null }): VNode {
  const { here, t } = useSite();
  const answer = { reply: null, edit: null, quote: null, reply_to: id };
  return (
    <>
      <Button href={`${hereWith(here, answer)}#reply`} text={t('reply')} quiet small />
      <a class="button quiet small" href={`${hereWith(here, { ...answer, quote: 1 })}#reply`} data-quote={id ?? ''}>
        {t('quote')}
      </a>
    </>
  );
}

/** A text with the name of a person. */
function Naming({ of, name }: { of: 'topic.opening' | 'reply.to'; name: string }): VNode {
  const site = useSite();
  return <>{site.t(of, { name: nameOf(site, name) })}</>;
}

/** Link that answers the topic instead of one of its replies. */
function Cancel(): VNode {
  const { here, t } = useSite();
  return <a href={`${hereWith(here, { reply_to: null, quote: null })}#reply`}>{t('cancel')}</a>;
}

/** A text as a quotation in Markdown, of its first 1,000 characters. */
function quoteOf(text: string, author: string): string {
  const lines = truncate(text, 1000).split('\n');
  return [`> @${author}:`, ...lines.map((line) => `> ${line}`), '', ''].join('\n');
}

type SwitchesProps = { topic: Schemas['TopicDetail']; isOfSite: boolean };

/** Moderation forms of a topic. */
function Switches({ topic: { id, is_locked, is_sticky }, isOfSite }: SwitchesProps): VNode {
  const { t } = useSite();
  const lock = is_locked ? 'unlock' : 'lock';
  const stick = is_sticky ? 'unstick' : 'stick';
  return (
    <>
      <Form of={`${lock}Topic`} path={{ id }} submit={t(`topic.${lock}`)} quiet />
      <Form of={`${stick}Topic`} path={{ id }} submit={t(`topic.${stick}`)} quiet />
      {isOfSite && <Button href={`/forum/topics/${id}/manage`} text={t('topic.manage')} quiet small />}
    </>
  );
}
