import type { Logger } from '../../core/platform/log.js';
import type { MailSettings } from '../../core/platform/settings/mail.js';
import type { WrittenMail } from './content.js';
import { saveMail } from './outbox.js';

/** A mail to one address. `mark` identifies it, the same at each attempt. */
export type Outgoing = WrittenMail & { mark: string; to: string };
/** Sends a mail, or throws. */
export type Transport = (mail: Outgoing, signal: AbortSignal) => Promise<void>;

/** Milliseconds that each step of sending may take. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Connects to the mail server, or to the log without one. The library is only loaded by a process that sends mail. */
export async function openTransport({ server, from, outbox }: MailSettings, log: Logger): Promise<Transport> {
  if (server === null) {
    return async ({ to, subject, text }) => {
      log.warn({ to, subject, text }, 'Mail not sent: SMTP_URL is not set');
      if (outbox !== null) saveMail(outbox, { to, subject, text });
    };
  }
  const { createTransport } = await import('nodemailer');
  const { requireTls: requireTLS, auth, ...place } = server;
  const transport = createTransport({
    ...place,
    ...timeoutsMs,
    requireTLS,
    ...(auth === null ? {} : { auth }),
    // Content of a mail never makes the library read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ mark, to, headers, ...content }, signal) => {
    await transport.sendMail({
      ...content,
      from,
      // Address objects are used as they are; a string could be parsed as several addresses.
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      messageId: `<${mark}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      signal,
    });
  };
}

/** Whether the same mail would be refused again. A failed sign-in at the server is not the mail's fault. */
export function isPermanent(error: unknown): boolean {
  const { code, permanent, command } = error as { code?: unknown; permanent?: unknown; command?: unknown };
  return code !== 'EAUTH' && (permanent === true || (code === 'EENVELOPE' && command === 'API'));
}
