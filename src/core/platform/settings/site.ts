import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguage } from './choices.js';

/** Information about the service for its pages, mails and contract. */
export type SiteSettings = {
  name: string;
  /** An email address; null if there is none. */
  contact: string | null;
  /** Whether the pages are on. */
  isOn: boolean;
  /** The language of the pages; null to follow the browser. */
  language: SiteLanguage | null;
  /** Texts in Markdown of pages that no admin has edited. */
  texts: SiteTexts;
};

/** Names of the operator's pages, in the order of their links. */
export const sitePageNames = ['rules', 'terms', 'privacy', 'imprint', 'withdrawal'] as const;
/** The name of an operator's page. */
export type SitePageName = (typeof sitePageNames)[number];
type SiteTexts = Readonly<Partial<Record<SitePageName, string>>>;

/** Reads the texts of pages from this folder. */
export function siteTexts(folder: string | undefined, faults: string[]): SiteTexts {
  if (folder === undefined) return {};
  try {
    const files = readdirSync(folder);
    const names = sitePageNames.filter((name) => files.includes(`${name}.txt`));
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}.txt`), 'utf8')]));
  } catch (error) {
    faults.push(`PAGES_DIR cannot be read: ${error instanceof Error ? error.message : error}`);
    return {};
  }
}
