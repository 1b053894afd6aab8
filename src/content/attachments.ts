import { problem } from '../core/contract/problems.js';
import { viewOf } from '../core/database/readable.js';
import { row, type Sql, valueSql } from '../core/database/row.js';
import { named, type Statement, type StatementRunner } from '../core/database/statement.js';
import type { ContentKind } from './kind.js';

const secret = (column: string): Sql => `(SELECT ${column} FROM secrets WHERE name = 'file_references')`;

/** SQL of the token in references to a file: only somebody who was given it can refer to the file. */
export const fileTokenSql = (id: Sql): Sql => `left(encode(sha256(${secret('value')} || int4send(${id})), 'hex'), 32)`;

/** SQL of a reference to a file in a text. */
export const fileReferenceSql = (id: Sql): Sql => `'plaza:file/' || ${id} || '-' || ${fileTokenSql(id)}`;

/** SQL of when references got tokens: references without one count only in older texts. */
export const tokensSinceSql = secret('created_at');

const filesIn = (text: string): string[] => text.match(/plaza:file\/\d+(?:-\w+)?/g) ?? [];

/** Files to which a text about a disputed order can refer. */
const mostFiles = 4;

/** @throws invalid_param for a field that refers to too many files */
export function limitFiles<Field extends string>(body: Record<Field, string>, field: Field): void {
  if (new Set(filesIn(body[field])).size <= mostFiles) return;
  throw problem('invalid_param', { params: { [field]: `can refer to at most ${mostFiles} files` } });
}

const textOf = ({ type, table, text }: ContentKind): Statement<string | null> =>
  named(`text_of_${type}`, (name) => ({
    name,
    text: `SELECT to_json(${valueSql(text, row('r'))})::text AS reply FROM ${viewOf(table)} r WHERE r.id = $1`,
  }));

/**
 * Requires that an editor who is not the author adds no file that the old text does not refer to: it could publish a private file of the
 * author.
 * @throws invalid_param
 */
export async function requireKnownFiles(
  kind: ContentKind,
  id: number,
  text: string,
  { $json }: Pick<StatementRunner, '$json'>,
): Promise<void> {
  const files = filesIn(text);
  if (files.length === 0) return;
  const oldFiles = new Set(filesIn((await $json(textOf(kind), [id]))?.parse() ?? ''));
  if (files.every((file) => oldFiles.has(file))) return;
  throw problem('invalid_param', { message: 'Only the author can attach files to this text.' });
}
