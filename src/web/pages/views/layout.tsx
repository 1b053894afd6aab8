import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { version } from '../../../contract/document.js';
import type { Account } from '../../../people/accounts.js';
import { assetPath } from '../../assets.js';
import { TokenField } from './forms.js';

type Frame = {
  title: string;
  content: ComponentChildren;
  account: Account | null;
  basePath: string;
  /** Missing where the page cannot have forms. */
  formToken?: () => string;
  scripts?: boolean;
};

/** A whole page as HTML. Everything that is put into it is escaped. */
export function renderPage(frame: Frame): string {
  return `<!doctype html>${renderToString(<Layout {...frame} />)}`;
}

function Layout({ title, content, account, basePath, formToken, scripts }: Frame): VNode {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{title === 'Plaza' ? title : `${title} · Plaza`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={assetPath('plaza.css')} />
        <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />
        {scripts && <script src={assetPath('copy.js')} defer />}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="bar">
          <a class="brand" href="/">
            <img src={assetPath('icon.svg')} alt="" width="28" height="28" />
            Plaza
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
          <span>Plaza, interface {version}</span>
          <a href="/docs">Reference</a>
          <a href={`${basePath}/openapi.yaml`}>Contract</a>
          <a href={`${basePath}/health`}>Health</a>
        </footer>
      </body>
    </html>
  );
}
