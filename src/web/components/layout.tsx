import type { ComponentChildren, VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import { renderHtml } from '../../api/http/html.js';
import type { Look } from '../../api/pipeline/site-look.js';
import { version } from '../../core/contract/document.js';
import { previewOf } from '../../core/contract/preview.js';
import type { Config } from '../../core/platform/config.js';
import { accentPath, assetPath } from '../assets.js';
import { Bar } from './bar.js';
import { type SiteContext, SiteProvider, useSite } from './context.js';

/** A call of an operation that a page is made of, as others make it. */
export type Call = { operation: OperationId; path: string };

/** What a page says of itself to search engines, to previews of links, and to who looks at its source. */
export type PageHead = {
  /** Markdown, of which the beginning is shown as plain text. */
  description?: string;
  /** What the page is about, in the words of schema.org. */
  about?: object;
  /** The address of a picture. */
  image?: string | null;
  /** The path of the feed of what it lists. */
  feed?: string;
  /** The path of its oEmbed description. */
  oembed?: string;
  /** Whether search engines leave it out: pages of one's own, and of searches. */
  isPrivate?: boolean;
  /** The address of this page among others with the same content. */
  canonical: string;
  calls: readonly Call[];
};

/** What is put into the frame of a page. */
export type Framed = {
  title: string;
  content: ComponentChildren;
  /** Of a page of the site. */
  head?: PageHead;
};

type Frame = Framed & { look: Look; config: Pick<Config, 'areas' | 'basePaths' | 'site'> };

/** A whole page as HTML. Everything that is put into it is escaped. */
export function renderPage({ site, ...frame }: Frame & { site: SiteContext }): string {
  const page = (
    <SiteProvider value={site}>
      <Layout {...frame} />
    </SiteProvider>
  );
  return renderHtml(page, '<!doctype html>');
}

function Layout({ title, content, head, look, config }: Frame): VNode {
  const { t, language } = useSite();
  const { site, basePaths } = config;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <title>{title === site.name ? title : `${title} · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={assetPath('plaza.css')} />
        <LookLinks look={look} />
        {head && <Head title={title} site={site} head={head} />}
      </head>
      <body>
        <a class="skip" href="#main">
          {t('skip')}
        </a>
        <header class="bar">
          <Brand look={look} name={site.name} />
          <Bar site={site} areas={config.areas} />
        </header>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <footer>
          <span>{site.name}</span>
          <a href={site.isOn ? '/developers' : '/'}>{t('nav.developers')}</a>
          <a href="/docs">{t('nav.reference')}</a>
          <a href={`${basePaths[0]}/openapi.yaml`}>{t('nav.contract', { version })}</a>
          <SiteLinks look={look} />
          {site.contact && <a href={mailto(site.contact)}>{t('nav.contact')}</a>}
        </footer>
      </body>
    </html>
  );
}

/** What a page of the site says of itself. */
function Head({ title, site, head }: { title: string; site: Config['site']; head: PageHead }): VNode {
  const { description, about, image, feed, oembed, isPrivate, canonical, calls } = head;
  const { t } = useSite();
  const text = previewOf(description ?? '', 200) || t('start.about', { name: site.name });
  // An address may be older than the check that it can be parsed.
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

/** As JSON-LD that can stand in an element. */
const jsonIn = (about: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');

/** An address may contain characters that would start a subject or another recipient. */
const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** The colour and the icon of the site, for the head of a page. */
export function LookLinks({ look: { accent, logo } }: { look: Look }): VNode {
  return (
    <>
      {accent && <link rel="stylesheet" href={accentPath(accent)} />}
      {logo ? <link rel="icon" href={logo} /> : <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />}
    </>
  );
}

/** The name of the site beside its logo. */
export function Brand({ look, name }: { look: Look; name: string }): VNode {
  return (
    <a class="brand" href="/">
      <img src={look.logo ?? assetPath('icon.svg')} alt="" width="28" height="28" />
      {name}
    </a>
  );
}

/** Links to the pages whose texts are the operator's. */
export function SiteLinks({ look }: { look: Look }): VNode {
  const { t } = useSite();
  return (
    <>
      {look.pages.map((name) => (
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
