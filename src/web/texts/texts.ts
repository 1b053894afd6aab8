import { IntlMessageFormat } from 'intl-messageformat';
import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';
import { german } from './de.js';
import { english } from './en.js';

/** The name of a text. Its values in each language are in the ICU message format. */
export type TextKey = keyof typeof english;

/** Whether there is a text of this name. */
export const isTextKey = (name: string): name is TextKey => Object.hasOwn(english, name);

// Each of those in English has its translation, or this does not compile.
const all = { en: english, de: german } satisfies Record<SiteLanguage, Record<TextKey, string>>;

/** A text with these values in it. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** A text with values and with what is made of its elements: what stands between <a> and </a> is given to the function `a`. */
type Parts<T> = Readonly<Record<string, string | number | T | ((inner: (string | T)[]) => T)>>;

/** Parses the texts of a language, each at its first use. */
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

/** A text in parts, with what is made of its elements. */
export function partsIn<T>(language: SiteLanguage, key: TextKey, values: Parts<T>): (string | T)[] {
  return [formats[language](key).format<T>(values)].flat() as (string | T)[];
}

function currencyFormat(language: SiteLanguage, currency: string): Intl.NumberFormat {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
}

/** Gives amounts of money in a language. Making a format takes longer than using it a hundred times. */
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
