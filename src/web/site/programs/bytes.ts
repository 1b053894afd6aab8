import type { Page } from '../../visit.js';

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
