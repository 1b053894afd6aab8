import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingValues } from './values.js';

/** What people are told of this service, on its pages, in its mails and in its contract. */
export type SiteSettings = {
  name: string;
  /** An email address; null where nobody is named. */
  contact: string | null;
  /** The pages whose texts are the operator's. */
  pages: readonly SitePage[];
};

/** A page whose text is the operator's. */
export type SitePage = { path: `/${string}`; title: string; text: string };

const titles = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint' } as const;

/** Characters: a name has to fit in the title of a page and the subject of a mail. */
const longestName = 50;
/** Octets at most of an address in SMTP (RFC 5321, 4.5.3.1.3). */
const longestAddress = 254;

/** Line breaks and other controls, and what makes a text read as another. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** No quoted names, and nothing that begins a header or another address. */
const address = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/** The name of the service and whom to write to about it. */
export function siteSettings(values: SettingValues): SiteSettings {
  const { faults } = values;
  const name = values.text('SITE_NAME');
  const contact = values.text('CONTACT_EMAIL');
  if ([...name].length > longestName || unfit.test(name) || !/[\p{L}\p{N}]/u.test(name)) {
    faults.push(`SITE_NAME must be one line of at most ${longestName} characters, not ${JSON.stringify(name)}`);
  }
  if (contact !== '' && (contact.length > longestAddress || !address.test(contact))) {
    faults.push(`CONTACT_EMAIL must be an address such as plaza@example.org, not ${JSON.stringify(contact)}`);
  }
  return { name, contact: contact === '' ? null : contact, pages: sitePages(values) };
}

function sitePages(values: SettingValues): SitePage[] {
  const folder = values.text('PAGES_DIR');
  if (folder === '') return [];
  try {
    const files = readdirSync(folder);
    return Object.entries(titles)
      .filter(([name]) => files.includes(`${name}.txt`))
      .map(([name, title]) => ({ path: `/${name}`, title, text: readFileSync(join(folder, `${name}.txt`), 'utf8') }));
  } catch (error) {
    values.faults.push(`PAGES_DIR cannot be read: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
