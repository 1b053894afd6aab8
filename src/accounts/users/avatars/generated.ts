import { createHash } from 'node:crypto';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Initials of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [name];
  const letters = new Intl.Segmenter();
  const first = (word = '') => [...letters.segment(word)][0]?.segment ?? '';
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')).toUpperCase();
}

/** Hue of a name's colour, in degrees. */
export const hueOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE() % 360;

/** The colour `#rrggbb` of a name: one of 360 hues, as `hsl(… 45% 38%)`, which mail clients do not know. */
export function colourOf(name: string): string {
  const hue = hueOf(name);
  const [saturation, lightness] = [0.45, 0.38];
  const channels = [0, 8, 4].map((each) => {
    const k = (each + hue / 30) % 12;
    return lightness - saturation * lightness * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
  return `#${channels
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Default picture of somebody, as SVG: the initials of the name on a colour derived from it. */
export function generatedPicture(name: string, size: number): string {
  const initials = initialsOf(name).replace(/[&<>"']/g, (character) => entities[character] as string);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64" role="img"><rect width="64" height="64" fill="${colourOf(name)}"/><text x="32" y="33" fill="#fff" font-family="sans-serif" font-size="26" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`;
}
