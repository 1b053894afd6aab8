import { describe, expect, it } from 'vitest';
import { wordFinder } from '../../src/content/text/filters.js';

describe('a filtered word', () => {
  const contains = (word: string, text: string) => wordFinder([word])([text]);

  it.each([
    ['casino', 'The CASINO!'],
    ['casino', 'best-casino.example'],
    ['casino', 'ｃａｓｉｎｏ'],
    ['casino', 'ca\u200bsi\u00adno'],
    ['CASINO', 'casino'],
    ['straße', 'STRASSE'],
    ['οδος', 'ΟΔΟΣ'],
    ['casino\u0301', 'casin\u00f3'],
    ['казино', 'Лучшее КАЗИНО здесь'],
    ['赌场', '最好的赌场在这里'],
    ['カジノ', '新しいカジノです'],
    ['คาสิโน', 'เล่นคาสิโนออนไลน์'],
    ['free money', 'FREE\n  money, today'],
    ["don't miss", 'so don’t miss it'],
    ['c++', 'c and more'],
  ])('finds the filtered word %j in %j', (word, text) => {
    expect(contains(word, text)).toBe(true);
  });

  it.each([
    ['casino', 'casinos'],
    ['casino', 'occasino'],
    ['art', 'party'],
    ['free money', 'free, but no money'],
    ['free money', 'free'],
    ['赌场', '赌 钱'],
    ['1', '12'],
  ])('does not find the filtered word %j in %j', (word, text) => {
    expect(contains(word, text)).toBe(false);
  });

  it('is one of many, in any of the texts, and nothing is found without words', () => {
    const find = wordFinder(['casino', 'free money', 'free beer']);
    expect(find(['nothing', 'there is free beer'])).toBe(true);
    expect(find(['free', 'beer'])).toBe(false);
    expect(wordFinder([])(['casino'])).toBe(false);
  });

  it('takes time in proportion to the text', () => {
    const find = wordFinder(['a b c d e f g h', 'a a a a a a a a b', '赌赌赌赌赌赌赌b', `${'a '.repeat(20)}b`]);
    for (const piece of ['a ', 'a', '赌', '\u0301', 'a\u200b', '🏳️‍🌈', '\ufdfa', '\u3315']) {
      const began = performance.now();
      find([piece.repeat(Math.floor(65_535 / piece.length))]);
      expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(3000);
    }
  });
});
