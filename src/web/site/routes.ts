import type { Role } from '../../core/contract/operation.js';
import { sitePageNames } from '../../core/platform/settings/site.js';
import { type SitePage, sitePage } from '../components/page.js';
import type { PublicPage } from '../public-page.js';
import { members, type Page, type PageRules } from '../visit.js';
import { newQuestion, showQuestion, showQuestions } from './pages/answers.js';
import { showCart, showCheckout } from './pages/cart.js';
import { showFile, showFiles, showSharedFiles, showTrash } from './pages/files.js';
import { newTopic, showBoard, showBoards, showTopic, showTopics } from './pages/forum.js';
import { showGroup, showGroups } from './pages/groups.js';
import { showGuestOrder } from './pages/guest-order.js';
import { revokeKey, showKeys, showNewKey } from './pages/keys.js';
import { showStoreLedger } from './pages/ledger.js';
import { newConversation, showConversation, showMessages } from './pages/messages.js';
import { showReportForm, showRevisions } from './pages/moderation.js';
import { showNotificationSettings, showNotifications } from './pages/notifications.js';
import { ordersPage, showOrder } from './pages/orders.js';
import { ownPages } from './pages/own.js';
import { showInvoice, showSlip } from './pages/papers.js';
import { showMe, showUser } from './pages/people.js';
import { showShopTable, showStoreTable } from './pages/product-table.js';
import { showSiteSales } from './pages/sales.js';
import { showSearch } from './pages/search.js';
import { showShopSelling, showStoreSelling } from './pages/selling.js';
import {
  showBoardSettings,
  showCategorySettings,
  showSettings,
  showSiteSettings,
  showSiteText,
  showTextSettings,
} from './pages/settings.js';

import { shelfPage, showProduct, showShopProduct, showStore, showStores } from './pages/shops.js';
import { showAnnouncements, showStart } from './pages/start.js';
import { showTag, showTags } from './pages/tags.js';
import { manageTopic } from './pages/topic-management.js';
import { showShopTrader, showStoreTrader } from './pages/traders.js';
import { newVideo, showVideo, showVideos } from './pages/videos.js';
import {
  attachment,
  download,
  downloadOfGuest,
  downloadOrdered,
  followNotification,
  ledgerTable,
  orderTable,
  productTable,
  readTopic,
  stream,
} from './programs/bytes.js';
import { boardFeed, categoryFeed, searchFeed } from './programs/feeds.js';
import { manifest } from './programs/manifest.js';
import { oembed } from './programs/oembed.js';
import { sitemap, sitemapIndex } from './programs/sitemaps.js';
import { streamUnread } from './programs/unread.js';

/** Public pages. Their paths are those of the operations that they show. */
const open: Record<string, SitePage> = {
  '/announcements': showAnnouncements('/announcements'),
  '/forum': showBoards,
  '/forum/boards/:id': showBoard,
  '/forum/topics': showTopics,
  '/forum/topics/:id': showTopic,
  '/answers': showQuestions,
  '/answers/questions/:id': showQuestion,
  '/marketplace': shelfPage('marketplace'),
  '/marketplace/stores': showStores,
  '/marketplace/stores/:slug': showStore,
  '/marketplace/products/:id': showProduct,
  '/shop': shelfPage('shop'),
  '/shop/products/:id': showShopProduct,
  '/videos': showVideos,
  '/videos/:id': showVideo,
  '/users/:username': showUser,
  '/groups': showGroups,
  '/groups/:slug': showGroup,
  '/search': showSearch,
  '/cart': showCart,
  '/cart/checkout': showCheckout,
  '/guest/orders/:token': showGuestOrder,
  '/tags': showTags,
  '/tags/:id': showTag,
  '/content/:type/:id/revisions': showRevisions,
};

/** Pages that need a sign-in. */
const own: Record<string, SitePage> = {
  '/forum/topics/new': newTopic,
  '/answers/questions/new': newQuestion,
  '/marketplace/orders': ordersPage('listMarketplaceOrders', 'marketplace'),
  '/marketplace/stores/:slug/orders': ordersPage('listStoreOrders', 'marketplace'),
  '/shop/orders': ordersPage('listShopOrders', 'shop'),
  '/marketplace/stores/:slug/selling': showStoreSelling,
  '/shop/selling': showShopSelling,
  '/marketplace/stores/:slug/table': showStoreTable,
  '/shop/table': showShopTable,
  '/marketplace/stores/:slug/trader': showStoreTrader,
  '/marketplace/stores/:slug/ledger': showStoreLedger,
  '/shop/trader': showShopTrader,
  '/shop/sales': ordersPage('listShopSales', 'shop'),
  '/orders/:id': showOrder,
  '/orders/:id/slip': showSlip,
  '/orders/:id/invoice': showInvoice,
  '/files': showFiles,
  '/files/trash': showTrash,
  '/files/shared': showSharedFiles,
  '/files/:id': showFile,
  '/videos/new': newVideo,
  '/me': showMe,
  '/messages': showMessages,
  '/messages/new': newConversation,
  '/messages/:id': showConversation,
  '/notifications': showNotifications,
  '/notifications/settings': showNotificationSettings,
  '/report': showReportForm,
  ...ownPages,
};

/** Pages of moderators; 404 for others. */
const moderator: Record<string, SitePage> = { '/forum/topics/:id/manage': manageTopic };

/** Pages of admins; 404 for others. */
const admin: Record<string, SitePage> = {
  '/settings': showSettings,
  '/settings/site': showSiteSettings,
  '/settings/site/:name': showTextSettings,
  '/settings/boards': showBoardSettings,
  '/settings/categories': showCategorySettings,
  '/settings/sales': showSiteSales,
  '/settings/announcements': showAnnouncements('/settings/announcements'),
};

/** Pages of the user's account. */
const account: Record<string, SitePage> = {
  '/profile/keys': showKeys,
  '/profile/keys/:id': showNewKey,
  '/profile/keys/:id/revoke': revokeKey,
};

/** Public documents without a session, mostly for programs. */
const forEverybody: Record<string, PublicPage> = {
  '/forum/boards/:id/feed.atom': boardFeed,
  '/answers/categories/:slug/feed.atom': categoryFeed,
  '/search.atom': searchFeed,
  '/sitemap.xml': sitemapIndex,
  '/sitemaps/:kind/:page.xml': sitemap,
  '/oembed': oembed,
  '/site.webmanifest': manifest,
};

/** Addresses of bytes, and of what is done by asking for them. */
const bytes: Record<string, Page> = {
  '/attachments/:type/:id/:file': members(attachment),
  '/videos/:id/stream': stream,
  '/marketplace/stores/:slug/products.csv': members(productTable),
  '/shop/products.csv': members(productTable),
  '/marketplace/stores/:slug/orders.csv': members(orderTable),
  '/marketplace/stores/:slug/ledger.csv': members(ledgerTable),
  '/shop/sales.csv': members(orderTable),
  '/files/:id/download': members(download),
  '/orders/:id/items/:product/download': members(downloadOrdered),
  '/guest/orders/:token/items/:product/download': downloadOfGuest,
  '/forum/topics/:id/read': members(readTopic),
  '/notifications/unread': streamUnread,
  '/notifications/:id': members(followNotification),
};

/** Marks a private page as noindex. */
const unindexed =
  (page: SitePage): SitePage =>
  async (input) => ({ isPrivate: true, ...(await page(input)) });

const { entries } = Object;

/**
 * A page with its path and form handler. `role` is the least required role; others get 404. `shared` pages are the same for
 * everybody.
 */
export type Route = PageRules & {
  path: string;
  get?: Page;
  post?: Page | undefined;
  role?: Role;
  shared?: PublicPage;
};

/** A page whose forms post to its own path. */
const withForms = (path: string, page: Page) => ({ path, get: page, post: page });

/** Pages for a role and those above it. */
const forRole = (role: Role, pages: Record<string, SitePage>): Route[] =>
  entries(pages).map(([path, page]) => ({ ...withForms(path, sitePage(unindexed(page))), role }));

const forMembers = (pages: Record<string, SitePage>): Route[] =>
  entries(pages).map(([path, page]) => withForms(path, members(sitePage(unindexed(page)))));

/** Pages that exist without the site, too: the operator's texts, which have to be public, settings, and accounts. */
export const pagesWithoutSite: readonly Route[] = [
  ...sitePageNames.map((name) => {
    return { path: `/${name}`, get: sitePage(showSiteText(name)), skipTwoFactor: true, allowPendingDeletion: true };
  }),
  ...forRole('admin', admin),
  ...forMembers(account),
];

/** All routes of the site: fixed paths before those with parameters in the same place. */
export const sitePages: readonly Route[] = [
  { path: '/', get: sitePage(showStart), skipTwoFactor: true },
  ...pagesWithoutSite,
  ...forRole('moderator', moderator),
  ...forMembers(own),
  ...entries(open).map(([path, page]) => withForms(path, sitePage(page))),
  ...entries(bytes).map(([path, get]) => ({ path, get })),
  ...entries(forEverybody).map(([path, shared]) => ({ path, shared })),
];
