import type { Request } from 'express';
import type { Config } from '../../core/platform/config.js';
import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import { ownPath } from '../components/context.js';
import type { Page } from '../visit.js';

/** Colours of the pages; without a choice they follow the system. */
export const themes = ['light', 'dark'] as const;
/** Colours that somebody has chosen. */
export type Theme = (typeof themes)[number];

/** Milliseconds. Browsers cap cookies at 400 days. */
const maxAge = 400 * 86_400_000;

const cookieIn = ({ cookies }: Request, name: string): unknown =>
  (cookies as Record<string, unknown> | undefined)?.[name];

/** The colours that this browser has chosen; null to follow the system. */
export const themeOf = (req: Request): Theme | null => themes.find((each) => each === cookieIn(req, 'theme')) ?? null;

/** Language of a page: the configured one, or the chosen one, or the browser's preference. */
export function languageOf(req: Request, { site }: Pick<Config, 'site'>): SiteLanguage {
  const chosen = siteLanguages.find((each) => each === cookieIn(req, 'language'));
  return site.language ?? chosen ?? ((req.acceptsLanguages([...siteLanguages]) || siteLanguages[0]) as SiteLanguage);
}

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
