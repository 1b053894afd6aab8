import { ownPath } from '../../components/context.js';
import type { Page } from '../../visit.js';

/** Redirects to a video's bytes. A view counts once it is played. */
export const stream: Page = async ({ req, res, call }) => {
  const { share } = req.query;
  const { stream_url: url } = await call('getVideoStreamUrl', {
    path: { id: String(req.params.id) },
    query: { share },
  });
  // Other sites may embed public videos.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.redirect(302, url);
};

/** Marks a topic as read, as a picture in pages that have no script to send a form. Others' pages cannot. */
export const readTopic: Page = async ({ req, res, call, requireToken }) => {
  await requireToken();
  const reply = Number(req.query.reply);
  await call('markTopicRead', { path: { id: String(req.params.id) }, body: { reply_id: reply > 0 ? reply : null } });
  res.set('Cache-Control', 'no-store').status(204).end();
};

/** Marks a notification as read, and redirects to its page. */
export const followNotification: Page = async ({ req, call, redirect, requireToken }) => {
  await requireToken();
  await call('markNotificationsRead', { body: { ids: [String(req.params.id)] } });
  await redirect(ownPath(String(req.query.to ?? '')));
};

/** The orders of a store, or without one of the shop, as a file for spreadsheets. */
export const orderTable: Page = async ({ req, res, call }) => {
  const { slug } = req.params;
  const { csv } =
    slug === undefined
      ? await call('exportShopOrders', {})
      : await call('exportStoreOrders', { path: { slug: String(slug) } });
  res.set('Cache-Control', 'no-store').attachment('orders.csv').type('text/csv; charset=utf-8').send(csv);
};

/** The account of a store as a file for spreadsheets. */
export const ledgerTable: Page = async ({ req, res, call }) => {
  const { csv } = await call('exportStoreLedger', { path: { slug: String(req.params.slug) } });
  res.set('Cache-Control', 'no-store').attachment('ledger.csv').type('text/csv; charset=utf-8').send(csv);
};

/** The products of a store, or without one of the shop, as a file for spreadsheets. */
export const productTable: Page = async ({ req, res, call }) => {
  const { slug } = req.params;
  const { csv } =
    slug === undefined
      ? await call('exportShopProducts', {})
      : await call('exportStoreProducts', { path: { slug: String(slug) } });
  res.set('Cache-Control', 'no-store').attachment('products.csv').type('text/csv; charset=utf-8').send(csv);
};

/** Redirects to the file of an ordered product. */
export const downloadOrdered: Page = async ({ req, res, call }) => {
  const path = { id: String(req.params.id), product_id: String(req.params.product) };
  const { download_url: url } = await call('getOrderDownloadUrl', { path });
  res.redirect(302, url);
};

/** Redirects to the file of a product that was ordered without an account. */
export const downloadOfGuest: Page = async ({ req, res, call }) => {
  const path = { token: String(req.params.token), product_id: String(req.params.product) };
  const { download_url: url } = await call('getGuestDownloadUrl', { path });
  res.redirect(302, url);
};

/** Redirects to a file to which a text refers that not everybody may read, as its picture does. */
export const attachment: Page = async ({ req, res, call }) => {
  const { type, id, file } = req.params;
  const path = { type: String(type), id: String(id), file: String(file) };
  const { download_url: url } = await call('getAttachmentUrl', { path });
  res.set('Cache-Control', 'no-store').redirect(302, url);
};

/** Redirects to an own file's bytes. */
export const download: Page = async ({ req, res, call }) => {
  const { download_url: url } = await call('getFileDownloadUrl', { path: { id: String(req.params.id) } });
  res.redirect(302, url);
};
