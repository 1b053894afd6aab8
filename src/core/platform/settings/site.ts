import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguage } from './choices.js';

/** What the service says of itself, on its pages, in its mails and in its contract. */
export type SiteSettings = {
  name: string;
  /** An email address; null if there is none. */
  contact: string | null;
  /** Whether the community is shown as pages. */
  isOn: boolean;
  /** The language of the pages; null for what the browser prefers. */
  language: SiteLanguage | null;
  /** The texts of pages that no admin has written, in Markdown. */
  texts: SiteTexts;
};

/** Names of the pages whose texts are the operator's, in the order in which they are linked. */
export const sitePageNames = ['rules', 'terms', 'privacy', 'imprint'] as const;
/** One of them. */
export type SitePageName = (typeof sitePageNames)[number];
type SiteTexts = Readonly<Partial<Record<SitePageName, string>>>;

/** Reads the texts of the pages that are in this folder. */
export function siteTexts(folder: string | undefined, faults: string[]): SiteTexts {
  if (folder === undefined) return {};
  try {
    const files = readdirSync(folder);
    const found = sitePageNames.filter((name) => files.includes(`${name}.txt`));
    return Object.fromEntries(found.map((name) => [name, readFileSync(join(folder, `${name}.txt`), 'utf8')]));
  } catch (error) {
    faults.push(`PAGES_DIR cannot be read: ${error instanceof Error ? error.message : error}`);
    return {};
  }
}
