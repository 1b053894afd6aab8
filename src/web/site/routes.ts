import type { Role } from '../../api/contract/operation.js';
import { sitePageNames } from '../../operations/settings/site.js';
import { type SitePage, sitePage } from '../components/page.js';
import { members, type Page, type PageRules } from '../visit.js';
import * as machine from './machine.js';
import { newQuestion, showQuestion, showQuestions } from './pages/answers.js';
import { showFile, showFiles } from './pages/files.js';
import { manageTopic, newTopic, showBoard, showBoards, showTopic, showTopics } from './pages/forum.js';
import { showReportForm, showRevisions } from './pages/moderation.js';
import { showMarketOrders, showOrder, showShopOrders, showStoreOrders } from './pages/orders.js';
import { ownPages } from './pages/own.js';
import { showMe, showUser } from './pages/people.js';
import { showSearch } from './pages/search.js';
import {
  showBoardSettings,
  showCategorySettings,
  showSettings,
  showSiteSettings,
  showSiteText,
  showTextSettings,
} from './pages/settings.js';
import { showMarket, showProduct, showShop, showShopProduct, showStore, showStores } from './pages/shops.js';
import { showAnnouncements, showStart } from './pages/start.js';
import { newVideo, showVideo, showVideos } from './pages/videos.js';

/** The pages that everybody can see, by their paths, which are those of the operations that they show. */
const open: Record<string, SitePage> = {
  '/announcements': showAnnouncements('/announcements'),
  '/forum': showBoards,
  '/forum/boards/:id': showBoard,
  '/forum/topics': showTopics,
  '/forum/topics/:id': showTopic,
  '/answers': showQuestions,
  '/answers/questions/:id': showQuestion,
  '/marketplace': showMarket,
  '/marketplace/stores': showStores,
  '/marketplace/stores/:slug': showStore,
  '/marketplace/products/:id': showProduct,
  '/shop': showShop,
  '/shop/products/:id': showShopProduct,
  '/videos': showVideos,
  '/videos/:id': showVideo,
  '/users/:username': showUser,
  '/search': showSearch,
  '/content/:type/:id/revisions': showRevisions,
};

/** Those for which one has to sign in. */
const own: Record<string, SitePage> = {
  '/forum/topics/new': newTopic,
  '/forum/topics/:id/manage': manageTopic,
  '/answers/questions/new': newQuestion,
  '/marketplace/orders': showMarketOrders,
  '/marketplace/stores/:slug/orders': showStoreOrders,
  '/shop/orders': showShopOrders,
  '/orders/:id': showOrder,
  '/files': showFiles,
  '/files/:id': showFile,
  '/videos/new': newVideo,
  '/me': showMe,
  '/report': showReportForm,
  ...ownPages,
};

/** Those of admins; to others they are not there. */
const admin: Record<string, SitePage> = {
  '/settings': showSettings,
  '/settings/site': showSiteSettings,
  '/settings/site/:name': showTextSettings,
  '/settings/boards': showBoardSettings,
  '/settings/categories': showCategorySettings,
  '/settings/announcements': showAnnouncements('/settings/announcements'),
};

/** What programs ask for. */
const programs: Record<string, Page> = {
  '/forum/boards/:id/feed.atom': machine.boardFeed,
  '/answers/categories/:slug/feed.atom': machine.categoryFeed,
  '/search.atom': machine.searchFeed,
  '/sitemap.xml': machine.sitemapIndex,
  '/sitemaps/:kind/:page.xml': machine.sitemap,
  '/oembed': machine.oembed,
  '/site.webmanifest': machine.manifest,
  '/videos/:id/stream': machine.stream,
  '/files/:id/download': members(machine.download),
};

/** Search engines find nothing there. */
const ofOneself =
  (page: SitePage): SitePage =>
  async (asked) => ({ isPrivate: true, ...(await page(asked)) });

const { entries } = Object;

/** A page at its path. `role` is the least that may know of it: to others it is not there. */
export type Route = { path: string; page: Page; role?: Role; rules?: PageRules; takesForms: boolean };

/** What is there where the community is not shown, too: the texts that are the operator's, which everybody has to be able to read, and settings. */
export const pagesWithoutSite: readonly Route[] = [
  ...sitePageNames.map((name) => ({
    path: `/${name}`,
    page: sitePage(showSiteText(name)),
    rules: { needsNoFactor: true, leavers: true },
    takesForms: false,
  })),
  ...entries(admin).map(([path, page]) => ({
    ...{ path, role: 'admin' as const, takesForms: true },
    page: sitePage(ofOneself(page)),
  })),
];

/** All of them: fixed paths before those with parameters in the same place. Forms of a page are sent to its own path. */
export const sitePages: readonly Route[] = [
  { path: '/', page: sitePage(showStart), rules: { needsNoFactor: true }, takesForms: false },
  ...pagesWithoutSite,
  ...entries(own).map(([path, page]) => ({ path, page: members(sitePage(ofOneself(page))), takesForms: true })),
  ...entries(open).map(([path, page]) => ({ path, page: sitePage(page), takesForms: true })),
  ...entries(programs).map(([path, page]) => ({ path, page, takesForms: false })),
];
