import type { VNode } from 'preact';
import type { TextKey } from '../texts/texts.js';
import { hereWith, isRole, useSite } from './context.js';
import { Button } from './parts.js';

type Offer = readonly [href: string, text: TextKey, role?: 'admin'];

const topics: Offer = ['/forum/topics/new', 'topic.new'];
const questions: Offer = ['/answers/questions/new', 'question.new'];
const videos: Offer = ['/videos/new', 'video.new'];
const stores: Offer = ['/marketplace/stores', 'store.new'];

/** The pages where the first entry of a list is made. */
const offers: Readonly<Record<string, Offer>> = {
  ...{ topics, 'my.topics': topics, drafts: topics, questions, 'my.questions': questions, videos, 'my.videos': videos },
  ...{ stores, 'my.stores': stores, products: stores, 'my.products': ['/my/stores', 'stores'] },
  'my.answers': ['/answers?status=open', 'questions.open'],
  'my.reviews': ['/marketplace/orders', 'orders'],
  'my.bookmarks': ['/forum/topics', 'topics.latest'],
  boards: ['/settings/boards', 'boards.manage', 'admin'],
};

/** Lists whose text for when they are empty is called so. */
type ListName = TextKey extends infer Key ? (Key extends `${infer Name}.none` ? Name : never) : never;

/** Query parameters that narrow a list. */
const narrowing = ['search', 'q', 'tag', 'cat', 'category', 'status', 'unread'];

/** The text of an empty list: what belongs there, with a link to make the first entry, by way of signing up for visitors. */
export function Nothing({ of, to = offers[of] ?? null }: { of: ListName; to?: Offer | null }): VNode {
  const { t, here, account } = useSite();
  const narrowed = narrowing.filter((name) => here.searchParams.has(name));
  const isNarrowed = narrowed.length > 0;
  const all = hereWith(here, Object.fromEntries(['page', ...narrowed].map((name) => [name, null])));
  const offer: Offer | null = isNarrowed ? [all, 'filtered.all'] : to;
  const [path = '', text = 'all', role] = offer ?? [];
  const href = account === null && !isNarrowed ? `/sign-up?next=${encodeURIComponent(path)}` : path;
  return (
    <>
      <span>{t(isNarrowed ? 'filtered.none' : `${of}.none`)}</span>{' '}
      {offer && (role === undefined || isRole(account, role)) && <Button href={href} text={t(text)} quiet small />}
    </>
  );
}
