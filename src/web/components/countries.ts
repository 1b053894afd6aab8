import type { SiteLanguage } from '../../core/platform/settings/choices.js';

/** ISO 3166-1 alpha-2, by first letters. */
const codes = {
  ...{ A: 'DEFGILMOQRSTUWXZ', B: 'ABDEFGHIJLMNOQRSTVWYZ', C: 'ACDFGHIKLMNORUVWXYZ', D: 'EJKMOZ', E: 'CEGHRST' },
  ...{ F: 'IJKMOR', G: 'ABDEFGHILMNPQRSTUWY', H: 'KMNRTU', I: 'DELMNOQRST', J: 'EMOP', K: 'EGHIMNPRWYZ' },
  ...{ L: 'ABCIKRSTUVY', M: 'ACDEFGHKLMNOPQRSTUVWXYZ', N: 'ACEFGILOPRUZ', O: 'M', P: 'AEFGHKLMNRSTWY', Q: 'A' },
  ...{ R: 'EOSUW', S: 'ABCDEGHIJKLMNORSTVXYZ', T: 'CDFGHJKLMNORTVWZ', U: 'AGMSYZ', V: 'ACEGINU', W: 'FS', Y: 'ET' },
  ...{ Z: 'AMW' },
};

/** The names of all countries by their codes, in alphabetical order. */
export function countriesIn(language: SiteLanguage): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = Object.entries(codes).flatMap(([first, seconds]) => [...seconds].map((second) => first + second));
  const { compare } = new Intl.Collator(language);
  const countries = all.map((code) => [code, names.of(code) ?? code] as const).sort(([, a], [, b]) => compare(a, b));
  return Object.fromEntries(countries);
}

/** The name of a country, or its code if it has none. */
export const countryIn = (language: SiteLanguage, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
