/** The page of a notification's content, below the origin: its path in the API, and the anchor on that page. */
export function pageOf({ type, target_id: id, path }: { type: string; target_id: number; path: string }): string {
  const [, kind] = /^(answer|comment|reply|review)\./.exec(type) ?? [];
  // Lists of the caller have other addresses than their pages.
  if (kind === undefined) return path.replace(/^\/me\//, '/my/');
  return `${path.replace(/\/reviews$/, '')}${kind === 'reply' ? `?reply=${id}` : ''}#${kind}-${id}`;
}
