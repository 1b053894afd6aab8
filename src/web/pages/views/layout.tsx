import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Account } from '../../../accounts/users/accounts.js';
import { version } from '../../../api/contract/document.js';
import type { Look } from '../../../api/pipeline/site-look.js';
import type { Area, SiteLanguage } from '../../../operations/settings/choices.js';
import type { SiteSettings } from '../../../operations/settings/site.js';
import { assetPath } from '../../assets.js';
import { Bar } from '../../components/bar.js';
import { textsIn } from '../../texts/texts.js';
import { Head, type PageHead } from './head.js';
import { Brand, LookLinks, SiteLinks } from './site.js';

type Frame = {
  title: string;
  content: ComponentChildren;
  account: Account | null;
  basePath: string;
  site: SiteSettings;
  look: Look;
  /** Missing where the page cannot have forms. */
  formToken?: () => string;
  language: SiteLanguage;
  areas: ReadonlySet<Area>;
  head?: PageHead;
  /** `true` for buttons that copy; `passkeys` for forms that a passkey fills in, too. */
  scripts?: boolean | 'passkeys';
};

/** A whole page as HTML. Everything that is put into it is escaped. */
export function renderPage(frame: Frame): string {
  return `<!doctype html>${renderToString(<Layout {...frame} />)}`;
}

function Layout(frame: Frame): VNode {
  const { title, content, account, basePath, site, look, formToken, scripts, language, areas, head } = frame;
  const t = textsIn(language);
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
        {(scripts || head) && <script src={assetPath('copy.js')} defer />}
        {head && <script src={assetPath('site.js')} defer />}
        {scripts === 'passkeys' && (
          <>
            <script src={assetPath('webauthn.js')} defer />
            <script src={assetPath('passkeys.js')} defer />
          </>
        )}
      </head>
      <body>
        <a class="skip" href="#main">
          {t('skip')}
        </a>
        <header class="bar">
          <Brand look={look} name={site.name} />
          <Bar
            {...{ account, site, areas, t }}
            formToken={formToken ?? (() => '')}
            path={head && new URL(head.canonical).pathname}
          />
        </header>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <footer>
          <span>{site.name}</span>
          <a href={site.isOn ? '/developers' : '/'}>{t('nav.developers')}</a>
          <a href="/docs">{t('nav.reference')}</a>
          <a href={`${basePath}/openapi.yaml`}>{t('nav.contract', { version })}</a>
          <SiteLinks look={look} t={t} />
          {site.contact && <a href={mailto(site.contact)}>{t('nav.contact')}</a>}
        </footer>
      </body>
    </html>
  );
}

/** An address may contain characters that would start a subject or another recipient. */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
