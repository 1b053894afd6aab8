import { describe, expect, it } from 'vitest';
import { hasInvisible, mixesAlphabets, resemblesName, skeleton } from '../../src/core/platform/look-alikes.js';

describe('look-alike names', () => {
  it.each([
    'Plaza',
    'P1aza',
    'PIaza',
    'p|aza',
    'Рӏаzа',
    'ΡΙΑΖΑ',
    'ｐｌａｚａ',
    '𝓟𝓵𝓪𝔃𝓪',
    'Pläza',
    'ꓑꓡꓮꓜꓮ',
    'pl\u200baza',
    'p_l-a.z a',
  ])('has one skeleton: %s', (text) => {
    expect(skeleton(text)).toBe(skeleton('plaza'));
  });

  it('is also two letters that look like one', () => {
    expect(skeleton('rnoderator')).toBe(skeleton('moderator'));
    expect(skeleton('vvebmaster')).toBe(skeleton('Webmaster'));
  });

  it('is not what merely begins or sounds the same', () => {
    for (const text of ['plazas', 'palza', 'Пласа', 'Pisa', '']) expect(skeleton(text)).not.toBe(skeleton('plaza'));
  });

  it('is found among other words, also when it is spelt apart', () => {
    for (const text of ['Plaza Support', 'The official P.l.a.z.a app', 'My PIaza']) {
      expect(resemblesName(text, 'Plaza')).toBe(true);
    }
    expect(resemblesName('the small-talk reader', 'Small Talk')).toBe(true);
    for (const text of ['Plazas of Spain', 'Start', '']) expect(resemblesName(text, 'Plaza')).toBe(false);
    expect(resemblesName('Start', 'art')).toBe(false);
    expect(resemblesName('anything', '…')).toBe(false);
  });
});

it('sees words of several alphabets, and no fault in words of one beside each other', () => {
  for (const text of ['pаypal', 'Αpp', 'my Reаder']) expect(mixesAlphabets(text)).toBe(true);
  for (const text of ['Яндекс Music', 'Ελλάδα', 'Crème brûlée', 'プラザ app', 'Web3', '漢字かな']) {
    expect(mixesAlphabets(text)).toBe(false);
  }
});

it('sees what shows nothing or turns the direction of writing', () => {
  for (const code of [0x200b, 0x200d, 0x2060, 0x202e, 0x2066, 0xad, 0xfeff, 0x3164, 0xfe0f]) {
    expect(hasInvisible(`a${String.fromCodePoint(code)}b`)).toBe(true);
  }
  for (const text of ['a b', 'שלום', 'قلم', 'é', 'e\u0301']) expect(hasInvisible(text)).toBe(false);
});
