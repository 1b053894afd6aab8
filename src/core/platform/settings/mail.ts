import { EnvError, makeExactValidator } from 'envalid';
import { canonicalHost, isLoopback } from '../hosts.js';
import type { SiteSettings } from './site.js';
import { refuse } from './validators.js';

/** An SMTP server. `secure` is TLS from the first byte; `requireTls` requires STARTTLS. */
export type SmtpServer = {
  host: string;
  port: number;
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; pass: string } | null;
};

/** Settings for sending mail. */
export type MailSettings = {
  /** Null if mails are written to the log and to `outbox` instead, as in the demo. */
  server: SmtpServer | null;
  /** A file; null if mails are sent. */
  outbox: string | null;
  from: { name: string; address: string };
  /** Scheme and host of the links in mails. */
  origin: string;
  /** The service's name and contact for mails. */
  site: SiteSettings;
};

/** The URL of an SMTP server. It is never shown in an error, since it may contain a password. */
export const smtpServer = makeExactValidator<SmtpServer>((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWhole = url !== null && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search + url.hash === '';
  const server = isWhole && /^smtps?:$/.test(url.protocol) ? serverOf(url) : null;
  if (server) return server;
  throw new EnvError('must be smtp://host:port or smtps://host:port, with user:password@ if needed');
});

function serverOf(url: URL): SmtpServer | null {
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const auth =
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    // Without encryption a password is sent to this machine only.
    const requireTls = !secure && auth !== null && !isLoopback(canonicalHost(url.hostname) ?? host);
    return { host, port: url.port === '' ? (secure ? 465 : 587) : Number(url.port), secure, requireTls, auth };
  } catch {
    return null;
  }
}

/** An address with or without a name. */
export const sender = makeExactValidator<MailSettings['from']>((text) => {
  const [, name = '', inside, alone] = /^(?:([^<>@"\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(text) ?? [];
  const address = inside ?? alone ?? '';
  if (/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(address)) return { name: name.trim(), address };
  return refuse(text, 'must be an address such as Plaza <plaza@example.org>');
});
