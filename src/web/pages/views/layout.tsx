import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Account } from '../../../accounts/users/accounts.js';
import { version } from '../../../api/contract/document.js';
import type { Look } from '../../../api/pipeline/site-look.js';
import type { Area, SiteLanguage } from '../../../operations/settings/choices.js';
import type { SiteSettings } from '../../../operations/settings/site.js';
import { assetPath } from '../../assets.js';
import { textsIn } from '../../texts/texts.js';
import { TokenField } from './forms.js';
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

/** The areas that have pages, in the order of the navigation. */
const places = ['forum', 'answers', 'marketplace', 'shop', 'videos'] as const;

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
          {site.isOn && (
            <search class="search">
              <form action="/search">
                <input
                  name="q"
                  type="search"
                  aria-label={t('search')}
                  placeholder={t('search')}
                  maxLength={100}
                  data-suggest
                />
              </form>
            </search>
          )}
          <nav aria-label={t('nav.account')} class="user">
            {account === null || formToken === undefined ? (
              <>
                <a href="/sign-in">{t('sign_in')}</a>
                <a class="button small" href="/sign-up">
                  {t('sign_up')}
                </a>
              </>
            ) : (
              <>
                {site.isOn && areas.has('files') && <a href="/files">{t('files')}</a>}
                {site.isOn && <a href="/me">{account.username}</a>}
                <a href="/profile">{t('nav.profile')}</a>
                {account.role !== 'member' && <a href="/staff">{t('nav.staff')}</a>}
                {site.isOn && account.role === 'admin' && <a href="/settings">{t('nav.site')}</a>}
                <form method="post" action="/sign-out">
                  <TokenField token={formToken()} />
                  <button class="small quiet" type="submit">
                    {t('sign_out')}
                  </button>
                </form>
              </>
            )}
          </nav>
          {site.isOn && (
            <nav aria-label={t('nav.areas')} class="areas">
              {places
                .filter((area) => areas.has(area))
                .map((area) => (
                  <a key={area} href={`/${area}`}>
                    {t(area)}
                  </a>
                ))}
            </nav>
          )}
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
