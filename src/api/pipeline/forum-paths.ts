const kinds = { boards: 'board', topics: 'topic', replies: 'reply' } as const;

/** A kind of content that not everybody may read. */
export type ForumKind = (typeof kinds)[keyof typeof kinds];

/** Kind and id of the forum content at a path below the base path; null at others. */
export function forumContentAt(path: string): { type: ForumKind; id: number } | null {
  const [, place, id] = /^\/forum\/(boards|topics|replies)\/(\d+)/.exec(path) ?? [];
  return place === undefined ? null : { type: kinds[place as keyof typeof kinds], id: Number(id) };
}

/** Kind and id of what the path of an operation names: by its parameters, or forum content by its place; null if neither. */
export function contentNamed(
  template: string,
  { type, id }: { type?: string; id?: number },
): { type: string; id: number } | null {
  if (type !== undefined && id !== undefined) return { type, id };
  return forumContentAt(template.replace('{id}', String(id)));
}
