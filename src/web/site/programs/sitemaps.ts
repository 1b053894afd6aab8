import { escapeHtml } from '../../../api/http/html.js';
import { titledPath } from '../../../api/http/page-address.js';
import { problem } from '../../../core/contract/problems.js';
import type { PublicPage, PublicReply, PublicVisit } from '../../public-page.js';
import { wellFormedXml } from './xml.js';

/** Limits of a sitemap and of an index (sitemaps.org, 0.9). */
const [perSitemap, mostSitemaps] = [100, 50_000];

type Entry = { path: string; at?: string | null };
type SitemapPage = { pages: number; entries: Entry[] };

const sitemaps = {
  topics: async ({ call }: PublicVisit, page: number): Promise<SitemapPage> => {
    const { topics, pages } = await call('listTopics', { query: { page, per_page: perSitemap, sort: 'newest' } });
    const entries = topics.map(({ id, title, last_reply: at }) => ({
      path: titledPath(`/forum/topics/${id}`, title),
      at: `${at.replace(' ', 'T')}Z`,
    }));
    return { pages, entries };
  },
  questions: async ({ call }: PublicVisit, page: number): Promise<SitemapPage> => {
    const { questions, pages } = await call('listQuestions', { query: { page, per_page: perSitemap } });
    const entries = questions.map(({ id, title, edited_at: edited, created_at: at }) => ({
      path: titledPath(`/answers/questions/${id}`, title),
      at: edited ?? at,
    }));
    return { pages, entries };
  },
  products: async ({ call }: PublicVisit, page: number): Promise<SitemapPage> => {
    const { products, pages } = await call('listMarketplaceProducts', { query: { page, per_page: perSitemap } });
    return {
      pages,
      entries: products.map(({ id, title, edited_at: at }) => ({
        path: titledPath(`/marketplace/products/${id}`, title),
        at,
      })),
    };
  },
  videos: async ({ call }: PublicVisit, page: number): Promise<SitemapPage> => {
    const { videos, pages } = await call('listVideos', { query: { page, per_page: perSitemap } });
    return {
      pages,
      entries: videos.map(({ id, title, created_at: at }) => ({ path: titledPath(`/videos/${id}`, title), at })),
    };
  },
};
type Kind = keyof typeof sitemaps;
const kinds = Object.keys(sitemaps) as Kind[];

/** The sitemap index. */
export const sitemapIndex: PublicPage = async ({ call, origin }) => {
  const { counts } = await call('getHome', {});
  const paths = kinds.flatMap((kind) =>
    Array.from(
      { length: Math.ceil((counts[kind] ?? 0) / perSitemap) },
      (_, place) => `/sitemaps/${kind}/${place + 1}.xml`,
    ),
  );
  const maps = paths.slice(0, mostSitemaps).map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
  return xml(`<sitemapindex xmlns="${protocol}">${maps.join('')}</sitemapindex>`);
};

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One page of the sitemap. */
export const sitemap: PublicPage = async (visit) => {
  const { kind, page = '' } = visit.path;
  const known = kinds.find((each) => each === kind);
  if (known === undefined || !/^[1-9]\d{0,4}$/.test(page)) throw problem('route_not_found');
  const { pages, entries } = await sitemaps[known](visit, Number(page));
  if (Number(page) > pages) throw problem('route_not_found');
  const urls = entries.map(
    ({ path, at }) => `<url><loc>${escapeHtml(visit.origin + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`,
  );
  return xml(`<urlset xmlns="${protocol}">${urls.join('')}</urlset>`);
};

const xml = (document: string): PublicReply => ({
  body: wellFormedXml(`<?xml version="1.0" encoding="UTF-8"?>\n${document}`),
  mediaType: 'application/xml; charset=utf-8',
  maxAge: 3600,
});

/** Path prefixes of sign-in, secret and private pages. */
const closed = [
  ...['confirm-email', 'files', 'me', 'my/', 'notifications', 'oauth', 'orders', 'profile', 'report', 'reset-password'],
  ...['search', 'settings', 'shares', 'sign-', 'staff', 'storage', 'unsubscribe'],
];

/** Rules for crawlers, and the address of the sitemap. */
export const robots: PublicPage = ({ origin, parts }) => {
  const map = parts.config.site.isOn ? [`Sitemap: ${origin}/sitemap.xml`] : [];
  const lines = ['User-agent: *', ...closed.map((each) => `Disallow: /${each}`), ...map, ''];
  return { body: lines.join('\n'), mediaType: 'text/plain; charset=utf-8', maxAge: 86_400 };
};
