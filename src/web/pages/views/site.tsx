import type { VNode } from 'preact';
import type { Look } from '../../../api/pipeline/site-look.js';
import { accentPath, assetPath } from '../../assets.js';
import type { Translate } from '../../texts/texts.js';

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
export function SiteLinks({ look, t }: { look: Look; t: Translate }): VNode {
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
