import type { ComponentChildren, VNode } from 'preact';
import { originOf } from '../../api/http/origin.js';
import { chapters } from '../../core/contract/chapters.js';
import { assetPath } from '../assets.js';
import { SiteProvider, useSite } from '../components/context.js';
import { Columns, Heading } from '../components/parts.js';
import { textsIn } from '../texts/texts.js';
import type { Visit } from '../visit.js';
import { guides, wholeGuide } from './guides.js';
import { capitalized } from './operation-list.js';

/** The words of the guide are English, like the contract. */
export const t = textsIn('en');

/** All guides: the short ones, and the one in the contract. */
export const allGuides = [...guides, wholeGuide];

/** The short guides' own places, and the others beside them. */
const places: Readonly<Record<string, string>> = {
  '/docs': 'Overview',
  ...Object.fromEntries(allGuides.map(({ name, title }) => [`/docs/${name}`, title])),
  '/docs/codes': 'Error codes',
};

type DocsPage = { title: string; about: string; content: ComponentChildren; isShared?: boolean; markdown?: string };

/** Shows a page of the guide in the frame of the site. */
export function showDocs(visit: Visit, { title, about, content, isShared = true, markdown }: DocsPage) {
  const origin = originOf(visit.req, visit.parts.config);
  const { pathname } = new URL(visit.req.originalUrl, origin);
  return visit.show({
    title,
    head: { description: about, canonical: origin + pathname, calls: [] },
    isKept: isShared,
    ...(isShared && { cacheKey: JSON.stringify([visit.req.originalUrl, origin]) }),
    content: (
      <English>
        <Columns aside={<Menu here={pathname} markdown={markdown} />}>
          <Heading title={title} trail={pathname === '/docs' ? {} : { '/docs': 'Reference' }} />
          {content}
        </Columns>
        <script src={assetPath('docs.js')} defer />
      </English>
    ),
  });
}

/** The guide is English in all its parts, whatever the language of the frame. */
function English({ children }: { children: ComponentChildren }): VNode {
  const site = useSite();
  return (
    <div lang="en" class="docs">
      <SiteProvider value={{ ...site, language: 'en', t }}>{children}</SiteProvider>
    </div>
  );
}

/** The search and all pages of the guide; on the overview, which has both, the areas. */
function Menu({ here, markdown }: { here: string; markdown: string | undefined }): VNode {
  if (here === '/docs') {
    const areas = chapters.map(({ name }) => [`/docs/${name}`, capitalized(name)]);
    return <Links label="Areas" of={Object.fromEntries(areas)} here={here} />;
  }
  return (
    <>
      <Search />
      <Links label="Guide" of={places} here={here} />
      {markdown && (
        <p>
          <a href={markdown}>This page as Markdown</a>
        </p>
      )}
    </>
  );
}

type LinksProps = { label: string; of: Readonly<Record<string, string>>; here: string };

/** A menu of pages: paths with titles. */
function Links({ label, of, here }: LinksProps): VNode {
  return (
    <nav aria-label={label} class="docs-menu">
      <ul>
        {Object.entries(of).map(([path, title]) => (
          <li key={path}>
            <a href={path} aria-current={path === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search over all of the reference, a form that works without a script. */
export function Search({ q = '' }: { q?: string }): VNode {
  return (
    <search>
      <form action="/docs" class="docs-search">
        <input
          name="q"
          type="search"
          value={q}
          maxLength={200}
          placeholder="Search: press /"
          aria-label="Search the reference"
        />
        <button type="submit" class="quiet">
          {t('search')}
        </button>
      </form>
    </search>
  );
}

/** Replaces the addresses of the API and of the site in a text. */
export const filled = (markdown: string, origin: string, { config }: Pick<Visit['parts'], 'config'>): string =>
  markdown.replaceAll('{base_url}', origin + config.basePaths[0]).replaceAll('{origin}', origin);
