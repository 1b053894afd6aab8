import type { ComponentChildren, VNode } from 'preact';
import { hueOf } from '../../accounts/users/avatars/generated.js';
import { truncate } from '../../core/contract/preview.js';
import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import { assetPath } from '../assets.js';
import { moneyIn, partsIn, type TextKey, type Translate } from '../texts/texts.js';
import { hereWith, nameOf, type Schemas, useSite } from './context.js';

const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const inEach = <Format,>(make: (language: SiteLanguage) => Format) =>
  Object.fromEntries(siteLanguages.map((each) => [each, make(each)])) as Record<SiteLanguage, Format>;
const times = inEach((each) => new Intl.DateTimeFormat(each, { ...style, timeStyle: 'short' }));
const days = inEach((each) => new Intl.DateTimeFormat(each, style));
const ages = inEach((each) => new Intl.RelativeTimeFormat(each, { numeric: 'auto' }));

/** Units of an age below a week, with their seconds, the largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const week = 7 * 86_400;

/** A time of the last seven days by its age, an older one by its day; null for one to come. */
function ageOf(time: Date, language: SiteLanguage): string | null {
  const seconds = Math.floor((Date.now() - time.getTime()) / 1000);
  if (seconds < 0) return null;
  if (seconds >= week) return days[language].format(time);
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ['second', Infinity];
  return ages[language].format(-Math.floor(seconds / size) || 0, unit);
}

type WhenProps = {
  /** ISO 8601, or `YYYY-MM-DD hh:mm` in UTC, or a date of the database; null for never. */
  at: string | Date | null;
  /** True to show the date only. */
  isDay?: boolean;
};

/** A point in time: how long ago it was, with the exact time (UTC) on hovering. */
export function When({ at, isDay = false }: WhenProps): VNode {
  const { language, t } = useSite();
  if (at === null) return <>{t('never')}</>;
  const time = new Date(at instanceof Date || at.includes('T') ? at : `${at.replace(' ', 'T')}Z`);
  const iso = time.toISOString();
  if (isDay) return <time dateTime={iso.slice(0, 10)}>{days[language].format(time)}</time>;
  const exact = times[language].format(time);
  const age = ageOf(time, language);
  return (
    <time dateTime={iso} title={age === null ? undefined : exact}>
      {age ?? exact}
    </time>
  );
}

type TextProps = {
  of: TextKey;
  values?: Readonly<Record<string, string | number | VNode>>;
  href?: string;
  /** Renders a paragraph: plain, or of one of these styles. */
  as?: 'p' | 'hint' | 'aside';
};

/** A text with <strong>, <code> and <a>, which links to `href`. */
export function Text({ of, values = {}, href = '', as }: TextProps): VNode {
  const { language } = useSite();
  const elements = {
    strong: (inner: Inner) => <strong>{inner}</strong>,
    code: (inner: Inner) => <code>{inner}</code>,
    a: (inner: Inner) => <a href={href}>{inner}</a>,
  };
  const said = partsIn<VNode>(language, of, { ...values, ...elements });
  return as === undefined ? <>{said}</> : <p class={as === 'p' ? undefined : as}>{said}</p>;
}

type Inner = (string | VNode)[];

type NoteProps = { kind: 'fault' | 'done' | 'warning'; children: ComponentChildren };

/** A message above its content. Faults are announced to screen readers at once, others politely. */
export function Note({ kind, children }: NoteProps): VNode {
  return (
    <p class={`note ${kind}`} role={kind === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** Text with a copy button, labelled `label`. The button is hidden until the script shows it. */
export function CopyBox({ id, label, text }: { id: string; label: string; text: string }): VNode {
  const { t } = useSite();
  return (
    <div class="copy">
      <pre>
        <code id={id}>{text}</code>
      </pre>
      <button
        type="button"
        class="small quiet"
        data-copy={id}
        data-done={t('copy.done')}
        data-failed={t('copy.failed')}
        hidden
        aria-label={label}
      >
        {t('copy')}
      </button>
      <script src={assetPath('copy.js')} defer />
    </div>
  );
}

/** The path of an address of this service: the policy allows just the PUBLIC_URL origin, and the page may have another host name. */
export const pathOf = (url: string): string =>
  url.startsWith('/') ? url : url.slice(url.indexOf('/', 'https://'.length));

/** The form of the address of an uploaded picture. */
const uploaded = /^https?:\/\/[^/]+\/pictures\/\d+-[0-9a-f]{12}\.webp$/;

/** An avatar, decorative beside the name and so without alternative text. */
export function Face({ name, size = 32, url }: { name: string; size?: number; url?: string }): VNode {
  const { people } = useSite();
  const own = url ?? people[name]?.avatar_url;
  if (own === undefined) return <span class="face" aria-hidden="true" />;
  const path = pathOf(own);
  const source = `${path}${path.includes('?') ? '&' : '?'}size=${size > 64 ? 128 : 64}`;
  return <img class="face" src={source} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}

/** A person with avatar, linked to their page. */
export function By({ name }: { name: string }): VNode {
  const { people } = useSite();
  const role = people[name]?.role ?? 'member';
  return (
    <span class="by">
      <Face name={name} size={40} />
      <Name name={name} />
      {role !== 'member' && <State of={role} kind="staff" />}
    </span>
  );
}

/** The name of a person, linked to their page. */
export function Name({ name }: { name: string }): VNode {
  return (
    <a class="name" href={`/users/${encodeURIComponent(name)}`}>
      <bdi>{nameOf(useSite(), name)}</bdi>
    </a>
  );
}

/** Number of placeholder colours. */
const tones = 6;

/**
 * An address that a page can show. One on this machine leads nobody else anywhere but here: its path, since the page may
 * have another host name or port.
 */
export const shownAddress = (url: string): string =>
  url.replace(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/[^/\\])/, '');

/** Sources of an uploaded picture in a tile. */
const sizesOf = (path: string) => ({
  src: `${path}?size=320`,
  srcset: `${path}?size=320 320w, ${path}?size=640 640w`,
  sizes: '(width < 40rem) 50vw, 20rem',
});

/** The picture of a product or video, by an address that its owner gave; else its first letter. */
export function Picture({ url, title }: { url: string | null; title: string }): VNode {
  if (url !== null) {
    const { src, ...set } = uploaded.test(url) ? sizesOf(pathOf(url)) : { src: shownAddress(url) };
    return (
      <img
        class="picture"
        {...set}
        src={src}
        alt=""
        width="320"
        height="180"
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
      />
    );
  }
  const [letter = ''] = title.trim();
  return (
    <div class={`picture tone-${(letter.codePointAt(0) ?? 0) % tones}`} aria-hidden="true">
      {letter.toUpperCase()}
    </div>
  );
}

/** The colours of boards, in the order of the style sheet's tones. */
const boardColors = ['blue', 'green', 'amber', 'rose', 'violet', 'teal'] as const satisfies Schemas['BoardColor'][];

/** The tone of a board: its colour, or one that follows from its id. */
export const boardTone = ({ id, color }: Pick<Schemas['Board'], 'id' | 'color'>): number =>
  color === null ? id : boardColors.indexOf(color);

/** A link in one of six colours, which follow from a number. */
export function Chip({ of, href, children }: { of: number; href: string; children: string }): VNode {
  return (
    <a class={`chip tone-${of % tones}`} href={href} dir="auto">
      {children}
    </a>
  );
}

/** A small label for a state. */
export function Badge({ kind, children }: { kind?: string; children: ComponentChildren }): VNode {
  return (
    <span class="state" data-kind={kind || undefined}>
      {children}
    </span>
  );
}

/** A badge for an enum value of the contract. */
export function State({ of, kind = of }: { of: string; kind?: string }): VNode {
  return <Badge kind={kind}>{useSite().t(`value.${of}` as TextKey)}</Badge>;
}

/** Enum values with their labels, for a select. */
export const named = (names: readonly string[], prefix: 'type' | 'value', t: Translate): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, t(`${prefix}.${name}` as TextKey)]));

/** HTML rendered and sanitised by the API. `isWhole`: headings start below the page's title. */
export function Prose({ html = '', isWhole = false }: { html: string | undefined; isWhole?: boolean }): VNode {
  const text = isWhole ? html.replace(/(<\/?h)([3-6])/g, (_, tag, level) => `${tag}${level - 1}`) : html;
  return <div class="prose" dir="auto" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** An amount of money. */
export function Money({ amount, currency }: { amount: number; currency: string }): VNode {
  const { language } = useSite();
  return <span class="money">{moneyIn(language, amount, currency)}</span>;
}

/** A rating: average stars and count. */
export function Stars({ rating }: { rating: Schemas['Rating'] | null }): VNode {
  const { t, language } = useSite();
  if (rating === null) return <span class="soft">{t('reviews.none')}</span>;
  const average = rating.average.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <span class="stars">
      <span aria-hidden="true">★</span> {t('reviews.average', { average, count: rating.count })}
    </span>
  );
}

/** A size in a readable unit. */
export function Size({ bytes }: { bytes: number }): VNode {
  const { language } = useSite();
  const step = bytes === 0 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const unit = (['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const)[step as 0];
  const unitDisplay = step === 0 ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return <>{(bytes / 1000 ** step).toLocaleString(language, style)}</>;
}

/** A placeholder for an empty list. */
export function Empty({ children }: { children: ComponentChildren }): VNode {
  return <p class="empty">{children}</p>;
}

/** Numbers of the first and last page, and of those around this one. */
export const pagesNear = (page: number, pages: number): number[] => [
  1,
  ...[page - 1, page, page + 1].filter((each) => each > 1 && each < pages),
  pages,
];

type PagerProps = {
  page: number;
  pages: number;
  cursor?: string | null;
  /** The address of a page; that of the list shown here if absent. */
  at?: (page: number) => string;
};

/** Parameters that lead to something on one page. */
export const elsewhere = {
  ...{ reply: null, reply_to: null, quote: null, edit: null },
  ...{ answer: null, comment: null, comments: null, comments_page: null },
};

/** The address of a page of the list shown here. */
export const pageAt = (here: URL, page: number): string =>
  hereWith(here, { ...elsewhere, page: page === 1 ? null : page });

/** Links to the previous and next page, the first and last, and those around this one. The script follows the cursor. */
export function Pager({ page, pages, cursor = null, ...more }: PagerProps): VNode | null {
  const { t, here } = useSite();
  if (pages <= 1) return null;
  const { at = (number: number) => pageAt(here, number) } = more;
  const numbers = pagesNear(page, pages);
  return (
    <nav class="pager" aria-label={t('pages')}>
      {page > 1 && (
        <a rel="prev" href={at(page - 1)}>
          {t('pages.previous')}
        </a>
      )}
      {numbers.map((each, place) => (
        <>
          {each - (numbers[place - 1] ?? 0) > 1 && ' … '}
          <a
            key={each}
            href={at(each)}
            aria-label={t('pages.of', { page: each, pages })}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </a>
        </>
      ))}
      {page < pages && (
        <a
          rel="next"
          href={at(page + 1)}
          data-rows={cursor === null ? undefined : hereWith(here, { page: null, cursor })}
        >
          {t('pages.next')}
        </a>
      )}
    </nav>
  );
}

type SectionProps = { id: string; title: ComponentChildren; class?: string; children: ComponentChildren };

/** A section with a heading. */
export function Section({ id, title, children, ...looks }: SectionProps): VNode {
  return (
    <section {...looks} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type PlacesProps = { label: string; places: Readonly<Record<string, string>>; here: string };

/** A menu of related pages: paths with labels. */
export function Places({ label, places, here }: PlacesProps): VNode {
  return (
    <nav class="places" aria-label={label}>
      {Object.entries(places).map(([path, name]) => (
        <a key={path} class="place" href={path} aria-current={path === here ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

type ChoicesProps = { label: string; name: string; options: Record<string, string> };

/** Tabs for values of a query parameter; '' is the default. */
export function Choices({ label, name, options }: ChoicesProps): VNode {
  const { here } = useSite();
  const hrefOf = (value: string) => hereWith(here, { [name]: value || null, page: null });
  const places = Object.fromEntries(Object.entries(options).map(([value, text]) => [hrefOf(value), text]));
  return <Places label={label} places={places} here={hrefOf(here.searchParams.get(name) ?? '')} />;
}

type Person = Pick<Schemas['UserProfile'], 'username' | 'display_name' | 'cover_url'>;

type HeadingProps = {
  title: string;
  trail?: Readonly<Record<string, string>> | undefined;
  /** The person whose picture and colour stand above it. */
  face?: Person | undefined;
  beside?: ComponentChildren;
};

/** The main heading with breadcrumbs and content beside it. */
export function Heading({ title, trail = {}, face, beside }: HeadingProps): VNode {
  return (
    <div class="head">
      {face !== undefined && <Cover of={face} />}
      <div class="heading">
        <p class="eyebrow">
          {Object.entries(trail).map(([href, text], place) => (
            <>
              {place > 0 && ' › '}
              <a key={href} href={href} dir="auto">
                {text}
              </a>
            </>
          ))}
        </p>
        <h1 dir="auto">{title}</h1>
      </div>
      {beside !== undefined && <div class="head-actions">{beside}</div>}
    </div>
  );
}

/** The wide picture at the top of the page of a person or a store. */
export const Band = ({ url }: { url: string }): VNode => (
  <img
    class="cover"
    src={pathOf(url)}
    srcset={`${pathOf(url)}?size=640 640w, ${pathOf(url)} 1280w`}
    sizes="(width < 70rem) 100vw, 69rem"
    alt=""
    width="1280"
    height="256"
  />
);

/** The cover of a person, or else a band in their colour, which is that of a picture made of initials; and their picture. */
function Cover({ of: { username, display_name: name, cover_url: cover } }: { of: Person }): VNode {
  const [from, to] = [0, 45].map((turn) => `hsl(${(hueOf(name ?? username) + turn) % 360} 45% 45%)`);
  return (
    <>
      {cover === null ? (
        <svg class="cover" aria-hidden="true">
          <linearGradient id="cover">
            <stop stop-color={from} />
            <stop offset="1" stop-color={to} />
          </linearGradient>
          <rect width="100%" height="100%" fill="url(#cover)" />
        </svg>
      ) : (
        <Band url={cover} />
      )}
      <Face name={username} size={96} />
    </>
  );
}

type ButtonProps = {
  href: string;
  text: string;
  quiet?: boolean;
  danger?: boolean;
  small?: boolean;
  /** Accessible label, if the text is not enough. */
  label?: string;
};

/** A link styled as a button. */
export function Button({ href, text, label, ...looks }: ButtonProps): VNode {
  const kinds = (['small', 'quiet', 'danger'] as const).filter((each) => looks[each]);
  return (
    <a class={['button', ...kinds].join(' ')} href={href} aria-label={label}>
      {text}
    </a>
  );
}

/** A link button in its own paragraph. */
export function ActionLink(props: ButtonProps): VNode {
  return (
    <p class="actions">
      <Button {...props} />
    </p>
  );
}

/** A link back, below a form. */
export function Back({ href, children }: { href: string; children: string }): VNode {
  return (
    <p class="aside">
      <a href={href}>{children}</a>
    </p>
  );
}

/** A list of cards, or a placeholder if empty. */
export function Items({
  label,
  empty,
  children,
}: {
  label: string;
  empty?: ComponentChildren;
  children: VNode[];
}): VNode | null {
  if (children.length === 0) return empty === undefined ? null : <Empty>{empty}</Empty>;
  return (
    <ul class="items" aria-label={label}>
      {children.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}

/** The content of a card. */
export type CardProps = {
  title: ComponentChildren;
  /** True if it stands below an h2. */
  isBelow?: boolean;
  /** True if it has ended, such as a revoked key. */
  isOver?: boolean;
  /** Content beside its title: state and actions. */
  beside?: ComponentChildren;
  hint?: string;
  /** Text that a user wrote. */
  said?: string | null;
  /** Facts by their labels. */
  facts?: Readonly<Record<string, ComponentChildren>>;
  /** Actions. */
  children?: ComponentChildren;
};

/** A card with facts, for account settings and staff pages. */
export function Card({
  title,
  isBelow = false,
  isOver = false,
  beside,
  hint,
  said,
  facts,
  children,
}: CardProps): VNode {
  return (
    <article class={isOver ? 'entry over' : 'entry'}>
      <header>
        {isBelow ? <h3 dir="auto">{title}</h3> : <h2 dir="auto">{title}</h2>}
        {beside}
      </header>
      {hint && <p class="hint">{hint}</p>}
      {said && <blockquote class="said">{said}</blockquote>}
      {facts && <FactList of={Object.entries(facts)} />}
      <footer class="actions">{children}</footer>
    </article>
  );
}

/** A description list without null values. */
export function FactList({ of }: { of: readonly (readonly [label: string, ComponentChildren])[] }): VNode {
  const known = of.filter(([, value]) => value != null);
  return (
    <dl class="facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type RowProps = {
  /** Address of its page; absent if it has none. */
  href?: string;
  title: string;
  badges?: ComponentChildren;
  /** Plain text. */
  excerpt?: string;
  /** The excerpt as HTML from the API. */
  html?: string;
  face?: string | null;
  /** Numbers that one decides by, at the far edge. */
  figures?: readonly (ComponentChildren | null)[];
  /** The id that the colour at its near edge follows from. */
  tone?: number;
  /** True if it belongs to the row above. */
  isWithin?: boolean;
  children: ComponentChildren;
};

/** A row of a list: title, badges, excerpt and facts. */
export function Row({ href, title, badges, excerpt, html, face, figures, tone, isWithin, children }: RowProps): VNode {
  const edge = tone === undefined ? '' : ` edge-${tone % tones}`;
  return (
    <li class={`row${edge}${isWithin ? ' within' : ''}`}>
      {face && <Face name={face} size={40} />}
      <div>
        <p class="title">
          {href === undefined ? <bdi>{title}</bdi> : <RowLink href={href} title={title} />} {badges}
        </p>
        {excerpt && (
          <p class="excerpt" dir="auto">
            {truncate(excerpt, 200)}
          </p>
        )}
        {html && <p class="excerpt" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />}
        <div class="about">{children}</div>
      </div>
      {figures && (
        <ul class="figures">
          {figures.filter(Boolean).map((figure) => (
            <li>{figure}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function RowLink({ href, title }: { href: string; title: string }): VNode {
  return (
    <a href={href} dir="auto">
      {title}
    </a>
  );
}

/** The tags of content, which lead to their pages. */
export function Tags({ of }: { of: readonly Schemas['TagReference'][] }): VNode | null {
  const { t } = useSite();
  if (of.length === 0) return null;
  return (
    <ul class="tags" aria-label={t('tags')}>
      {of.map(({ id, name }) => (
        <li key={id}>
          <a href={`/tags/${id}`} dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Content, with something beside it on wide screens if there is any. */
export function Columns({ aside, children }: { aside?: ComponentChildren; children: ComponentChildren }): VNode {
  if (!aside) return <>{children}</>;
  return (
    <div class="columns">
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}

/** Faces of people, which lead to their pages. */
export function Faces({ of }: { of: readonly string[] }): VNode {
  const site = useSite();
  return (
    <p class="faces">
      {of.map((name) => (
        <a key={name} href={`/users/${encodeURIComponent(name)}`} title={nameOf(site, name)}>
          <Face name={name} size={40} />
          <span class="unseen">{nameOf(site, name)}</span>
        </a>
      ))}
    </p>
  );
}

/** The title of a list that is narrowed to one thing, such as a tag. */
export const narrowed = (title: string, to: string | undefined): string =>
  to === undefined ? title : `${title}: ${to}`;

type AboutProps = {
  title: string;
  facts: readonly (readonly [label: string, ComponentChildren])[];
  people: readonly string[];
  /** Most people that are shown; all if absent. */
  mostPeople?: number;
  tags: readonly Schemas['TagReference'][];
};

/** The facts about a thread, the people in it, and its tags, to stand beside it. */
export function About({ title, facts, people, mostPeople, tags }: AboutProps): VNode {
  return (
    <Section id="about" title={title}>
      <FactList of={facts} />
      <Faces of={[...new Set(people)].slice(0, mostPeople)} />
      <Tags of={tags} />
    </Section>
  );
}

/** A list of rows, or a placeholder if empty. */
export function Rows({
  empty,
  children,
  ...looks
}: {
  empty: ComponentChildren;
  class?: string;
  children: VNode[];
}): VNode {
  if (children.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul class="rows" {...looks}>
      {children}
    </ul>
  );
}

type TileProps = {
  href: string;
  title: string;
  /** Address of its picture; undefined for kinds without pictures. */
  picture?: string | null;
  /** Label on the picture. */
  mark?: string | null;
  children?: ComponentChildren;
};

/** A linked tile of a grid. */
export function Tile({ href, title, picture, mark, children }: TileProps): VNode {
  return (
    <li class="product">
      {picture !== undefined && (
        <div class="film">
          <Picture url={picture} title={title} />
          {mark && <span class="length">{mark}</span>}
        </div>
      )}
      <p class="title">
        <RowLink href={href} title={title} />
      </p>
      {children}
    </li>
  );
}

type SearchInputProps = { id?: string; value?: string; placeholder?: string; required?: boolean };

/** Types of suggestions. */
const suggested = ['topic', 'question', 'video', 'store', 'product', 'announcement', 'person'] as const;

/** A search field with suggestions. */
export function SearchInput({ id, ...more }: SearchInputProps): VNode {
  const { t } = useSite();
  const types = Object.fromEntries(suggested.map((type) => [type, t(`type.${type}`)]));
  const own = { name: 'q', type: 'search', 'aria-label': t('search'), maxLength: 200, dir: 'auto' } as const;
  return <input id={id} {...own} {...more} data-suggest={JSON.stringify(types)} />;
}

/** The site-wide search form. */
export function SearchForm({ q }: { q: string }): VNode {
  const { t } = useSite();
  return (
    <form class="searching" method="get" action="/search">
      <SearchInput id="q" value={q} required />
      <button type="submit">{t('search')}</button>
    </form>
  );
}
