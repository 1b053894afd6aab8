import type { Database } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import { type SitePageName, type SiteSettings, sitePageNames } from '../../core/platform/settings/site.js';

type StoredLook = { welcome: string | null; accent: string | null; logo: string | null; pages: SitePageName[] };

/** Settings by admins. `logo` identifies a version of the logo. */
export const storedSite: Statement<StoredLook> = {
  name: 'stored_site',
  text: `
    SELECT json_build_object('welcome', s.welcome, 'accent', s.accent, 'logo', s.logo_version,
      'pages', ARRAY(SELECT name FROM site_pages))::text AS reply
    FROM (SELECT) one LEFT JOIN site_settings s ON true`,
};

/** Existing pages, in their order: written by admins, or by the operator. */
export const pagesOf = ({ pages }: Pick<StoredLook, 'pages'>, texts: SiteSettings['texts']): SitePageName[] =>
  sitePageNames.filter((name) => pages.includes(name) || texts[name] !== undefined);

/** The path of the logo, different for each version. */
export const logoPath = (basePath: string, version: string): string => `${basePath}/site/logo.webp?v=${version}`;

/** The frame of every page: the colour `#rrggbb` and the path of the logo, null for the defaults, and the linked pages. */
export type Look = { accent: string | null; logo: string | null; pages: readonly SitePageName[] };

/** Milliseconds for which a process may show outdated settings. */
const keptFor = 2000;

/** Caches the look of the pages, so that no page has to query it. */
export class SiteLook {
  /** The last result, for pages that may not wait for the database. */
  last: Look;
  #kept: { until: number; look: Promise<Look> } | null = null;

  constructor(
    private readonly database: Pick<Database, 'json'>,
    private readonly config: { site: Pick<SiteSettings, 'texts'>; basePaths: readonly [string, ...string[]] },
  ) {
    this.last = this.#lookOf({ accent: null, logo: null, pages: [] });
  }

  /** The look, at most two seconds old; older while the database is unavailable. */
  now(): Promise<Look> {
    if (this.#kept === null || performance.now() >= this.#kept.until) {
      this.#kept = { until: performance.now() + keptFor, look: this.#read() };
    }
    return this.#kept.look;
  }

  /** Invalidates the cache after a change by this process. */
  forget(): void {
    this.#kept = null;
  }

  async #read(): Promise<Look> {
    const stored = await this.database.json(storedSite, []).catch(() => null);
    if (stored !== null) this.last = this.#lookOf(stored.parse());
    return this.last;
  }

  #lookOf(stored: Omit<StoredLook, 'welcome'>): Look {
    const { site, basePaths } = this.config;
    const { accent, logo } = stored;
    return { accent, logo: logo && logoPath(basePaths[0], logo), pages: pagesOf(stored, site.texts) };
  }
}
