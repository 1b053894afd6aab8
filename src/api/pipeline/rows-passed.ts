type ListQuery = { page?: number; per_page?: number; cursor?: string; reply?: number };

/**
 * Rows that a request skips or counts one by one: those before a page, and all of a user's list. A cursor skips none, and usually includes
 * the count. Before there is a reply it is an estimate from the request.
 */
export function rowsPassed(
  { path }: { path: string },
  { page = 1, per_page: perPage = 20, cursor, reply: replyId }: ListQuery,
  reply?: { page: number; total: number },
): number {
  const isByReply = cursor === undefined && replyId !== undefined;
  if (reply === undefined) return cursor === undefined && !isByReply ? (page - 1) * perPage : 0;
  if (isByReply) return (reply.page - 1) * perPage;
  return path.startsWith('/me/') || (path.startsWith('/users/') && !cursor) ? reply.total : 0;
}
