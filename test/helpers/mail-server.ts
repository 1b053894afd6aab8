import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { Mailer } from '../../src/api/mail/mailer.js';
import { notificationMails } from '../../src/community/notifications/mails.js';
import { noticeIn } from '../../src/web/texts/notices.js';
import { textsIn } from '../../src/web/texts/texts.js';
import type { TestApp } from './app.js';
import { silentLog } from './database.js';

export type ReceivedMail = ParsedMail & { envelopeTo: string[]; envelopeFrom: string };
/** The answer to a recipient: null accepts, a number is the code of a refusal, 'hang' never answers. */
export type Answer = number | 'hang' | null;

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Number of connections, accepted or not. */
  connections: () => number;
  /** Recipients that are left without an answer. */
  hanging: string[];
  /** The answers to the next mails, by recipient. */
  answer: (to: string) => Answer;
  /** The newest mail to this address. Waits for it, ten seconds at most. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
};

/** A real mail server on this machine, which keeps accepted mails. */
export async function mailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const hanging: string[] = [];
  let connections = 0;
  const self: Pick<MailServer, 'answer'> = { answer: () => null };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    logger: false,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const answer = self.answer(address);
      if (answer === 'hang') {
        hanging.push(address);
        return;
      }
      done(answer === null ? null : Object.assign(new Error('Not now'), { responseCode: answer }));
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        const from = envelope.mailFrom;
        received.push({
          ...mail,
          envelopeTo: envelope.rcptTo.map(({ address }) => address),
          envelopeFrom: from ? from.address : '',
        });
        done();
      }, done);
    },
  });
  // A client that is cut off is no fault of the test.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return Object.assign(self, {
    url,
    received,
    hanging,
    connections: () => connections,
    mailTo: async (address: string, count = 1) => {
      const until = Date.now() + 10_000;
      for (;;) {
        const found = received.filter(({ envelopeTo }) =>
          envelopeTo.some((to) => to.toLowerCase() === address.toLowerCase()),
        );
        const last = found.at(-1);
        if (last !== undefined && found.length >= count) return last;
        if (Date.now() > until) throw new Error(`${found.length} mails came to ${address}, not ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** The mail settings for this server. */
export function mailSettings({ url }: Pick<MailServer, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: 'Plaza <plaza@example.org>', PUBLIC_URL: 'http://127.0.0.1:3000' };
}

/** Sends all queued mails that are due. */
export async function deliver({ config, database }: Pick<TestApp, 'config' | 'database'>): Promise<void> {
  if (config.mail === null) throw new Error('The app sends no mail');
  const others = notificationMails(database, config, (line, username, language) =>
    noticeIn(textsIn(language), line, username),
  );
  const mailer = new Mailer({ database, settings: config.mail, log: silentLog, others });
  await mailer.sendDue();
  await mailer.idle();
}

/** The path of a mail's link below this path. */
export function linkIn(mail: ReceivedMail, path: string): string {
  const found = new RegExp(`http://127\\.0\\.0\\.1:3000(${path}/\\w+)`).exec(mail.text ?? '')?.[1];
  if (found === undefined) throw new Error(`No link to ${path} in: ${mail.text}`);
  return found;
}
