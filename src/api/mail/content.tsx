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
  const account = `You get this email because you have an account at ${site.name}, ${origin}. Please don’t reply: nobody reads replies.`;
  const why = site.contact === null ? account : `${account} Questions: ${site.contact}`;
  const named = site.name === defaultOf('SITE_NAME') ? subject : `${site.name}: ${subject}`;
  const line = truncate(named.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), 200);
  const lines = body.map((each) => (typeof each === 'string' ? each : `${each.label}:\n${each.url}`));
  return {
    subject: line,
    text: [...lines, `-- \n${why}`, ''].join('\n\n'),
    html: renderHtml(<Html {...{ subject: line, body, why, name: site.name, origin }} />, '<!doctype html>'),
    // One-click unsubscribe (RFC 8058): mail clients show a button of their own.
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Styles of mails, which mail clients without style sheets show as plain paragraphs. */
const styles = `
  body { margin: 0; padding: 24px 12px; background: #f6f7fb; color: #1b2030; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  .site, .card, .why { max-width: 34em; margin: 0 auto; }
  .site { padding: 0 4px 12px; font-weight: 700; }
  .card { padding: 8px 24px; background: #fff; border: 1px solid #dcdfea; border-radius: 12px; }
  .why { padding: 16px 4px; color: #555d75; font-size: 13px; }
  a { color: #3a4bc4; }
  .main { display: inline-block; padding: 10px 20px; background: #3a4bc4; color: #fff; border-radius: 10px; font-weight: 600; text-decoration: none; }
  @media (prefers-color-scheme: dark) {
    body { background: #12151e; color: #e8eaf2; }
    .card { background: #1a1f2c; border-color: #2d3446; }
    .why { color: #a5adc4; }
    a { color: #9aa7ff; }
    .main { background: #9aa7ff; color: #10142a; }
  }`;

type HtmlProps = MailContent & { why: string; name: string; origin: string };

/** The mail as a card below the name of the site. Its first link is a button. */
function Html({ subject, body, why, name, origin }: HtmlProps): VNode {
  const main = body.find((each) => typeof each !== 'string');
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div class="site">
          <a href={origin}>{name}</a>
        </div>
        <div class="card">
          {body.map((each) =>
            typeof each === 'string' ? (
              <p>{each}</p>
            ) : (
              <p>
                <a class={each === main ? 'main' : undefined} href={each.url}>
                  {each.label}
                </a>
              </p>
            ),
          )}
        </div>
        <div class="why">{why}</div>
      </body>
    </html>
  );
}
