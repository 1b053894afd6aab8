import { decryptText, type EncryptedText, encryptText } from '../../api/auth/encrypted-text.js';
import type { Visit } from '../visit.js';

/** A secret to be shown once: its kind, the id of its row, and the path of its pages. */
type OneTimeSecret = { what: string; id: number; path: string };

declare module 'express-session' {
  interface SessionData {
    shownOnce: { what: string; id: number; encrypted: EncryptedText };
  }
}

const cookie = 'plaza-once';

/** Keeps a secret for the next page, split so that neither the session nor the browser alone has it. */
export function keepOnce({ req, res }: Visit, { what, id, path }: OneTimeSecret, text: string): void {
  const { encrypted, key } = encryptText(text);
  req.session.shownOnce = { what, id, encrypted };
  res.cookie(cookie, key, { ...options(req, path), maxAge: 300_000 });
}

/** Takes the secret, once; null after that. */
export function takeOnce({ req, res }: Visit, { what, id, path }: OneTimeSecret): string | null {
  const { shownOnce } = req.session;
  const key = (req.cookies as Record<string, unknown>)[cookie];
  delete req.session.shownOnce;
  res.clearCookie(cookie, options(req, path));
  const isIt = shownOnce?.what === what && shownOnce.id === id && typeof key === 'string';
  return isIt ? decryptText(shownOnce.encrypted, key) : null;
}

const options = ({ secure }: Visit['req'], path: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path }) as const;
