import { Prisma } from '../../../generated/prisma/client.js';
import type { Database } from '../../core/database/client.js';
import { delayAfter } from '../../core/platform/backoff.js';
import { LeaseQueue } from '../../core/platform/lease-queue.js';
import type { Logger } from '../../core/platform/log.js';
import { redact } from '../../core/platform/redaction.js';
import { languageNamed, type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import type { MailSettings } from '../../core/platform/settings/mail.js';
import type { MailContent } from './blocks.js';
import { type MailLook, writeMail } from './content.js';
import { kindOf } from './kinds/index.js';
import type { MailKind } from './kinds/kind.js';
import { mailTextsIn } from './texts/texts.js';
import { isPermanent, openTransport, type Transport } from './transport.js';

/** How many mails are sent at once. */
const concurrency = 4;
/** Timeout of one attempt in milliseconds. */
const longest = 60_000;
/** Milliseconds that running attempts may take at shutdown. */
const shutdownTimeoutMs = 1_000;
/** Seconds for which a mail is leased to the process that sends it: longer than any attempt. */
const lease = 180;
/** Attempts: about a day. */
const maxAttempts = 12;
const backoff = { first: 60, longest: 6 * 3600 };

type LeasedMail = {
  id: number;
  kind: string;
  recipient: string;
  userId: number | null;
  language: string | null;
  data: unknown;
  attempts: number;
  createdAt: Date;
};
type MailerOptions = {
  database: Pick<Database, 'prisma'>;
  settings: MailSettings;
  log: Logger;
  /** The colour and the logo of the site. */
  look?: () => Promise<MailLook>;
  /** Mail templates beside those of accounts, by name. */
  others?: Readonly<Record<string, MailKind<never>>>;
  /** Called with the outcome of each attempt. Templates of other versions are counted as `other`. */
  count?: ((kind: string, outcome: 'sent' | 'failed' | 'given_up') => void) | undefined;
};

/**
 * SQL: the language of an account. That of the address comes first: an address that somebody else has entered belongs to its reader.
 */
const languageOf = (condition: Prisma.Sql) => Prisma.sql`(SELECT u.language FROM users u WHERE ${condition})`;

/** Sends queued mails. A mail is sent twice only if its sender dies after the server accepted it, under the same Message-ID. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #queue: LeaseQueue<LeasedMail>;
  #transport: Promise<Transport> | undefined;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#queue = new LeaseQueue({
      concurrency,
      shutdownTimeoutMs,
      claim: (most) => this.#claim(most),
      work: (mail, signal) => this.#send(mail, signal),
      failed: ({ id }, err) => options.log.warn({ err, mail: id }, 'mail postponed to its next attempt'),
    });
  }

  /** Starts to send due mails. */
  sendDue = (): Promise<void> => this.#queue.fill();

  /** Waits until no mail is being sent. */
  idle = (): Promise<void> => this.#queue.idle();

  /** Stops: running attempts have a moment, and are then left to the next process. */
  stop = (): Promise<void> => this.#queue.stop();

  #claim(most: number): Promise<LeasedMail[]> {
    return this.#options.database.prisma.$queryRaw`
      UPDATE mails m SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${lease})
      WHERE id IN (
        SELECT id FROM mails WHERE given_up_at IS NULL AND due_at <= clock_timestamp()
        ORDER BY due_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, kind, recipient, user_id AS "userId", data, attempts::integer, created_at AS "createdAt",
        coalesce(${languageOf(Prisma.sql`u.email = m.recipient::citext`)}, ${languageOf(Prisma.sql`u.id = m.user_id`)}, m.language) AS language`;
  }

  async #send(mail: LeasedMail, stopping: AbortSignal): Promise<void> {
    const { database, settings, log, look } = this.#options;
    const { prisma } = database;
    const { id, recipient, attempts, createdAt } = mail;
    const mark = `${id}.${createdAt.getTime().toString(36)}`;
    const language = settings.site.language ?? languageNamed(mail.language) ?? siteLanguages[0];
    let content: MailContent | null;
    try {
      content = await this.#contentOf(mail, language);
      if (content !== null) {
        this.#transport ??= openTransport(settings, log);
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)]);
        const frame = { ...settings, language, ...(look && { look: await look() }) };
        await (await this.#transport)({ mark, to: recipient, ...writeMail(content, frame) }, signal);
      }
    } catch (error) {
      await this.#failed(mail, error, stopping.aborted);
      return;
    }
    // The lease may have ended meanwhile, and another process may have it.
    await prisma.$executeRaw`DELETE FROM mails WHERE id = ${id} AND attempts = ${attempts}`;
    if (content !== null) this.#count(mail.kind, 'sent');
    if (content !== null && settings.server !== null) {
      log.info({ mail: id, kind: mail.kind, attempts }, 'a mail was sent');
    }
  }

  #count(kind: string, outcome: 'sent' | 'failed' | 'given_up'): void {
    const { others = {}, count } = this.#options;
    count?.(kindOf(kind) !== undefined || Object.hasOwn(others, kind) ? kind : 'other', outcome);
  }

  #contentOf({ kind, data, recipient, userId }: LeasedMail, language: SiteLanguage) {
    const { database, settings, others = {} } = this.#options;
    const write = kindOf(kind) ?? (others[kind] as MailKind<unknown> | undefined);
    if (write === undefined) throw new Error(`Unknown kind of mail: ${kind}`);
    const reader = { recipient, userId, language, t: mailTextsIn(language) };
    return write(data, { ...reader, origin: settings.origin, prisma: database.prisma });
  }

  async #failed({ id, kind, attempts }: LeasedMail, error: unknown, isEnding: boolean): Promise<void> {
    const { database, log } = this.#options;
    const isOver = !isEnding && (isPermanent(error) || attempts >= maxAttempts);
    const fault = redact(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const delay = isEnding ? 0 : delayAfter(attempts, backoff);
    await database.prisma.$executeRaw`
      UPDATE mails SET fault = ${fault}, given_up_at = CASE WHEN ${isOver} THEN clock_timestamp() END,
        due_at = clock_timestamp() + make_interval(secs => ${delay})
      WHERE id = ${id} AND attempts = ${attempts}`;
    if (!isEnding) this.#count(kind, isOver ? 'given_up' : 'failed');
    // The server's message may contain the address: it is only for the list of mails.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    log.warn(
      { mail: id, kind, attempts, code, responseCode },
      isOver ? 'a mail was given up' : 'a mail could not be sent',
    );
  }
}
