import type { ComponentChildren, VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import { renderHtml } from '../../api/http/html.js';
import type { Look } from '../../api/pipeline/site-look.js';
import { version } from '../../core/contract/document.js';
import { previewOf } from '../../core/contract/preview.js';
import type { Config } from '../../core/platform/config.js';
import { accentPath, assetPath } from '../assets.js';
import { Bar, Languages } from './bar.js';
import { type SiteContext, SiteProvider, useSite } from './context.js';

/** An API call of a page, as an external client would make it. */
export type Call = { operation: OperationId; path: string };

/** Metadata of a page, for search engines, link previews and its source. */
export type PageHead = {
  /** Markdown; its beginning becomes the plain description. */
  description?: string;
  /** Structured data (schema.org). */
  about?: object;
  /** Address of a preview picture. */
  image?: string | null;
  /** Path of the feed of its list. */
  feed?: string;
  /** Path of its oEmbed description. */
  oembed?: string;
  /** True for noindex: own pages and search results. */
  isPrivate?: boolean;
  /** The canonical address. */
  canonical: string;
  calls: readonly Call[];
};

/** The content and options of a page's frame. */
export type FrameContent = {
  title: string;
  content: ComponentChildren;
  /** Metadata; only for pages of the site. */
  head?: PageHead;
};

type Frame = FrameContent & { look: Look; config: Pick<Config, 'areas' | 'basePaths' | 'site'> };

/** Renders a whole page as HTML. All inserted texts are escaped. */
export function renderPage({ site, ...frame }: Frame & { site: SiteContext }): string {
  const page = (
    <SiteProvider value={site}>
      <Layout {...frame} />
    </SiteProvider>
  );
  return renderHtml(page, '<!doctype html>');
}

function Layout({ title, content, head, look, config }: Frame): VNode {
  const { t, language, theme, account } = useSite();
  const { site, basePaths } = config;
  return (
    <html lang={language} data-theme={theme ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <title>{title === site.name ? title : `${title} · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={assetPath('plaza.css')} />
        <LookLinks look={look} />
        {head && <Head title={title} site={site} head={head} />}
      </head>
      <body data-api={basePaths[0]} data-user={account?.username}>
        <a class="skip" href="#main">
          {t('skip')}
        </a>
        <header class="bar">
          <Brand look={look} name={site.name} />
          <Bar site={site} areas={config.areas} api={basePaths[0] ?? ''} />
        </header>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <footer>
          <span>{site.name}</span>
          <a href={site.isOn ? '/developers' : '/'}>{t('nav.developers')}</a>
          <a href="/docs">{t('nav.reference')}</a>
          <a href={`${basePaths[0]}/openapi.yaml`}>{t('nav.contract', { version })}</a>
          <SiteLinks pages={look.pages} />
          {account === null && site.language === null && <Languages />}
          {site.contact && <a href={mailto(site.contact)}>{t('nav.contact')}</a>}
        </footer>
      </body>
    </html>
  );
}

/** The head elements of a site's page. */
function Head({ title, site, head }: { title: string; site: Config['site']; head: PageHead }): VNode {
  const { description, about, image, feed, oembed, isPrivate, canonical, calls } = head;
  const { t } = useSite();
  const text = previewOf(description ?? '', 200) || t('start.about', { name: site.name });
  // Stored addresses may predate the check that they can be parsed.
  const picture = image != null && URL.canParse(image, canonical) ? new URL(image, canonical).href : undefined;
  return (
    <>
      <script src={assetPath('site.js')} defer />
      <meta name="description" content={text} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:description" content={text} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {site.isOn && <link rel="manifest" href="/site.webmanifest" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      {oembed && <link rel="alternate" type="application/json+oembed" title={title} href={oembed} />}
      {calls.map(({ operation, path }) => (
        <link key={path} rel="alternate" type="application/json" title={operation} href={path} />
      ))}
      {about && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonIn(about) }} />}
    </>
  );
}

/** JSON-LD that is safe inside a script element. */
const jsonIn = (about: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');

/** Encoded, since characters of the address could add a subject or a recipient. */
const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** Accent colour and icon, for the head of a page. */
export function LookLinks({ look: { accent, logo } }: { look: Look }): VNode {
  return (
    <>
      {accent && <link rel="stylesheet" href={accentPath(accent)} />}
      {logo ? <link rel="icon" href={logo} /> : <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />}
    </>
  );
}

/** Site name and logo. */
export function Brand({ look, name }: { look: Look; name: string }): VNode {
  return (
    <a class="brand" href="/">
      <img src={look.logo ?? assetPath('icon.svg')} alt="" width="28" height="28" />
      {name}
    </a>
  );
}

/** Links to the operator's texts. */
export function SiteLinks({ pages }: Pick<Look, 'pages'>): VNode {
  const { t } = useSite();
  return (
    <>
      {pages.map((name) => (
        <>
          {' '}
          <a key={name} href={`/${name}`}>
            {t(`page.${name}`)}
          </a>
        </>
      ))}
    </>
  );
}
