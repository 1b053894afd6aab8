import type { RequestHandler } from 'express';
import type { VNode } from 'preact';
import { renderHtml } from '../../api/http/html.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Look } from '../../api/pipeline/site-look.js';
import { type Chapter, chapters } from '../../core/contract/chapters.js';
import { problem } from '../../core/contract/problems.js';
import { assetPath } from '../assets.js';
import { Brand, LookLinks } from '../components/layout.js';

/**
 * The API reference: the guide with all operations, and a page per tag, since Redoc needs seconds for the whole document.
 * It is public and in the contract's language, so no session is read.
 */
export function showReference({ config, look }: Parts): RequestHandler {
  return async (req, res) => {
    const { area = null } = req.params as { area?: string };
    if (area !== null && !chapters.some(({ name }) => name === area)) {
      throw problem('route_not_found', { message: 'The reference does not have this page.' });
    }
    const page = { basePath: config.basePaths[0], siteName: config.site.name, look: await look.now(), area };
    res.type('html').send(renderHtml(<Reference {...page} />, '<!doctype html>'));
  };
}

type ReferenceProps = { basePath: string; siteName: string; look: Look; area: string | null };

/** A page of the reference: a tag, or the guide. Redoc renders the document below `basePath`. */
function Reference({ basePath, siteName, look, area }: ReferenceProps): VNode {
  const title = area === null ? 'Reference' : `${capitalized(area)} · Reference`;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{`${title} · ${siteName}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={assetPath('reference.css')} />
        <LookLinks look={look} />
        <script src={assetPath('redoc.js')} defer />
        <script src={assetPath('reference.js')} defer />
      </head>
      <body>
        <header>
          <nav class="top" aria-label="Site">
            <Brand look={look} name={siteName} />
            <a href="/profile/keys">API keys</a>
            <a href={`${basePath}/openapi.yaml`}>Contract as YAML</a>
            <a href={`${basePath}/openapi.json`}>as JSON</a>
          </nav>
          <nav class="areas" aria-label="Reference">
            <a href="/docs" aria-current={area === null ? 'page' : undefined}>
              Guide
            </a>
            {chapters.map(({ name }) => (
              <a key={name} href={`/docs/${name}`} aria-current={area === name ? 'page' : undefined}>
                {capitalized(name)}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <Operations area={area} />
          <div id="reference" data-contract={`${basePath}/openapi.json`} data-area={area ?? undefined} />
          <noscript>
            <p>
              The details of each operation are drawn by a script. Without scripts, read the contract itself, as{' '}
              <a href={`${basePath}/openapi.yaml`}>YAML</a> or <a href={`${basePath}/openapi.json`}>JSON</a>.
            </p>
          </noscript>
        </main>
      </body>
    </html>
  );
}

/** All operations above the guide; on a tag's page its own, until Redoc has rendered. */
function Operations({ area }: { area: string | null }): VNode {
  const shown = chapters.filter(({ name, operations }) => operations.length > 0 && (area === null || name === area));
  return (
    <section id="operations" aria-labelledby="operations-title">
      <h1 id="operations-title">{area === null ? 'Reference' : capitalized(area)}</h1>
      {shown.map(({ name, description, operations }: Chapter) => (
        <details key={name} open={area !== null}>
          <summary>
            <strong>{capitalized(name)}</strong> {description} {counted(operations.length)}
          </summary>
          <ul>
            {operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <a href={`/docs/${name}#tag/${name}/operation/${id}`}>{summary}</a>{' '}
                <code>
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const counted = (operations: number) => (operations === 1 ? '1 operation' : `${operations} operations`);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
