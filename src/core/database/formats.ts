/** SQL that writes a timestamp in ISO format (T-ISO). The session's time zone is UTC. */
export const isoSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`;

/** SQL that writes a timestamp in SQL format (T-SQL). */
export const sqlSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;

/** A date in T-ISO: UTC, to the second. */
export const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

/** A date in T-ISO, or null. */
export const isoOrNull = (date: Date | null): string | null => date && iso(date);

/** A date in T-SQL: UTC, to the second. */
export const sql = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** SQL of the part of a Markdown text of which its excerpt is made (`core/contract/excerpts.ts`). */
export const excerptSql = (text: string): string => `left(${text}, 1000)`;

/** SQL of a JSON object with these SQL expressions as members. `json_build_object` would add spaces. */
export const objectSql = (members: Readonly<Record<string, string>>): string => {
  const columns = Object.entries(members).map(([name, value]) => `${value} AS "${name}"`);
  return `(SELECT row_to_json(o) FROM (SELECT ${columns.join(', ')}) o)`;
};

/** SQL of the JSON array of all rows, without the spaces of `json_agg`; null for no row. `order` and `filter` are SQL. */
export const arraySql = (row: string, { order = '', filter = '' } = {}): string =>
  `array_to_json(array_agg(row_to_json(${row})${order && ` ORDER BY ${order}`})${filter && ` FILTER (WHERE ${filter})`})`;

/**
 * A time of a request for PostgreSQL, which refuses 29 February of a year without one and an offset of sixteen hours, both of which the
 * time format allows. Null for none.
 */
export const momentOf = (time: string | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();
