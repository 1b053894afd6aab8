import { IntlMessageFormat } from 'intl-messageformat';
import { type SiteLanguage, siteLanguages } from './settings/choices.js';

/** A text with its values. */
export type TranslateOf<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** Values of a text, and functions for its elements: that for `a` gets the content of <a>. */
type Parts<T> = Readonly<Record<string, string | number | T | ((inner: (string | T)[]) => T)>>;

/** Makes something once for each language. */
export const byLanguage = <T>(make: (language: SiteLanguage) => T) =>
  Object.fromEntries(siteLanguages.map((each) => [each, make(each)])) as Record<SiteLanguage, T>;

/** A list of texts in all languages, in the ICU message format where they have values. They are parsed lazily. */
export function textList<Key extends string>(all: Record<SiteLanguage, Record<Key, string>>) {
  const formatIn = byLanguage((language) => {
    const formats = new Map<Key, IntlMessageFormat>();
    return (key: Key) => {
      const format = formats.get(key) ?? new IntlMessageFormat(all[language][key], language);
      formats.set(key, format);
      return format;
    };
  });
  const translators = byLanguage<TranslateOf<Key>>(
    (language) => (key, values) =>
      values === undefined ? all[language][key] : String(formatIn[language](key).format(values)),
  );
  return {
    /** True if there is a text of this name. */
    has: (name: string): name is Key => Object.hasOwn(all.en, name),
    /** The texts of a language. */
    in: (language: SiteLanguage): TranslateOf<Key> => translators[language],
    /** A text in parts, with rendered elements. */
    parts: <T>(language: SiteLanguage, key: Key, values: Parts<T>): (string | T)[] =>
      [formatIn[language](key).format<T>(values)].flat() as (string | T)[],
  };
}
