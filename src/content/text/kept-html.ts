import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Queries } from '../../core/database/client.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';

/** Days for which rendered texts are kept, and the total bytes of the newest. Texts that are read later are rendered again. */
const [keptDays, keptBytes] = [7, 256 * 2 ** 20];

/** HTML of texts, by their hashes. */
export type HtmlByHash = ReadonlyMap<string, string>;

/** $1 keys. */
const keptHtml: Statement<{ key: string; html: string }[]> = {
  name: 'kept_html',
  text: `
    SELECT coalesce(json_agg(json_build_object('key', encode(key, 'hex'), 'html', html)), '[]')::text AS reply
    FROM rendered_texts WHERE key = ANY (ARRAY(SELECT decode(key, 'hex') FROM unnest($1::text[]) key))`,
};

/** $1 keys, $2 their HTML. */
const keepHtml: Statement<never> = {
  name: 'keep_html',
  text: `
    WITH kept AS (
      INSERT INTO rendered_texts (key, html) SELECT decode(key, 'hex'), html FROM unnest($1::text[], $2::text[]) made (key, html)
      ON CONFLICT DO NOTHING
    )
    SELECT NULL::text AS reply WHERE false`,
};

/** Changes with each release of the renderer, so that HTML of an older one is not found. */
const version = versionOf(
  ['markdown.mjs', 'markdown-rules.mjs', 'highlighting.mjs'],
  ['markdown-it', 'linkify-it', 'sanitize-html', 'highlight.js'],
);

function versionOf(files: readonly string[], packages: readonly string[]): Buffer {
  const require = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  for (const name of packages) hash.update(String(require(`${name}/package.json`).version));
  return hash.digest();
}

const keyOf = (hash: string): string => createHash('sha256').update(version).update(hash).digest('hex');

/** The stored HTML of texts with these hashes, from any node. */
export async function findHtml(
  { $json }: Pick<StatementRunner, '$json'>,
  hashes: readonly string[],
): Promise<HtmlByHash> {
  if (hashes.length === 0) return new Map();
  const byKey = new Map(hashes.map((hash) => [keyOf(hash), hash]));
  const rows = (await $json(keptHtml, [[...byKey.keys()]]))?.parse() ?? [];
  return new Map(rows.map(({ key, html }) => [String(byKey.get(key)), html]));
}

/** Stores the HTML of texts for all nodes. */
export async function saveHtml({ $json }: Pick<StatementRunner, '$json'>, html: HtmlByHash): Promise<void> {
  await $json(keepHtml, [[...html.keys()].map(keyOf), [...html.values()]]);
}

/** Deletes old rendered texts, and the oldest above the size limit. */
export function deleteOldHtml(client: Pick<Queries, '$executeRaw'>): Promise<number> {
  return client.$executeRaw`
    DELETE FROM rendered_texts WHERE key IN (
      SELECT key FROM (
        SELECT key, rendered_at, sum(pg_column_size(html)) OVER (ORDER BY rendered_at DESC, key) AS bytes FROM rendered_texts
      ) each WHERE rendered_at < now() - ${keptDays}::integer * interval '1 day' OR bytes > ${keptBytes}::bigint
    )`;
}
