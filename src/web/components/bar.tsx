import type { VNode } from 'preact';
import { type Area, siteLanguages } from '../../core/platform/settings/choices.js';
import type { SiteSettings } from '../../core/platform/settings/site.js';
import { themes } from '../preferences.js';
import { hereWith, isRole, type SiteContext, useSite } from './context.js';
import { PostForm, Token } from './fields.js';
import { operationParam } from './form.js';
import { Button, Face, SearchInput } from './parts.js';

const places = ['forum', 'answers', 'marketplace', 'shop', 'videos'] as const;

/** Enabled areas that have pages, in the order of the navigation. */
const placesOf = (areas: ReadonlySet<Area>) => places.filter((area) => areas.has(area));

type Account = NonNullable<SiteContext['account']>;

type BarProps = {
  site: Pick<SiteSettings, 'isOn' | 'language'>;
  areas: ReadonlySet<Area>;
  /** The base path of the API. */
  api: string;
};

/** The bar above every page: search, notifications, the reader's menu, and the areas. */
export function Bar({ site, areas, api }: BarProps): VNode {
  const { t, here, account, unread = 0, messages = 0 } = useSite();
  return (
    <>
      {site.isOn && (
        <search class="search">
          <form action="/search">
            <SearchInput placeholder={t('search')} />
          </form>
        </search>
      )}
      {site.isOn && account !== null && <Envelope unread={messages} />}
      {site.isOn && account !== null && <Bell unread={unread} />}
      {account === null ? (
        <nav aria-label={t('nav.account')} class="user">
          <a href={entrance('/sign-in', here)}>{t('sign_in')}</a>
          <Button href={entrance('/sign-up', here)} text={t('sign_up')} small />
        </nav>
      ) : (
        <details class="menu">
          <summary class="button quiet small">
            <Face
              name={account.username}
              size={24}
              url={`${api}/users/${account.username}/avatar?v=${account.avatarVersion}`}
            />
            {t('nav.menu')}
          </summary>
          <nav aria-label={t('nav.account')}>
            <OwnLinks site={site} areas={areas} account={account} />
          </nav>
        </details>
      )}
      {site.isOn && (
        <nav aria-label={t('nav.areas')} class="areas">
          {placesOf(areas).map((area) => (
            <a key={area} href={`/${area}`} aria-current={here.pathname.startsWith(`/${area}`) ? 'true' : undefined}>
              {t(area)}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** A link to the messages with the number of unread conversations. */
function Envelope({ unread }: { unread: number }): VNode {
  const { t } = useSite();
  return (
    <div class="envelope">
      <a href="/messages" title={t('messages')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18v12H3zM3 7l9 7 9-7" />
        </svg>
        <Counted of="nav.messages" count={unread} />
      </a>
    </div>
  );
}

/** A number at a sign of the bar, with words for those who do not see it. */
function Counted({ of, count }: { of: 'nav.messages' | 'nav.notifications'; count: number }): VNode {
  return (
    <>
      <span class="unseen">{useSite().t(of, { count })}</span>
      <span aria-hidden="true">{count < 100 ? count || '' : '100+'}</span>
    </>
  );
}

/** A link to the notifications with the number of unread ones. The script opens the newest below it. */
function Bell({ unread }: { unread: number }): VNode {
  const { t } = useSite();
  return (
    <div class="bell" data-all={t('notifications.all')}>
      <a href="/notifications" title={t('notifications')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 3a6 6 0 0 0-6 6v4l-2 4h16l-2-4V9a6 6 0 0 0-6-6M10 19a2 2 0 0 0 4 0" />
        </svg>
        <Counted of="nav.notifications" count={unread} />
      </a>
    </div>
  );
}

/** A link to sign in or sign up that returns to this page, or from such a page to its own target. */
function entrance(path: '/sign-in' | '/sign-up', here: URL): string {
  const isEntrance = /^\/(sign-(in|up)|reset-password|confirm-email)(\/|$)/.test(here.pathname);
  const own = hereWith(here, { [operationParam]: null, form_token: null, api: null });
  const next = isEntrance ? here.searchParams.get('next') : own;
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Links to the reader's own pages, and those of staff. */
function OwnLinks({ site, areas, account }: Omit<BarProps, 'api'> & { account: Account }): VNode {
  const { t, waiting = 0 } = useSite();
  return (
    <>
      {site.isOn && (
        <>
          <a href="/me">{account.username}</a>
          <a href="/my/bookmarks">{t('my.bookmarks')}</a>
          <a href="/my/drafts">{t('drafts')}</a>
          {areas.has('files') && <a href="/files">{t('files')}</a>}
          {(areas.has('marketplace') || areas.has('shop')) && <a href="/cart">{t('cart')}</a>}
          {areas.has('marketplace') && <a href="/marketplace/orders">{t('orders')}</a>}
        </>
      )}
      <a href="/profile">{t('nav.profile')}</a>
      {isRole(account, 'moderator') && <a href="/staff">{t('nav.staff', { count: waiting })}</a>}
      {isRole(account, 'admin') && <a href="/settings">{t('nav.site')}</a>}
      {site.language === null && <Languages />}
      <Themes />
      <PostForm action="/sign-out" class="" submit={t('sign_out')} small quiet />
    </>
  );
}

type ChoiceProps = { name: string; value: string; text: string; isChosen: boolean };

/** A link that keeps a choice in this browser and leads back here. */
function Choice({ name, value, text, isChosen }: ChoiceProps): VNode {
  const { here } = useSite();
  const next = encodeURIComponent(hereWith(here, {}));
  return (
    <a
      href={`/preferences?${name}=${value}&next=${next}`}
      rel="nofollow"
      lang={name === 'language' ? value : undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      {text}
    </a>
  );
}

/** The languages of the pages, with their own names. */
const languageNames = siteLanguages.map(
  (each) => [each, new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each] as const,
);

/** The languages of the pages, by their own names: links, or for an account buttons, which keep the choice in it. */
export function Languages(): VNode {
  const { t, language, account, here } = useSite();
  if (account !== null) {
    return (
      <form method="post" action="/preferences" class="choices" aria-label={t('nav.language')}>
        <Token />
        <input type="hidden" name="next" value={hereWith(here, {})} />
        {languageNames.map(([each, name]) => {
          const isChosen = each === language ? 'true' : undefined;
          return (
            <button key={each} type="submit" name="language" value={each} lang={each} aria-current={isChosen}>
              {name}
            </button>
          );
        })}
      </form>
    );
  }
  return (
    <nav class="choices" aria-label={t('nav.language')}>
      {languageNames.map(([each, name]) => (
        <Choice key={each} name="language" value={each} text={name} isChosen={each === language} />
      ))}
    </nav>
  );
}

/** Links to the colours of the pages. */
function Themes(): VNode {
  const { t, theme = null } = useSite();
  return (
    <nav class="choices" aria-label={t('nav.theme')}>
      {(['system', ...themes] as const).map((each) => (
        <Choice
          key={each}
          name="theme"
          value={each}
          text={t(`theme.${each}`)}
          isChosen={each === (theme ?? 'system')}
        />
      ))}
    </nav>
  );
}
