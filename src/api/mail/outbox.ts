import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '../../core/platform/folders.js';
import { errorCode } from '../../core/platform/lock.js';

/** A mail that was not sent, because a demo has no mail server. `at` is milliseconds since 1970. */
export type OutboxMail = { at: number; to: string; subject: string; text: string };

/** How many mails are kept, the newest ones. */
const most = 50;

/** The mails in this file, the newest first. */
export function outboxMails(file: string): OutboxMail[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OutboxMail[];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Adds a mail to the file, which is replaced atomically. */
export function saveMail(file: string, { to, subject, text }: Omit<OutboxMail, 'at'>): void {
  const mails = [{ at: Date.now(), to, subject, text }, ...outboxMails(file)].slice(0, most);
  makeFolders(dirname(file));
  writeFileSync(`${file}.partial`, JSON.stringify(mails), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}
