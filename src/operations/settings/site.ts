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
  /** The pages whose texts are the operator's. */
  pages: readonly SitePage[];
};

/** A page whose text is the operator's. */
export type SitePage = { path: `/${string}`; title: string; text: string };

const titles = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint' } as const;

/** Reads the pages whose texts are in this folder. */
export function sitePages(folder: string | undefined, faults: string[]): SitePage[] {
  if (folder === undefined) return [];
  try {
    const files = readdirSync(folder);
    return Object.entries(titles)
      .filter(([name]) => files.includes(`${name}.txt`))
      .map(([name, title]) => ({ path: `/${name}`, title, text: readFileSync(join(folder, `${name}.txt`), 'utf8') }));
  } catch (error) {
    faults.push(`PAGES_DIR cannot be read: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
