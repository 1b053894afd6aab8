import { type SiteLanguage, siteLanguages } from '../../core/platform/settings/choices.js';

type Signs = { group: string; decimal: string };

/** The signs of a language between thousands, and before decimals. */
function signsOf(language: SiteLanguage): Signs {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12345.6);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}

const signs = Object.fromEntries(siteLanguages.map((each) => [each, signsOf(each)])) as Record<SiteLanguage, Signs>;

/** A number that is written with these signs; null where it is not. */
function valueIn(text: string, { group, decimal }: Signs): number | null {
  const form = new RegExp(`^-?(?:[1-9]\\d{0,2}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimal}\\d+)?$`);
  return form.test(text) ? Number(text.replaceAll(group, '').replace(decimal, '.')) : null;
}

/** The number that a text is; or the two numbers that it could be, the larger one first; or null where it is none. */
export type ReadNumber = { value: number } | { either: [thousands: number, decimals: number] } | null;

/** The signs of other languages. */
const others: readonly Signs[] = [
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
];

/**
 * Reads a number as it is written in a language: in German, 1.500,00 is 1500, and so is 1.500. With the signs of others it is taken where it
 * can be nothing else, as 12.50. What has three digits after the sign for decimals, of which there are fewer, could be either.
 */
export function readNumber(text: string, language: SiteLanguage, decimals: number): ReadNumber {
  const plain = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const own = valueIn(plain, signs[language]);
  const values = [own, ...others.map((each) => valueIn(plain, each))].filter((value) => value !== null);
  const [value] = values;
  if (value === undefined) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isClear = own === null ? least === most : own === most || decimals >= 3;
  return isClear ? { value } : { either: [most, own ?? least] };
}

/** A number as `readNumber` reads it, with so many decimals, or as many as it has. */
export const writeNumber = (value: number, language: SiteLanguage, decimals?: number): string =>
  (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', signs[language].decimal);
