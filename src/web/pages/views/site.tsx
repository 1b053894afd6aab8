import type { VNode } from 'preact';
import type { SitePage } from '../../../operations/settings/site.js';
import { Narrow } from './forms.js';

/** A text of the operator's, in paragraphs. */
export function SiteText({ title, text }: SitePage): VNode {
  return (
    <Narrow title={title}>
      {text.split(/(?:\r?\n[^\S\n]*){2,}/).map((paragraph, place) => (
        <p class="said" key={place}>
          {paragraph.trim()}
        </p>
      ))}
    </Narrow>
  );
}

/** Links to such texts. */
export function SiteLinks({ pages }: { pages: readonly SitePage[] }): VNode {
  return (
    <>
      {pages.map(({ path, title }) => (
        <>
          {' '}
          <a key={path} href={path}>
            {title}
          </a>
        </>
      ))}
    </>
  );
}
