import type { Request } from 'express';
import type { Account } from '../accounts/users/accounts.js';
import type { Config } from '../core/platform/config.js';
import { languageNamed, type SiteLanguage, siteLanguages } from '../core/platform/settings/choices.js';

/** Colours of the pages; without a choice they follow the system. */
export const themes = ['light', 'dark'] as const;
/** Colours that somebody has chosen. */
export type Theme = (typeof themes)[number];

const cookieIn = ({ cookies }: Request, name: string): unknown =>
  (cookies as Record<string, unknown> | undefined)?.[name];

/** The colours that this browser has chosen; null to follow the system. */
export const themeOf = (req: Request): Theme | null => themes.find((each) => each === cookieIn(req, 'theme')) ?? null;

/** Language of a page: the configured one, or that chosen in this browser, or the account's, or the browser's preference. */
export function languageOf(
  req: Request,
  { site }: Pick<Config, 'site'>,
  account: Pick<Account, 'language'> | null = null,
): SiteLanguage {
  const chosen = languageNamed(cookieIn(req, 'language')) ?? languageNamed(account?.language);
  return site.language ?? chosen ?? ((req.acceptsLanguages([...siteLanguages]) || siteLanguages[0]) as SiteLanguage);
}

/** The language of a page if somebody chose it: its reader, or their browser, which may also take any. */
export const chosenLanguage = (req: Request, language: SiteLanguage): SiteLanguage | null =>
  cookieIn(req, 'language') === undefined && ['*', undefined].includes(req.headers['accept-language'])
    ? null
    : language;
