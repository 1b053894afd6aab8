import { siteLanguages } from '../../core/platform/settings/choices.js';
import { ownPath } from '../components/context.js';
import { themes } from '../preferences.js';
import type { Page } from '../visit.js';

/** Milliseconds. Browsers cap cookies at 400 days. */
const maxAge = 400 * 86_400_000;

/** Keeps a language or a theme in this browser, and leads back. A link can do it: it changes nothing but the looks of the pages. */
export const preferences: Page = async (visit) => {
  const { req, res } = visit;
  const { language, theme, next } = req.query;
  const options = { maxAge, httpOnly: true, sameSite: 'lax', secure: req.secure } as const;
  if (siteLanguages.some((each) => each === language)) res.cookie('language', language, options);
  if (themes.some((each) => each === theme)) res.cookie('theme', theme, options);
  if (theme === 'system') res.clearCookie('theme');
  await visit.redirect(ownPath(String(next)));
};
