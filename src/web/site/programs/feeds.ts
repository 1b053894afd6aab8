import { Feed } from 'feed';
import { escapeHtml } from '../../../api/http/html.js';
import { pageOf, titledPath } from '../../../api/http/page-address.js';
import { problem } from '../../../core/contract/problems.js';
import type { PublicPage, PublicReply, PublicVisit } from '../../public-page.js';
import { wellFormedXml } from './xml.js';

type FeedItem = { title: string; author: string | null; created_at: string };
type Entry = { path: string; html?: string };

/** An Atom feed (RFC 4287) of the list on a page: each entry with its path, and its text as HTML. */
function feedOf<Each extends FeedItem>(
  { origin, here, parts }: PublicVisit,
  { title, path, listed }: { title: string; path: string; listed: readonly Each[] },
  of: (each: Each) => Entry,
): PublicReply {
  const [newest] = listed;
  const feed = new Feed({
    title,
    id: `${origin}${path}`,
    link: `${origin}${titledPath(path, title)}`,
    feedLinks: { atom: here.href },
    copyright: '',
    updated: newest === undefined ? new Date(0) : new Date(newest.created_at),
    generator: parts.config.site.name,
  });
  for (const each of listed) {
    const { path: at, html } = of(each);
    // Titles change, ids must not.
    const [id, link] = [`${origin}${at}`, `${origin}${titledPath(at, each.title)}`];
    const author = [{ name: each.author ?? '' }];
    const text = html === undefined ? {} : { content: html };
    // The library declares titles as HTML.
    const title = escapeHtml(each.title);
    feed.addItem({ title, id, link, date: new Date(each.created_at), author, ...text });
  }
  return { body: wellFormedXml(feed.atom1()), mediaType: 'application/atom+xml; charset=utf-8', maxAge: 60 };
}

/** The newest topics of a board. */
export const boardFeed: PublicPage = async (visit) => {
  const { id = '' } = visit.path;
  const { board } = await visit.call('getBoard', { path: { id }, query: { per_page: 1 } });
  const { topics: listed } = await visit.call('listTopics', { query: { board_id: board.id, sort: 'newest' } });
  const feed = { title: board.title, path: `/forum/boards/${board.id}`, listed };
  return feedOf(visit, feed, ({ id }) => ({ path: `/forum/topics/${id}` }));
};

/** The newest questions of a category. */
export const categoryFeed: PublicPage = async (visit) => {
  const { slug: cat = '' } = visit.path;
  const { questions: listed } = await visit.call('listQuestions', { query: { cat } });
  const feed = { title: listed[0]?.categories[0] ?? cat, path: `/answers?${new URLSearchParams({ cat })}`, listed };
  return feedOf(visit, feed, ({ id, excerpt }) => ({
    path: `/answers/questions/${id}`,
    html: escapeHtml(excerpt),
  }));
};

/** The newest results of a search, each with the post that matches. */
export const searchFeed: PublicPage = async (visit) => {
  const { q = '' } = visit.query;
  if (typeof q !== 'string') throw problem('invalid_param', { params: { q: 'is given twice' } });
  if (q.trim() === '') throw problem('invalid_param', { params: { q: 'is required' } });
  const { results } = await visit.call('searchSite', { query: { q, sort: 'newest' } });
  const listed = results.map(({ post, ...result }) => ({ ...result, ...post }));
  const { t } = visit.localised();
  const feed = { title: t('search.for', { q }), path: `/search?${new URLSearchParams({ q })}`, listed };
  return feedOf(visit, feed, ({ type, id, path, excerpt }) => ({
    path: pageOf({ type, target_id: id, path, title: null }),
    html: excerpt.html,
  }));
};
