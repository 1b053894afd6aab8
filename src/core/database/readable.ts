import { named, type StatementRunner } from './statement.js';

/**
 * The account that reads, for the views of the schema `readable` (prisma/sql/access.sql), and whether it reads as staff. Null: what everybody
 * may read.
 */
export type DatabaseReader = { id: number; isStaff: boolean } | null;

/** Tables of which a reader sees a part: through views of the same names. */
const restricted = ['topics', 'replies', 'boards'];

/** The name by which statements of the interface read a table. */
export const viewOf = (table: string): string => (restricted.includes(table) ? `readable.${table}` : table);

const bare = new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(?:${restricted.join('|')})\\b`, 'i');
const checked = new WeakSet<object>();

/**
 * Refuses a statement of a read that would read such a table itself, past its view. What may is written `public.topics`: rows that belong to
 * what a view has shown.
 */
export function requireViews(statement: { name: string; text: string }): void {
  if (checked.has(statement)) return;
  const passed = bare.exec(statement.text);
  if (passed !== null) throw new Error(`The statement ${statement.name} reads a table past its view: ${passed[0]}`);
  checked.add(statement);
}

/** Makes statements read what was removed, in place of what is there. */
export const amongRemoved = ({ $json }: Pick<StatementRunner, '$json'>): StatementRunner['$json'] => {
  return (statement, values) => {
    const text = statement.text.replaceAll(/\b(?:readable|public)\.(topics|replies)\b/g, 'away.$1');
    const moved = text === statement.text ? statement : named(`${statement.name}_away`, (name) => ({ name, text }));
    return $json(moved, values);
  };
};
