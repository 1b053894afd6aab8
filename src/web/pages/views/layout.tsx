import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Account } from '../../../accounts/users/accounts.js';
import { version } from '../../../api/contract/document.js';
import type { SiteSettings } from '../../../operations/settings/site.js';
import { assetPath } from '../../assets.js';
import { TokenField } from './forms.js';
import { SiteLinks } from './site.js';

type Frame = {
  title: string;
  content: ComponentChildren;
  account: Account | null;
  basePath: string;
  site: SiteSettings;
  /** Missing where the page cannot have forms. */
  formToken?: () => string;
  /** `true` for buttons that copy; `passkeys` for forms that a passkey fills in, too. */
  scripts?: boolean | 'passkeys';
};

/** A whole page as HTML. Everything that is put into it is escaped. */
export function renderPage(frame: Frame): string {
  return `<!doctype html>${renderToString(<Layout {...frame} />)}`;
}

function Layout({ title, content, account, basePath, site, formToken, scripts }: Frame): VNode {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{title === site.name ? title : `${title} · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={assetPath('plaza.css')} />
        <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />
        {scripts && <script src={assetPath('copy.js')} defer />}
        {scripts === 'passkeys' && (
          <>
            <script src={assetPath('webauthn.js')} defer />
            <script src={assetPath('passkeys.js')} defer />
          </>
        )}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="bar">
          <a class="brand" href="/">
            <img src={assetPath('icon.svg')} alt="" width="28" height="28" />
            {site.name}
          </a>
          <nav aria-label="Main">
            <a href="/docs">Reference</a>
            {account === null || formToken === undefined ? (
              <>
                <a href="/sign-in">Sign in</a>
                <a class="button small" href="/sign-up">
                  Sign up
                </a>
              </>
            ) : (
              <>
                <a href="/profile">Profile</a>
                <form method="post" action="/sign-out">
                  <TokenField token={formToken()} />
                  <button class="small quiet" type="submit">
                    Sign out
                  </button>
                </form>
              </>
            )}
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <footer>
          <span>
            {site.name}, interface {version}
          </span>
          <a href="/docs">Reference</a>
          <a href={`${basePath}/openapi.yaml`}>Contract</a>
          <a href={`${basePath}/health`}>Health</a>
          <SiteLinks pages={site.pages} />
          {site.contact && <a href={mailto(site.contact)}>Contact</a>}
        </footer>
      </body>
    </html>
  );
}

/** An address may contain characters that would start a subject or another recipient. */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
