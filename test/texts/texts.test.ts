import { expect, it } from 'vitest';
import { textFaults, textsOf } from '../../scripts/texts.mjs';

const english = textsOf(
  "export const english = { save: 'Save', 'value.open': 'Open', 'value.gone': 'Gone', saved: 'Save' };",
);
const german = textsOf(
  "export const german: Texts = { save: 'Sichern', 'value.open': 'Offen', 'value.gone': 'Weg', saved: 'Gesichert' };",
);
const source = (text: string) => [{ name: 'a.ts', text }];

it('finds texts that are neither named nor composed', () => {
  const pages = source(`t('save'); t(\`value.\${state}\`);`);
  expect(textFaults([english, german], pages, source("const states = ['open'];"))).toEqual([
    '"value.gone" is used nowhere: remove it',
    '"saved" is used nowhere: remove it',
  ]);
});

it('takes no template without a word of its own for a use', () => {
  const faults = textFaults(
    [english],
    source(`t('save'); t('saved'); t(\`\${prefix}.\${name}\`);`),
    source("'value open gone'"),
  );
  expect(faults).toContain('"value.open" is used nowhere: remove it');
});

it('finds faults of fields in the messages of operations, and takes those of the validator', () => {
  const texts = new Map([
    ['fault.has # pages, and at most 3 are taken', 'Too long'],
    ['fault.must be integer', 'Whole'],
    ['fault.has # words', 'Wordy'],
  ]);
  const others = source(`throw new Error(\`has \${pages} pages, and at most 3 are taken\`);`);
  expect(textFaults([texts], [], others)).toEqual(['"fault.has # words" is used nowhere: remove it']);
});

it('finds what two names repeat in every language, and sentences that a composed one repeats', () => {
  const pages = source(`t('save'); t('saved'); t(\`value.\${state}\`); ['open', 'gone'];`);
  expect(textFaults([english, german], pages, [])).toEqual([]);
  expect(textFaults([english], pages, [])).toEqual(['"save" and "saved" are the same in every language: keep one']);
  const texts = new Map([
    ['done', 'It is done.'],
    ['value.done', 'It is done.'],
  ]);
  expect(textFaults([texts], source(`t('done'); t(\`value.\${state}\`);`), [])).toHaveLength(1);
});
