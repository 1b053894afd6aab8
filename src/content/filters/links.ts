import { LinkifyIt } from 'linkify-it';

/** What counts the links in texts, as clients that show them find them: also where the scheme is left out. */
export function linkCounter(): (texts: readonly string[]) => number {
  const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });
  const isLink = ({ schema }: { schema: string }) => schema !== 'mailto:';
  return (texts) => texts.reduce((sum, text) => sum + (links.match(text) ?? []).filter(isLink).length, 0);
}
