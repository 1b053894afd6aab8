import { IntlMessageFormat } from 'intl-messageformat';
import { type SiteLanguage, siteLanguages } from '../../operations/settings/choices.js';
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

/** Gives the texts of a language. Texts with values are parsed at their first use. */
function translator(language: SiteLanguage): Translate {
  const texts: Record<TextKey, string> = all[language];
  const formats = new Map<TextKey, IntlMessageFormat>();
  return (key, values) => {
    const text = texts[key];
    if (values === undefined) return text;
    const format = formats.get(key) ?? new IntlMessageFormat(text, language);
    formats.set(key, format);
    return String(format.format(values));
  };
}

const translators = Object.fromEntries(siteLanguages.map((each) => [each, translator(each)])) as Record<
  SiteLanguage,
  Translate
>;

/** The texts of a language. */
export const textsIn = (language: SiteLanguage): Translate => translators[language];

/** Gives amounts of money in a language. Making a format takes longer than using it a hundred times. */
function moneyFormatter(language: SiteLanguage): (amount: number, currency: string) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (amount, currency) => {
    const format = formats.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
    formats.set(currency, format);
    return format.format(amount);
  };
}

const moneyFormatters = Object.fromEntries(siteLanguages.map((each) => [each, moneyFormatter(each)])) as Record<
  SiteLanguage,
  ReturnType<typeof moneyFormatter>
>;

/** An amount of money in a language. */
export const moneyIn = (language: SiteLanguage, amount: number, currency: string): string =>
  moneyFormatters[language](amount, currency);
