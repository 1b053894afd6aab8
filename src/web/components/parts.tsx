import type { ComponentChildren, VNode } from 'preact';
import { previewOf } from '../../core/contract/preview.js';
import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import { assetPath } from '../assets.js';
import { moneyIn, partsIn, type TextKey, type Translate } from '../texts/texts.js';
import { hereWith, type Schemas, useSite } from './context.js';

const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const formatsIn = (timeStyle?: 'short') =>
  Object.fromEntries(
    siteLanguages.map((each) => [each, new Intl.DateTimeFormat(each, { ...style, timeStyle })]),
  ) as Record<SiteLanguage, Intl.DateTimeFormat>;
const [times, days] = [formatsIn('short'), formatsIn()];

type WhenProps = {
  /** As the interface has it, ISO 8601, or date and time in UTC with a space between them; or of the database. Null for never. */
  at: string | Date | null;
  /** Whether the date is enough. */
  isDay?: boolean;
};

/** A point in time (UTC). */
export function When({ at, isDay = false }: WhenProps): VNode {
  const { language, t } = useSite();
  if (at === null) return <>{t('never')}</>;
  const time = new Date(at instanceof Date || at.includes('T') ? at : `${at.replace(' ', 'T')}Z`);
  const iso = time.toISOString();
  return <time dateTime={isDay ? iso.slice(0, 10) : iso}>{(isDay ? days : times)[language].format(time)}</time>;
}

type TextProps = {
  of: TextKey;
  values?: Readonly<Record<string, string | number | VNode>>;
  href?: string;
  /** Whether it is a paragraph: of its own kind, or of one of these. */
  as?: 'p' | 'hint' | 'aside';
};

/** A text with elements in it: <strong> and <code>, and <a>, which leads to `href`. */
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

/** A message above what it is about. Faults interrupt a screen reader, the others wait. */
export function Note({ kind, children }: NoteProps): VNode {
  return (
    <p class={`note ${kind}`} role={kind === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** Text to be copied. `label` is what its button is called, which works with JavaScript only, and is hidden until the script shows it. */
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

/** The picture of a person, beside their name and so without a text of its own. */
export function Face({ name, size = 32, url }: { name: string; size?: number; url?: string }): VNode {
  const { people } = useSite();
  const own = url ?? people[name]?.avatar_url;
  if (own === undefined) return <span class="face" aria-hidden="true" />;
  // Its path alone: where a page is reached by another name than PUBLIC_URL has, its policy shows pictures of that name only.
  const path = own.slice(own.indexOf('/', 'https://'.length));
  const source = `${path}${path.includes('?') ? '&' : '?'}size=${size > 64 ? 128 : 64}`;
  return <img class="face" src={source} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}

/** A person, with a link to their page. */
export function By({ name }: { name: string }): VNode {
  const { people } = useSite();
  const role = people[name]?.role ?? 'member';
  return (
    <span class="by">
      <Face name={name} />
      <Name name={name} />
      {role !== 'member' && <State of={role} kind="staff" />}
    </span>
  );
}

/** The name of a person, with a link to their page. */
export function Name({ name }: { name: string }): VNode {
  const { people } = useSite();
  return (
    <a class="name" href={`/users/${encodeURIComponent(name)}`}>
      <bdi>{people[name]?.display_name ?? name}</bdi>
    </a>
  );
}

/** Kinds of placeholders, which differ in colour. */
const tones = 6;

/** The picture of something for sale or to watch, which its owner has named by an address; else its first letter. */
export function Picture({ url, title }: { url: string | null; title: string }): VNode {
  if (url !== null) {
    return (
      <img
        class="picture"
        src={url}
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

/** A word about the state of what it stands beside. */
export function Badge({ kind, children }: { kind?: string; children: ComponentChildren }): VNode {
  return (
    <span class="state" data-kind={kind || undefined}>
      {children}
    </span>
  );
}

/** A value of the contract as such a word. */
export function State({ of, kind = of }: { of: string; kind?: string }): VNode {
  return <Badge kind={kind}>{useSite().t(`value.${of}` as TextKey)}</Badge>;
}

/** Values that can be chosen, with what they are called. */
export const named = (
  names: readonly string[],
  prefix: 'type' | 'value' | 'visibility',
  t: Translate,
): Record<string, string> => Object.fromEntries(names.map((name) => [name, t(`${prefix}.${name}` as TextKey)]));

/** The HTML that the interface made of a text, which it has sanitised. `isWhole`: it stands below the heading of the page, not of a part. */
export function Prose({ html = '', isWhole = false }: { html: string | undefined; isWhole?: boolean }): VNode {
  const text = isWhole ? html.replace(/(<\/?h)([3-6])/g, (_, tag, level) => `${tag}${level - 1}`) : html;
  return <div class="prose" dir="auto" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** An amount of money. */
export function Money({ amount, currency }: { amount: number; currency: string }): VNode {
  const { language } = useSite();
  return <span class="money">{moneyIn(language, amount, currency)}</span>;
}

/** An average of stars, and how many gave them. */
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

/** Bytes, in the unit that is read best. */
export function Size({ bytes }: { bytes: number }): VNode {
  const { language } = useSite();
  const step = bytes === 0 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const unit = (['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const)[step as 0];
  const unitDisplay = step === 0 ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return <>{(bytes / 1000 ** step).toLocaleString(language, style)}</>;
}

/** What stands in the place of a list that has nothing in it. */
export function Empty({ children }: { children: ComponentChildren }): VNode {
  return <p class="empty">{children}</p>;
}

type PagerProps = { page: number; pages: number; cursor?: string | null };

/** The way to the pages beside this one. A script goes on by the cursor instead. */
export function Pager({ page, pages, cursor = null }: PagerProps): VNode | null {
  const { t, here } = useSite();
  if (pages <= 1) return null;
  const at = (number: number) => hereWith(here, { page: number === 1 ? null : number, reply: null });
  return (
    <nav class="pager" aria-label={t('pages')}>
      {page > 1 && (
        <a rel="prev" href={at(page - 1)}>
          {t('pages.previous')}
        </a>
      )}
      <span>{t('pages.of', { page, pages })}</span>
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

/** A part of a page under a heading. */
export function Section({ id, title, children, ...looks }: SectionProps): VNode {
  return (
    <section {...looks} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type PlacesProps = { label: string; places: Readonly<Record<string, string>>; here: string };

/** The menu of pages that belong together: their paths with their names. */
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

/** Ways to see the same: each is a value of a field of the query, '' for the one without it. */
export function Choices({ label, name, options }: ChoicesProps): VNode {
  const { here } = useSite();
  const hrefOf = (value: string) => hereWith(here, { [name]: value || null, page: null });
  const places = Object.fromEntries(Object.entries(options).map(([value, text]) => [hrefOf(value), text]));
  return <Places label={label} places={places} here={hrefOf(here.searchParams.get(name) ?? '')} />;
}

type HeadingProps = {
  title: string;
  trail?: Readonly<Record<string, string>> | undefined;
  /** Whose picture stands before it. */
  face?: string | undefined;
  beside?: ComponentChildren;
};

/** The heading of a page, with the pages above it, and what stands beside it. */
export function Heading({ title, trail = {}, face, beside }: HeadingProps): VNode {
  return (
    <div class="head">
      {face !== undefined && <Face name={face} size={96} />}
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

type ButtonProps = {
  href: string;
  text: string;
  quiet?: boolean;
  danger?: boolean;
  small?: boolean;
  /** What it is called where what it says is not enough. */
  label?: string;
};

/** A link that looks like a button. */
export function Button({ href, text, label, ...looks }: ButtonProps): VNode {
  const kinds = (['small', 'quiet', 'danger'] as const).filter((each) => looks[each]);
  return (
    <a class={['button', ...kinds].join(' ')} href={href} aria-label={label}>
      {text}
    </a>
  );
}

/** The same, in a paragraph of its own. */
export function ActionLink(props: ButtonProps): VNode {
  return (
    <p class="actions">
      <Button {...props} />
    </p>
  );
}

/** The link below a form, to where its reader came from. */
export function Back({ href, children }: { href: string; children: string }): VNode {
  return (
    <p class="aside">
      <a href={href}>{children}</a>
    </p>
  );
}

/** A list of cards; something else where there is nothing. */
export function Items({ label, empty, children }: { label: string; empty?: string; children: VNode[] }): VNode | null {
  if (children.length === 0) return empty === undefined ? null : <Empty>{empty}</Empty>;
  return (
    <ul class="items" aria-label={label}>
      {children.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}

/** What a card shows. */
export type CardProps = {
  title: ComponentChildren;
  /** Whether it stands below a heading of the second level. */
  isBelow?: boolean;
  /** Whether it is there no more. */
  isOver?: boolean;
  /** What stands beside its title: its state, and where something is done with it. */
  beside?: ComponentChildren;
  hint?: string;
  /** What somebody wrote. */
  said?: string | null;
  /** By what they are called. */
  facts?: Readonly<Record<string, ComponentChildren>>;
  /** What can be done with it. */
  children?: ComponentChildren;
};

/** Something with facts about it: what belongs to an account, or what staff look at. */
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

/** Facts with what they are called, without those that are null. */
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
  /** Its page; absent where it has none. */
  href?: string;
  title: string;
  badges?: ComponentChildren;
  /** The beginning of a Markdown text, which is shown as plain text. */
  excerpt?: string;
  /** The same as HTML that the interface made. */
  html?: string;
  face?: string | null;
  children: ComponentChildren;
};

/** One entry of a list: its title, and what is said of it below. */
export function Row({ href, title, badges, excerpt, html, face, children }: RowProps): VNode {
  return (
    <li class="row">
      {face && <Face name={face} size={40} />}
      <div>
        <p class="title">
          {href === undefined ? <bdi>{title}</bdi> : <RowLink href={href} title={title} />} {badges}
        </p>
        {excerpt && (
          <p class="excerpt" dir="auto">
            {previewOf(excerpt, 200)}
          </p>
        )}
        {html && <p class="excerpt" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />}
        <div class="about">{children}</div>
      </div>
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

/** A list of entries; something else where there are none. */
export function Rows({ empty, children, ...looks }: { empty: string; class?: string; children: VNode[] }): VNode {
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
  /** The address of its picture; undefined for what never has one. */
  picture?: string | null;
  /** What stands on the picture. */
  mark?: string | null;
  children?: ComponentChildren;
};

/** One entry of a list of tiles, all of which leads to its page. */
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

/** Where one types what is searched for. A script suggests. */
export function SearchInput({ id, ...more }: SearchInputProps): VNode {
  const label = useSite().t('search');
  return <input id={id} name="q" type="search" aria-label={label} {...more} maxLength={200} dir="auto" data-suggest />;
}

/** The form that searches all areas. */
export function SearchForm({ q }: { q: string }): VNode {
  const { t } = useSite();
  return (
    <form class="searching" method="get" action="/search">
      <SearchInput id="q" value={q} required />
      <button type="submit">{t('search')}</button>
    </form>
  );
}
