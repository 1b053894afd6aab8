import { IntlMessageFormat } from 'intl-messageformat';
import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';

/** The name of a text. Its values in each language are in the ICU message format. */
export type TextKey = keyof typeof english;

/** True if there is a text of this name. */
export const isTextKey = (name: string): name is TextKey => Object.hasOwn(english, name);

// A missing translation does not compile.
const all = { en: english, de: german, es: spanish, fr: french } satisfies Record<
  SiteLanguage,
  Record<TextKey, string>
>;

/** A text with its values. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Values of a text, and functions for its elements: that for `a` gets the content of <a>. */
type Parts<T> = Readonly<Record<string, string | number | T | ((inner: (string | T)[]) => T)>>;

/** Parses the texts of a language lazily. */
function parser(language: SiteLanguage): (key: TextKey) => IntlMessageFormat {
  const texts: Record<TextKey, string> = all[language];
  const formats = new Map<TextKey, IntlMessageFormat>();
  return (key) => {
    const format = formats.get(key) ?? new IntlMessageFormat(texts[key], language);
    formats.set(key, format);
    return format;
  };
}

const byLanguage = <T>(make: (language: SiteLanguage) => T) =>
  Object.fromEntries(siteLanguages.map((each) => [each, make(each)])) as Record<SiteLanguage, T>;

const formats = byLanguage(parser);

const translators = byLanguage<Translate>((language) => {
  const texts: Record<TextKey, string> = all[language];
  return (key, values) => (values === undefined ? texts[key] : String(formats[language](key).format(values)));
});

/** The texts of a language. */
export const textsIn = (language: SiteLanguage): Translate => translators[language];

/** A text in parts, with rendered elements. */
export function partsIn<T>(language: SiteLanguage, key: TextKey, values: Parts<T>): (string | T)[] {
  return [formats[language](key).format<T>(values)].flat() as (string | T)[];
}

function currencyFormat(language: SiteLanguage, currency: string): Intl.NumberFormat {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
}

/** Formats amounts of money in a language. Cached, since creating a format costs a hundred uses. */
function moneyFormatter(language: SiteLanguage): (amount: number, currency: string) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (amount, currency) => {
    const format = formats.get(currency) ?? currencyFormat(language, currency);
    formats.set(currency, format);
    return format.format(amount);
  };
}

const moneyFormatters = byLanguage(moneyFormatter);

/** An amount of money in a language. */
export const moneyIn = (language: SiteLanguage, amount: number, currency: string): string =>
  moneyFormatters[language](amount, currency);
