import { decryptText, type EncryptedText, encryptText } from '../../api/auth/encrypted-text.js';
import type { Visit } from '../visit.js';

declare module 'express-session' {
  interface SessionData {
    /** A secret, and the path of the page that shows it. */
    shownOnce: { path: string; encrypted: EncryptedText };
  }
}

const cookie = 'plaza-once';

/** Keeps a secret for the page of the profile at this path, split so that neither the session nor the browser alone has it. */
export function keepOnce({ req, res }: Visit, path: string, text: string): void {
  const { encrypted, key } = encryptText(text);
  req.session.shownOnce = { path, encrypted };
  res.cookie(cookie, key, { ...options(req), maxAge: 300_000 });
}

/** Takes the secret for this page, once; null after that. */
export function takeOnce({ req, res }: Visit): string | null {
  const { shownOnce } = req.session;
  const key = (req.cookies as Record<string, unknown>)[cookie];
  delete req.session.shownOnce;
  res.clearCookie(cookie, options(req));
  const isIt = shownOnce?.path === req.path && typeof key === 'string';
  return isIt ? decryptText(shownOnce.encrypted, key) : null;
}

const options = ({ secure }: Visit['req']) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/profile' }) as const;
