import type { RequestHandler } from 'express';
import type { VNode } from 'preact';
import { renderHtml } from '../../api/http/html.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Look } from '../../api/pipeline/site-look.js';
import { type Chapter, chapters } from '../../core/contract/chapters.js';
import { problem } from '../../core/contract/problems.js';
import { assetPath } from '../assets.js';
import { Brand, LookLinks } from '../components/layout.js';
import { capitalized, OperationList } from '../docs/operation-list.js';
import { type Theme, themeOf } from '../preferences.js';

/**
 * The operations of a tag, drawn by Redoc, which needs seconds for the whole document. The page is public and in the contract's
 * language, so of cookies only that of the colours is read.
 */
export function showReference({ config, look }: Parts): RequestHandler {
  return async (req, res) => {
    const chapter = chapters.find(({ name }) => name === req.params.area);
    if (chapter === undefined) {
      throw problem('route_not_found', { message: 'The reference does not have this page.' });
    }
    const page = {
      basePath: config.basePaths[0],
      siteName: config.site.name,
      look: await look.now(),
      chapter,
      theme: themeOf(req),
    };
    res.type('html').send(renderHtml(<Reference {...page} />, '<!doctype html>'));
  };
}

type ReferenceProps = { theme: Theme | null; basePath: string; siteName: string; look: Look; chapter: Chapter };

/** The page of a tag. Redoc renders the document below `basePath`. */
function Reference({ theme, basePath, siteName, look, chapter }: ReferenceProps): VNode {
  const area = chapter.name;
  return (
    <html lang="en" data-theme={theme ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <title>{`${capitalized(area)} · Reference · ${siteName}`}</title>
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
            <a href="/docs">Overview</a>
            {chapters.map(({ name }) => (
              <a key={name} href={`/docs/${name}`} aria-current={area === name ? 'page' : undefined}>
                {capitalized(name)}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <Operations of={chapter} />
          <div id="reference" data-contract={`${basePath}/openapi.json`} data-area={area} />
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

/** The operations as a list, until Redoc has rendered. */
function Operations({ of: { name, description, operations } }: { of: Chapter }): VNode {
  return (
    <section id="operations" aria-labelledby="operations-title">
      <h1 id="operations-title">{capitalized(name)}</h1>
      <p>{description}</p>
      <OperationList tag={name} operations={operations} />
    </section>
  );
}
