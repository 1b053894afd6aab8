import type { VNode } from 'preact';
import type { OperationId } from '../../../../generated/contract.js';
import type { SiteSettings } from '../../../operations/settings/site.js';

/** A call of an operation that a page is made of, as others make it. */
export type Call = { operation: OperationId; path: string };

/** What a page says of itself to search engines, to previews of links, and to who looks at its source. */
export type PageHead = {
  /** Plain text. */
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

/** The elements of the head that say so. */
export function Head({ title, site, head }: { title: string; site: SiteSettings; head: PageHead }): VNode {
  const { description, about, image, feed, oembed, isPrivate, canonical, calls } = head;
  const text = description?.replace(/\s+/g, ' ').trim();
  const picture = image == null ? undefined : new URL(image, canonical).href;
  return (
    <>
      {text && <meta name="description" content={text} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      {text && <meta property="og:description" content={text} />}
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

/** JSON that can stand in an element. */
const jsonIn = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
