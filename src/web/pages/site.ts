import { problem } from '../../api/contract/problems.js';
import type { Page } from '../visit.js';
import { SiteText } from './views/site.js';

/** A page whose text is the operator's, where there is one. */
export const showSitePage: Page = ({ req, parts, show }) => {
  const page = parts.config.site.pages.find(({ path }) => path === req.path);
  if (page === undefined) throw problem('route_not_found', { message: 'This page does not exist.' });
  show({ title: page.title, content: SiteText(page) });
};
