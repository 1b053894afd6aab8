import { setLanguage } from '../../accounts/users/users.js';
import { languageNamed } from '../../core/platform/settings/choices.js';
import { ownPath } from '../components/context.js';
import { themes } from '../preferences.js';
import type { Page, Visit } from '../visit.js';

/** Milliseconds. Browsers cap cookies at 400 days. */
const maxAge = 400 * 86_400_000;

const cookie = ({ req }: Visit) => ({ maxAge, httpOnly: true, sameSite: 'lax', secure: req.secure }) as const;

/** Keeps a language or a theme in this browser, and leads back. A link can do it: it changes nothing but the looks of the pages. */
const get: Page = async (visit) => {
  const { req, res } = visit;
  const { theme, next } = req.query;
  const language = languageNamed(req.query.language);
  if (language !== null) res.cookie('language', language, cookie(visit));
  if (themes.some((each) => each === theme)) res.cookie('theme', theme, cookie(visit));
  if (theme === 'system') res.clearCookie('theme');
  await visit.redirect(ownPath(String(next)));
};

/**
 * Keeps a language in this browser and in the account, for its mails and other browsers. No operation, since those who may not write may
 * choose as well.
 */
const post: Page = async (visit) => {
  const { account, parts, res, field } = visit;
  const language = languageNamed(field('language'));
  if (language !== null) {
    res.cookie('language', language, cookie(visit));
    if (account !== null) await setLanguage(parts.database.prisma, account.id, language);
  }
  await visit.redirect(ownPath(field('next')));
};

/** The choice of a language and of colours. */
export const preferences = { get, post };
