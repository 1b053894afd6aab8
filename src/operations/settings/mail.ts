import { join } from 'node:path';
import { canonicalHost, isLoopback } from '../hosts.js';
import type { SiteSettings } from './site.js';
import type { SettingValues } from './values.js';

/** A server that takes mail. `secure` is TLS from the first byte; `requireTls` refuses to go on without STARTTLS. */
export type SmtpServer = {
  host: string;
  port: number;
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; pass: string } | null;
};

/** How mail leaves, and who it says it is from. */
export type MailSettings = {
  /** Null where mails are written to the log, and to `outbox`, instead, as the demo does. */
  server: SmtpServer | null;
  /** A file; null where mails are sent. */
  outbox: string | null;
  from: { name: string; address: string };
  /** Scheme and host of the links in mails. */
  origin: string;
  /** What mails say of the service. */
  site: SiteSettings;
};

type Around = {
  publicUrl: URL | null;
  demo: boolean;
  place: string;
  site: SiteSettings;
};

/** The settings of mail, or null without any. `place` is where a service is reached that has no public address. */
export function mailSettings(values: SettingValues, { publicUrl, demo, place, site }: Around): MailSettings | null {
  const { faults } = values;
  const smtp = values.text('SMTP_URL');
  const from = values.text('MAIL_FROM');
  const sender = senderOf(from);
  if (from !== '' && sender === null) {
    faults.push(`MAIL_FROM must be an address such as Plaza <plaza@example.org>, not ${JSON.stringify(from)}`);
  }
  const origin = publicUrl?.origin ?? place;
  if (smtp === '') {
    const outbox = join(values.text('DATA_DIR'), 'demo-mails.json');
    const anybody = { name: 'Plaza', address: 'plaza@localhost' };
    return demo ? { server: null, outbox, from: sender ?? anybody, origin, site } : null;
  }
  const server = smtpServer(smtp);
  // The value is not shown, because it carries a password.
  if (server === null)
    faults.push('SMTP_URL must be smtp://host:port or smtps://host:port, with user:password@ if needed');
  if (from === '') faults.push('MAIL_FROM must say whom mail is from, since SMTP_URL is set');
  // A Host header is anybody's claim, and a link that resets a password must not lead where it says.
  if (publicUrl === null) faults.push('PUBLIC_URL must say where the links in mails lead, since SMTP_URL is set');
  return server && sender && { server, outbox: null, from: sender, origin, site };
}

function smtpServer(value: string): SmtpServer | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWhole = url !== null && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search + url.hash === '';
  if (!isWhole || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null;
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const auth =
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    // A password goes in the clear to this machine at most.
    const requireTls = !secure && auth !== null && !isLoopback(canonicalHost(url.hostname) ?? host);
    return { host, port: url.port === '' ? (secure ? 465 : 587) : Number(url.port), secure, requireTls, auth };
  } catch {
    return null;
  }
}

function senderOf(value: string): MailSettings['from'] | null {
  const [, name = '', inside, alone] = /^(?:([^<>@"\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(value) ?? [];
  const address = inside ?? alone ?? '';
  return /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(address) ? { name: name.trim(), address } : null;
}
