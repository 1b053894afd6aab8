import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { assetPath } from '../../assets.js';

/** The page of the reference, which Redoc fills from the contract below `basePath`. */
export function renderReference(basePath: string, siteName: string): string {
  return `<!doctype html>${renderToString(<Reference basePath={basePath} siteName={siteName} />)}`;
}

function Reference({ basePath, siteName }: { basePath: string; siteName: string }): VNode {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{`Reference · ${siteName}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={assetPath('reference.css')} />
        <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />
        <script src={assetPath('redoc.js')} defer />
        <script src={assetPath('reference.js')} defer />
      </head>
      <body>
        <nav class="top" aria-label="Site">
          <a href="/">{siteName}</a>
          <a href="/profile#api-access">API keys</a>
          <a href={`${basePath}/openapi.yaml`}>Contract as YAML</a>
          <a href={`${basePath}/openapi.json`}>as JSON</a>
        </nav>
        <main id="reference" data-contract={`${basePath}/openapi.json`}>
          <noscript>
            <p>
              This page is drawn by a script. Without scripts, read the contract itself, as{' '}
              <a href={`${basePath}/openapi.yaml`}>YAML</a> or <a href={`${basePath}/openapi.json`}>JSON</a>.
            </p>
          </noscript>
        </main>
      </body>
    </html>
  );
}
