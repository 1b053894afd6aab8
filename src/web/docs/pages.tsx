import type { VNode } from 'preact';
import { localDemoKey } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import type { TextRenderer } from '../../api/pipeline/additions.js';
import { type Chapter, chapters } from '../../core/contract/chapters.js';
import { problem } from '../../core/contract/problems.js';
import { assetPath } from '../assets.js';
import { Badge, Button, CopyBox, Places, Prose, Row, Rows, Section } from '../components/parts.js';
import type { PublicPage } from '../public-page.js';
import type { Route } from '../site/routes.js';
import type { Page } from '../visit.js';
import { codes, find } from './find.js';
import { allGuides, filled, Search, showDocs, t } from './frame.js';
import { type Guide, sectionsOf, wholeGuide } from './guides.js';
import { capitalized, OperationList } from './operation-list.js';
import { inLanguage, type Language, languages } from './samples.js';
import { showTrial } from './trial.js';

/** The parts of a text as HTML. Code can be copied, and what is wide is scrolled by keyboard. Links are ours, so that search engines may follow them. */
async function sections(renderer: TextRenderer, markdown: string): Promise<VNode[]> {
  const parts = sectionsOf(markdown);
  const html = await renderer.render(parts.map((part) => ({ text: part.markdown })));
  return parts.map(({ slug, title }, at) => {
    let count = 0;
    const own = (html[at] ?? '')
      .replaceAll(' rel="nofollow ugc noopener"', '')
      // Lines of our files end where the editor ends them.
      .replaceAll('<br />\n', ' ')
      .replaceAll('<table>', '<table tabindex="0">')
      .replaceAll(/<pre><code([\s\S]*?)<\/pre>/g, (_, code) => {
        const id = `code-${at}-${++count}`;
        const words = `data-done="${t('copy.done')}" data-failed="${t('copy.failed')}"`;
        const button = `<button type="button" class="small quiet" data-copy="${id}" ${words} hidden>${t('copy')}</button>`;
        return `<div class="sample"><pre tabindex="0"><code id="${id}"${code}</pre>${button}</div>`;
      });
    if (title === '') return <Prose key="beginning" html={own} isWhole />;
    return (
      <Section key={slug} id={slug} title={title}>
        <Prose html={own} isWhole />
      </Section>
    );
  });
}

const isLanguage = (name: unknown): name is Language => typeof name === 'string' && Object.hasOwn(languages, name);

/** A short guide, with its samples in one language. */
const showGuide =
  (guide: Guide): Page =>
  async (visit) => {
    const { lang } = visit.req.query;
    const language = isLanguage(lang) ? lang : 'sh';
    const path = `/docs/${guide.name}`;
    const tabs = Object.entries(languages).map(([name, label]) => [
      name === 'sh' ? path : `${path}?lang=${name}`,
      label,
    ]);
    const origin = originOf(visit.req, visit.parts.config);
    const text = filled(inLanguage(guide.markdown, language), origin, visit.parts);
    const isShort = guide !== wholeGuide;
    await showDocs(visit, {
      ...guide,
      markdown: `${path}.md`,
      content: (
        <>
          <p class="lead">{guide.about}</p>
          {isShort && (
            <Places
              label="Language of the samples"
              places={Object.fromEntries(tabs)}
              here={language === 'sh' ? path : `${path}?lang=${language}`}
            />
          )}
          {await sections(visit.parts.text, text)}
          <script src={assetPath('copy.js')} defer />
        </>
      ),
    });
  };

/** The overview: the first steps, what people do, and all operations; or what a search finds. */
const showOverview: Page = async (visit) => {
  const { q } = visit.req.query;
  const isSearch = typeof q === 'string' && q.trim() !== '';
  const { config } = visit.parts;
  const key = isSearch ? null : await localDemoKey(visit.req, config);
  const base = originOf(visit.req, config) + config.basePaths[0];
  const request =
    key === null
      ? `curl -sS ${base}/forum/boards`
      : `export PLAZA_KEY=${key}\ncurl -sS ${base}/me -H "Authorization: Bearer $PLAZA_KEY"`;
  await showDocs(visit, {
    title: 'Reference',
    about: `How to build with the API of ${config.site.name}: first steps, guides, and all operations.`,
    // Neither a key nor what somebody looked for is kept.
    isShared: !isSearch && key === null,
    content: (
      <>
        <Search q={isSearch ? q : ''} />
        <div id="found" aria-live="polite">
          {isSearch && <Found q={q} />}
        </div>
        {!isSearch && (
          <>
            <Section id="start" title="Start here">
              <p>
                {key === null
                  ? 'What everyone can see needs no key. This request runs as it stands; to write, and to read what is yours, make a key first.'
                  : 'This demo has made a key of its member for you. The request runs as it stands on this machine.'}
              </p>
              <CopyBox id="first-request" label="Copy the first request" text={request} />
              <p class="actions">
                <Button href="/profile/keys" text="Make a key" />
                <Button href="/docs/first-request" text="Make a first request" quiet />
              </p>
            </Section>
            <Section id="guides" title="What do you want to do?">
              <Rows empty="">
                {allGuides.map(({ name, title, about }) => (
                  <Row key={name} href={`/docs/${name}`} title={title}>
                    {about}
                  </Row>
                ))}
              </Rows>
            </Section>
            <Operations />
            <Section id="contract" title="For programs">
              <p>
                The contract as <a href={`${config.basePaths[0]}/openapi.yaml`}>YAML</a> or{' '}
                <a href={`${config.basePaths[0]}/openapi.json`}>JSON</a>, all <a href="/docs/codes">error codes</a>, and
                for agents <a href="/llms.txt">llms.txt</a>: each page of the guide is there as Markdown, too.
              </p>
            </Section>
          </>
        )}
      </>
    ),
  });
};

/** The results of a search, the guides first. */
function Found({ q }: { q: string }): VNode {
  const entries = find(q);
  return (
    <Rows empty="Nothing has these words. Try fewer, or look at the list of operations.">
      {entries.map(({ kind, title, href, detail }) => (
        <Row key={`${kind} ${title} ${href}`} href={href} title={title} badges={<Badge>{kind}</Badge>}>
          {detail}
        </Row>
      ))}
    </Rows>
  );
}

/** All operations, by area. */
function Operations(): VNode {
  return (
    <Section id="operations" title="All operations">
      {chapters
        .filter(({ operations }) => operations.length > 0)
        .map(({ name, description, operations }: Chapter) => (
          <details key={name}>
            <summary>
              {capitalized(name)} ({operations.length})
            </summary>
            <p>
              {description} <a href={`/docs/${name}`}>Open {capitalized(name)}</a>
            </p>
            <OperationList tag={name} operations={operations} />
          </details>
        ))}
    </Section>
  );
}

/** All error codes, with what they mean. */
const showCodes: Page = (visit) =>
  showDocs(visit, {
    title: 'Error codes',
    about: 'Each code that an error can have, with its status and its meaning.',
    content: (
      <>
        <p class="lead">
          Decide by the code, and by the status where you do not know the code.{' '}
          <a href="/docs/errors-and-retries">Handle errors and retries</a> says how.
        </p>
        {codes.map(({ code, status, meaning }) => (
          <Section key={code} id={code} title={<a href={`/docs/codes/${code}`}>{code}</a>}>
            <p>
              {status}: {meaning}
            </p>
          </Section>
        ))}
      </>
    ),
  });

/** An error code with the operations that send it. */
const showCode: Page = (visit) => {
  const found = codes.find(({ code }) => code === visit.req.params.code);
  if (found === undefined) throw problem('route_not_found', { message: 'There is no such error code.' });
  const { code, status, meaning, operations } = found;
  return showDocs(visit, {
    title: code,
    about: `${status}: ${meaning}`,
    content: (
      <>
        <p class="lead">
          {status}: {meaning}
        </p>
        <Section id="operations" title="Operations that send it">
          {chapters.map(({ name }) => (
            <OperationList key={name} tag={name} operations={operations.filter(({ tag }) => tag === name)} />
          ))}
        </Section>
      </>
    ),
  });
};

/** A page of the guide as Markdown, with the samples in all languages. */
const markdownOf =
  ({ title, about, markdown }: Guide): PublicPage =>
  ({ origin, parts }) => ({
    body: filled(`# ${title}\n\n${about}\n\n${markdown}`, origin, parts).replaceAll('](/', `](${origin}/`),
    mediaType: 'text/markdown; charset=utf-8',
    maxAge: 3600,
  });

/** An overview of the guide for language models (llmstxt.org). */
const llms: PublicPage = ({ origin, parts: { config } }) => {
  const base = origin + config.basePaths[0];
  const link = ({ name, title, about }: Guide) => `- [${title}](${origin}/docs/${name}.md): ${about}`;
  const body = `# ${config.site.name}

> The API of this community: forum, questions and answers, marketplace, shop, files and videos, over HTTPS and in JSON. Paths are relative to ${base}. Send a key as \`Authorization: Bearer <key>\`; it is made at ${origin}/profile/keys.

## Guide

${allGuides.map(link).join('\n')}

## Contract

- [OpenAPI as JSON](${base}/openapi.json): all operations, schemas and error codes; \`?tags=forum,answers\` leaves only these areas
- [OpenAPI as YAML](${base}/openapi.yaml): the same
${chapters.map(({ name, description }) => `- [${capitalized(name)}](${base}/openapi.json?tags=${name}): ${description}`).join('\n')}
`;
  return { body, mediaType: 'text/markdown; charset=utf-8', maxAge: 3600 };
};

/** The pages of the guide, for everybody. */
export const docsPages: readonly Route[] = [
  { path: '/docs', get: showOverview },
  { path: '/docs/codes', get: showCodes },
  { path: '/docs/codes/:code', get: showCode },
  { path: '/docs/try/:id', get: showTrial },
  ...allGuides.flatMap((guide) => [
    { path: `/docs/${guide.name}`, get: showGuide(guide) },
    { path: `/docs/${guide.name}.md`, shared: markdownOf(guide) },
  ]),
  { path: '/llms.txt', shared: llms },
].map((route) => ({ ...route, skipTwoFactor: true, allowPendingDeletion: true }));
