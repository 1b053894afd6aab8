import { truncate } from '../../core/contract/preview.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import type { MailSettings } from '../../core/platform/settings/mail.js';
import { defaultOf } from '../../core/platform/settings/table.js';
import { renderHtml } from '../http/html.js';
import type { MailBlock, MailContent } from './blocks.js';
import { mailColours } from './colours.js';
import { MailBody, MailFrame } from './html.js';
import { type MailTexts, mailTextsIn } from './texts/texts.js';

/** A mail ready to send. */
export type WrittenMail = { subject: string; text: string; html: string; headers: Record<string, string> };
/** The site's colour `#rrggbb` and the path of its logo; null for the defaults. */
export type MailLook = { accent: string | null; logo: string | null };
type Writing = Pick<MailSettings, 'origin' | 'site'> & { language?: SiteLanguage; look?: MailLook };

/** Renders both forms of a mail. All values are escaped in the HTML, and a subject is one line. */
export function writeMail(
  content: MailContent,
  { origin, site, language = 'en', look = { accent: null, logo: null } }: Writing,
): WrittenMail {
  const { subject, body, why = 'why.account', links = [], unsubscribe } = content;
  const t = mailTextsIn(language);
  const named = site.name === defaultOf('SITE_NAME') ? subject : `${site.name}: ${subject}`;
  const line = truncate(named.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), 200);
  const reasons = [t(why, { site: site.name }), t('no_reply')];
  if (site.contact !== null) reasons.push(t('contact', { contact: site.contact }));
  const below = unsubscribe === undefined ? links : [...links, { label: t('unsubscribe'), url: unsubscribe }];
  const frame = { name: site.name, origin, why: reasons.join(' '), links: below, language };
  const signature = ['-- ', site.name, origin].join('\n');
  const logo = look.logo && origin + look.logo;
  const colours = mailColours(look.accent);
  return {
    subject: line,
    text: [
      ...body.map((each) => plain(each, t)),
      signature,
      frame.why,
      ...below.map((each) => plain(each, t)),
      '',
    ].join('\n\n'),
    html: renderHtml(
      <MailFrame {...frame} title={line} logo={logo} colours={colours}>
        <MailBody subject={subject} body={body} colours={colours} />
      </MailFrame>,
      '<!doctype html>',
    ),
    // One-click unsubscribe (RFC 8058): mail clients show a button of their own.
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** A block as plain text. Addresses stand on lines of their own, where mail clients find their end. */
function plain(block: MailBlock, t: MailTexts): string {
  if (typeof block === 'string') return block;
  if ('label' in block) return `${t('link', { label: block.label })}\n${block.url}`;
  if ('list' in block) return block.list.map((each) => `- ${each}`).join('\n');
  if ('quote' in block) return quoted(block.quote);
  const { event, excerpt, url } = block;
  return [event, ...(excerpt === '' ? [] : [quoted(excerpt)]), ...(url === null ? [] : [url])].join('\n');
}

/** Each line behind a mark, so that no text of others reads as one of ours. */
const quoted = (text: string): string => text.replace(/^/gm, '> ');
