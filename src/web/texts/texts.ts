import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';
import { byLanguage, type TranslateOf, textList } from '../../core/platform/texts.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';

/** The name of a text. Its values in each language are in the ICU message format. */
export type TextKey = keyof typeof english;

/** A text with its values. */
export type Translate = TranslateOf<TextKey>;

// A missing translation does not compile.
const texts = textList<TextKey>({ en: english, de: german, es: spanish, fr: french });

/** True if there is a text of this name. */
export const isTextKey = texts.has;

/** The texts of a language. */
export const textsIn = texts.in;

/** A text in parts, with rendered elements. */
export const partsIn = texts.parts;

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
