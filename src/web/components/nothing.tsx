import type { VNode } from 'preact';
import { hereWith, isRole, useSite } from './context.js';
import { Button } from './parts.js';

const offers = {
  topics: ['/forum/topics/new', 'topic.new'],
  questions: ['/answers/questions/new', 'question.new'],
  videos: ['/videos/new', 'video.new'],
  stores: ['/marketplace/stores', 'store.new'],
} as const;

type Offer = readonly [href: string, text: Parameters<ReturnType<typeof useSite>['t']>[0], role?: 'admin'];

/** Lists, with the page where their first entry is made, if there is one. Their texts end in `.none`. */
const lists = {
  ...offers,
  ...{ 'my.topics': offers.topics, 'my.questions': offers.questions, 'my.videos': offers.videos },
  'my.answers': ['/answers?status=open', 'questions.open'],
  'my.stores': offers.stores,
  'my.products': ['/my/stores', 'stores'],
  'my.reviews': ['/marketplace/orders', 'orders'],
  'my.bookmarks': ['/forum/topics', 'topics.latest'],
  ...{
    'my.reports': null,
    'my.hidden': null,
    orders: null,
    'store.orders': null,
    announcements: null,
    revisions: null,
  },
  drafts: offers.topics,
  products: offers.stores,
  boards: ['/settings/boards', 'boards.manage', 'admin'],
  ...{ 'person.topics': null, 'person.questions': null, 'person.answers': null, 'person.videos': null },
} as const satisfies Record<string, Offer | null>;

/** A list that can be empty. */
export type ListName = keyof typeof lists;

/** Query parameters that narrow a list. */
const narrowing = ['search', 'q', 'tag', 'cat', 'category', 'status', 'unread'];

/** The text of an empty list: what belongs there, with a link to make the first entry, by way of signing up for visitors. */
export function Nothing({ of, to = lists[of] }: { of: ListName; to?: Offer | null }): VNode {
  const { t, here, account } = useSite();
  const narrowed = narrowing.filter((name) => here.searchParams.has(name));
  if (narrowed.length > 0) {
    const all = hereWith(here, { page: null, ...Object.fromEntries(narrowed.map((name) => [name, null])) });
    return <Offering says={t('filtered.none')} href={all} text={t('filtered.all')} />;
  }
  if (to === null || (to[2] && !isRole(account, to[2]))) return <>{t(`${of}.none`)}</>;
  const href = account === null ? `/sign-up?next=${encodeURIComponent(to[0])}` : to[0];
  return <Offering says={t(`${of}.none`)} href={href} text={t(to[1])} />;
}

function Offering({ says, ...button }: { says: string; href: string; text: string }): VNode {
  return (
    <>
      <span>{says}</span> <Button {...button} quiet small />
    </>
  );
}
