import type { TestDatabase } from './database.js';
import { kindNames, kinds, typeOf } from './kinds.js';

const patterns = kindNames.map((name) => ({
  pattern: new RegExp(`^${kinds[name].path.replaceAll(/\{\w+\}/g, '\\d+')}$`),
  type: typeOf(name),
}));

/** Type and id of the content at a path; stores and share links end with their id here. */
function named(path: string): string {
  const type = patterns.find(({ pattern }) => pattern.test(path))?.type;
  if (type === undefined) throw new Error(`No content is at ${path}`);
  return `${type}/${path.split('/').at(-1)}`;
}

/** The moderation path of content, by its own path. */
export const contentPath = (path: string): string => `/moderation/content/${named(path)}`;

/** The path of the revisions of content, by its own path. */
export const revisionsPath = (path: string): string => `/content/${named(path)}/revisions`;

/** The path of a share link by its token, in the form for `contentPath`. */
export async function sharePath({ pool }: Pick<TestDatabase['database'], 'pool'>, token: string): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM shares WHERE token = $1 UNION ALL SELECT id FROM removed.shares WHERE token = $1',
    [token],
  );
  return `/shares/${rows[0]?.id}`;
}
