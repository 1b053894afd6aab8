import { Feed } from 'feed';
import { Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { problem } from '../../api/contract/problems.js';
import { originOf } from '../../api/http/origin.js';
import type { Page, Visit } from '../visit.js';

/** What programs ask a site for: feeds, the sitemap, oEmbed, the manifest, and addresses of bytes. */

const originHere = ({ req, parts }: Visit): string => originOf(req, parts.config);

type Listed = { title: string; author: string | null; created_at: string };

/** Sends a feed of what is listed on the page at a path: each entry with the path of its own, and its text as HTML. */
function sendFeed<Each extends Listed>(
  visit: Visit,
  { title, path, listed }: { title: string; path: string; listed: readonly Each[] },
  of: (each: Each) => { path: string; html?: string },
): void {
  const origin = originHere(visit);
  const [newest] = listed;
  const feed = new Feed({
    title,
    id: `${origin}${path}`,
    link: `${origin}${path}`,
    feedLinks: { atom: `${origin}${visit.req.originalUrl}` },
    copyright: '',
    updated: newest === undefined ? new Date(0) : new Date(newest.created_at),
    generator: visit.parts.config.site.name,
  });
  for (const each of listed) {
    const { path: at, html } = of(each);
    const link = `${origin}${at}`;
    const author = [{ name: each.author ?? '' }];
    const text = html === undefined ? {} : { content: html };
    feed.addItem({ title: each.title, id: link, link, date: new Date(each.created_at), author, ...text });
  }
  visit.res.setHeader('Cache-Control', 'public, max-age=60');
  visit.res.type('application/atom+xml').send(feed.atom1());
}

/** The newest topics of a board. */
export const boardFeed: Page = async (visit) => {
  const { board } = await visit.call('getBoard', { path: { id: String(visit.req.params.id) }, query: { per_page: 1 } });
  const { topics: listed } = await visit.call('listTopics', { query: { board_id: board.id, sort: 'newest' } });
  const feed = { title: board.title, path: `/forum/boards/${board.id}`, listed };
  sendFeed(visit, feed, ({ id }) => ({ path: `/forum/topics/${id}` }));
};

/** The newest questions of a category. */
export const categoryFeed: Page = async (visit) => {
  const cat = String(visit.req.params.slug);
  const { questions: listed } = await visit.call('listQuestions', { query: { cat } });
  const feed = { title: listed[0]?.categories[0] ?? cat, path: `/answers?cat=${cat}`, listed };
  sendFeed(visit, feed, ({ id, excerpt }) => ({ path: `/answers/questions/${id}`, html: escaped(excerpt) }));
};

/** The newest of what a search finds. */
export const searchFeed: Page = async (visit) => {
  const q = String(visit.req.query.q ?? '').trim();
  if (q === '') throw problem('invalid_param', { params: { q: 'is required' } });
  const { results: listed } = await visit.call('searchSite', { query: { q, sort: 'newest' } });
  const feed = { title: visit.t('search.for', { q }), path: `/search?${new URLSearchParams({ q })}`, listed };
  sendFeed(visit, feed, ({ path, excerpt }) => ({ path, html: excerpt.html }));
};

const escaped = (text: string): string => renderToString(h(Fragment, {}, text));

/** Addresses in one sitemap. */
const perSitemap = 100;

type Entry = { path: string; at?: string | null };

const sitemaps: Record<string, (visit: Visit, page: number) => Promise<Entry[]>> = {
  topics: async ({ call }, page) => {
    const { topics } = await call('listTopics', { query: { page, per_page: perSitemap, sort: 'newest' } });
    return topics.map(({ id, last_reply: at }) => ({ path: `/forum/topics/${id}`, at: `${at.replace(' ', 'T')}Z` }));
  },
  questions: async ({ call }, page) => {
    const { questions } = await call('listQuestions', { query: { page, per_page: perSitemap } });
    return questions.map(({ id, edited_at: edited, created_at: at }) => ({
      path: `/answers/questions/${id}`,
      at: edited ?? at,
    }));
  },
  products: async ({ call }, page) => {
    const { products } = await call('listMarketplaceProducts', { query: { page, per_page: perSitemap } });
    return products.map(({ id, edited_at }) => ({ path: `/marketplace/products/${id}`, at: edited_at }));
  },
  videos: async ({ call }, page) => {
    const { videos } = await call('listVideos', { query: { page, per_page: perSitemap } });
    return videos.map(({ id, created_at }) => ({ path: `/videos/${id}`, at: created_at }));
  },
};

/** The index of the sitemaps: one for each hundred of what has a page (sitemaps.org, 0.9). */
export const sitemapIndex: Page = async (visit) => {
  const { counts } = await visit.call('getHome', {});
  const origin = originHere(visit);
  const paths = Object.keys(sitemaps).flatMap((kind) => {
    const count = counts[kind as 'topics'] ?? 0;
    return Array.from({ length: Math.ceil(count / perSitemap) }, (_, place) => `/sitemaps/${kind}/${place + 1}.xml`);
  });
  // The protocol's limit.
  const named = paths.slice(0, 50_000);
  const maps = named.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  sendXml(visit, `<sitemapindex xmlns="${protocol}">${maps.join('')}</sitemapindex>`);
};

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One page of the sitemap. */
export const sitemap: Page = async (visit) => {
  const { kind, page } = visit.req.params;
  const list = sitemaps[String(kind)];
  const number = Number(page);
  if (list === undefined || !Number.isSafeInteger(number) || number < 1) throw problem('route_not_found');
  const origin = originHere(visit);
  const urls = (await list(visit, number)).map(
    ({ path, at }) => `<url><loc>${escaped(origin + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`,
  );
  sendXml(visit, `<urlset xmlns="${protocol}">${urls.join('')}</urlset>`);
};

function sendXml({ res }: Visit, xml: string): void {
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

/** Robots find nothing where one signs in, by a secret link, or among one's own things. */
export const robots: Page = (visit) => {
  const closed = [
    'confirm-email',
    'files',
    'me',
    'my/',
    'notifications',
    'oauth',
    'orders',
    'profile',
    'report',
    'reset-password',
  ];
  const lines = [...closed, 'search', 'settings', 'shares', 'sign-', 'staff', 'storage', 'unsubscribe'].map(
    (each) => `Disallow: /${each}`,
  );
  const map = visit.parts.config.site.isOn ? [`Sitemap: ${originHere(visit)}/sitemap.xml`] : [];
  visit.res.setHeader('Cache-Control', 'public, max-age=86400');
  visit.res.type('text/plain').send([...['User-agent: *', ...lines, ...map], ''].join('\n'));
};

/** How another site shows a public video (oembed.com, 1.0). */
export const oembed: Page = async (visit) => {
  const { req, res, parts, call } = visit;
  const url = String(req.query.url ?? '');
  const origin = originHere(visit);
  const [, id] = url.startsWith(origin) ? (/^\/videos\/(\d+)$/.exec(url.slice(origin.length)) ?? []) : [];
  if (id === undefined) throw problem('route_not_found');
  const video = await call('getVideo', { path: { id } });
  const width = video.width ?? 640;
  const height = video.height ?? 360;
  // biome-ignore lint/a11y/useMediaCaption: members upload videos without captions
  const player = <video controls preload="none" width={width} height={height} src={`${origin}/videos/${id}/stream`} />;
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.json({
    version: '1.0',
    type: 'video',
    title: video.title,
    author_name: video.author,
    author_url: `${origin}/users/${video.author}`,
    provider_name: parts.config.site.name,
    provider_url: origin,
    width,
    height,
    html: renderToString(player),
    ...(video.thumbnail_url !== null && {
      thumbnail_url: video.thumbnail_url,
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  });
};

/** The manifest of the site as an app of the browser. */
export const manifest: Page = ({ res, parts, language, look: { logo } }) => {
  const { name } = parts.config.site;
  const icon = { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' };
  res.setHeader('Cache-Control', 'public, max-age=86400');
  res.type('application/manifest+json').send(
    JSON.stringify({
      name,
      short_name: name.slice(0, 12),
      lang: language,
      start_url: '/',
      display: 'minimal-ui',
      icons: [logo === null ? icon : { src: logo, sizes: '256x256', type: 'image/webp' }],
    }),
  );
};

/** Leads to the bytes of a video. It counts as a view only once it is played. */
export const stream: Page = async ({ req, res, call }) => {
  const { share } = req.query;
  const { stream_url: url } = await call('streamVideo', { path: { id: String(req.params.id) }, query: { share } });
  // Pages of other sites show public videos.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.redirect(302, url);
};

/** Leads to the bytes of a file of one's own. */
export const download: Page = async ({ req, res, call }) => {
  const { download_url: url } = await call('downloadFile', { path: { id: String(req.params.id) } });
  res.redirect(302, url);
};
