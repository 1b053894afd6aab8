/** The site's colour as `#rrggbb`, legible on light and on dark ground. */
export type MailColours = { light: string; dark: string };

type Channels = readonly [number, number, number];

const channelsOf = (colour: string): Channels => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [r, g, b];
};

/** Relative luminance (WCAG 2). */
function luminance(channels: Channels): number {
  const [r, g, b] = channels.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colour, mixed with black or white until text in it, or on it, has a contrast of 4.5. Pages do so in style sheets, which mail clients lack. */
function legible(colour: string, ground: string, towards: 0 | 255): string {
  const [from, below] = [channelsOf(colour), luminance(channelsOf(ground))];
  for (let share = 0; ; share += 0.05) {
    const mixed = from.map((each) => Math.round(each + (towards - each) * Math.min(share, 1))) as unknown as Channels;
    const [less, more] = [luminance(mixed), below].sort((a, b) => a - b) as [number, number];
    if ((more + 0.05) / (less + 0.05) >= 4.5 || share >= 1) {
      return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

/** The colours of a site; those of the pages by default. */
export const mailColours = (accent: string | null): MailColours => ({
  light: legible(accent ?? '#3a4bc4', '#ffffff', 0),
  dark: legible(accent ?? '#9aa7ff', '#1a1f2c', 255),
});
