import type { VNode } from 'preact';
import { truncate } from '../../core/contract/preview.js';
import type { MailSettings } from '../../core/platform/settings/mail.js';
import { defaultOf } from '../../core/platform/settings/table.js';
import { renderHtml } from '../http/html.js';

/** A link on a line of its own. */
export type MailLink = { label: string; url: string };
/** The content of a mail, for both of its forms: paragraphs and links. */
export type MailContent = {
  subject: string;
  body: readonly (string | MailLink)[];
  /** The URL for unsubscribing with one request and without signing in; absent for mails that cannot be turned off. */
  unsubscribe?: string;
};
/** A mail ready to send. */
export type WrittenMail = { subject: string; text: string; html: string; headers: Record<string, string> };

/** Renders both forms of a mail. All values are escaped in the HTML, and a subject is one line. */
export function writeMail(
  { subject, body, unsubscribe }: MailContent,
  { origin, site }: Pick<MailSettings, 'origin' | 'site'>,
): WrittenMail {
  const account = `You get this email because you have an account at ${site.name}, ${origin}. Please do not reply: nobody reads replies.`;
  const why = site.contact === null ? account : `${account} Questions: ${site.contact}`;
  const named = site.name === defaultOf('SITE_NAME') ? subject : `${site.name}: ${subject}`;
  const line = truncate(named.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), 200);
  const lines = body.map((each) => (typeof each === 'string' ? each : `${each.label}:\n${each.url}`));
  return {
    subject: line,
    text: [...lines, `-- \n${why}`, ''].join('\n\n'),
    html: renderHtml(<Html {...{ subject: line, body, why }} />, '<!doctype html>'),
    // One-click unsubscribe (RFC 8058): mail clients show a button of their own.
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const font = 'font: 16px/1.5 system-ui, sans-serif';

function Html({ subject, body, why }: MailContent & { why: string }): VNode {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={`${font}; max-width: 36em; margin: 0 auto; padding: 1em`}>
        {body.map((each) =>
          typeof each === 'string' ? (
            <p>{each}</p>
          ) : (
            <p>
              <a href={each.url}>{each.label}</a>
            </p>
          ),
        )}
        <p style="font-size: 13px; margin-top: 2em">{why}</p>
      </body>
    </html>
  );
}
