import { document, type Json } from '../../src/core/contract/document.js';

/** Characters by their classes in the contract, with both ends of each range. */
const codes = {
  controls: [...range(0x00, 0x08), 0x0b, 0x0c, ...range(0x0e, 0x1f), ...range(0x7f, 0x9f)],
  white: [0x09, 0x0a, 0x0d, 0x20, 0xa0, 0x1680, ...range(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  unseen: [
    ...[0xad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xfeff, 0xffa0],
    ...[...range(0x180b, 0x180f), ...range(0x200b, 0x200f), ...range(0x202a, 0x202e), ...range(0x2060, 0x206f)],
    ...range(0xfe00, 0xfe0f),
  ],
  seen: [
    ...[0x21, 0x30, 0x41, 0x7e, 0xa1, 0xac, 0xae, 0xe9, 0x034e, 0x0350, 0x061b, 0x0661, 0x115e, 0x1161, 0x167f, 0x1681],
    ...[0x17b3, 0x17b6, 0x180a, 0x1810, 0x2010, 0x2026, 0x2030, 0x205e, 0x2070, 0x27ff, 0x2801, 0x2fff, 0x3001, 0x3163],
    ...[0x3165, 0x4e2d, 0xfdff, 0xfe10, 0xfefc, 0xff01, 0xff9f, 0xffa1, 0xfffd, 0x1d7d8, 0x1f600, 0x10fffd],
  ],
};
export type Kind = keyof typeof codes;

export const characters = Object.entries(codes).flatMap(([kind, points]) =>
  points.map((point) => ({ kind: kind as Kind, text: String.fromCodePoint(point) })),
);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A character's name. */
export const named = (text: string): string => `U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** All distinct patterns of the contract. */
export const patterns: string[] = [...new Set(collect(document))];

function* collect(node: Json): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    // Examples are data, not schemas.
    if (key === 'examples' || key === 'example') continue;
    if (key === 'pattern' && typeof value === 'string') yield value;
    else yield* collect(value as Json);
  }
}
