import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../src/core/platform/settings/choices.js';
import { english } from '../../../src/web/texts/en.js';
import { type TextKey, textsIn } from '../../../src/web/texts/texts.js';

const keys = Object.keys(english) as TextKey[];
/** Numbers that a sentence may agree with, whether or not it shows them. */
const agreed = ['count', 'more', 'upheld', 'rejected'];

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Names of the values and elements of a text. */
function namesIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    // Words, and the number of a plural.
    if (element.type === 0 || !('value' in element)) return [];
    if ('children' in element) return [element.value, ...namesIn(element.children)];
    return [
      element.value,
      ...('options' in element ? Object.values(element.options) : []).flatMap(({ value }) => namesIn(value)),
    ];
  });
}

const valuesOf = (text: string) =>
  [...new Set(namesIn(new IntlMessageFormat(text).getAst()))].filter((name) => !agreed.includes(name)).sort();

describe.each(siteLanguages)('the texts in %s', (language) => {
  const t = textsIn(language);

  it('have the values and elements of the English ones', () => {
    for (const key of keys) expect([key, valuesOf(t(key))]).toEqual([key, valuesOf(english[key])]);
  });

  it('have typographic quotes and apostrophes, and the spaces of the language', () => {
    for (const key of keys) {
      expect(t(key).trim(), key).toBe(t(key));
      expect(t(key), key).not.toMatch(/\w'\w|"\w/);
      if (language === 'fr') expect(t(key), key).not.toMatch(/ [:;!?»]|« /);
      if (language === 'es') expect(t(key).split('¿').length, key).toBe(t(key).split('?').length);
    }
  });
});

it('agree with numbers as each language does', () => {
  const said = (key: TextKey, counts: number[]) =>
    siteLanguages.map((language) => counts.map((count) => textsIn(language)(key, { count })).join(', '));
  expect(said('topic.replies', [0, 1, 2])).toEqual([
    'No replies, 1 reply, 2 replies',
    'Keine Antworten, 1 Antwort, 2 Antworten',
    'Sin respuestas, 1 respuesta, 2 respuestas',
    'Aucune réponse, 1 réponse, 2 réponses',
  ]);
  expect(said('video.views', [0, 1, 1_000_000])).toEqual([
    '0 views, 1 view, 1,000,000 views',
    '0 Aufrufe, 1 Aufruf, 1.000.000 Aufrufe',
    '0 visualizaciones, 1 visualización, 1.000.000 visualizaciones',
    '0 vue, 1 vue, 1\u202f000\u202f000 vues',
  ]);
});
