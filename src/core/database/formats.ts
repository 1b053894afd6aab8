/** SQL that writes a timestamp as T-ISO. The session's time zone is UTC. */
export const isoSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`;

/** SQL that writes a timestamp as T-SQL. */
export const sqlSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;

/** T-ISO of a date: UTC, to the second. */
export const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

/** The same, or null. */
export const isoOrNull = (date: Date | null): string | null => date && iso(date);

/** T-SQL of a date: UTC, to the second. */
export const sql = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** SQL of what a list shows of a longer text: the contract's Excerpt. */
export const excerptSql = (text: string): string => `left(${text}, 1000)`;

/** SQL of a JSON object with these SQL expressions as its members. `json_build_object` would put spaces into it. */
export const objectSql = (members: Readonly<Record<string, string>>): string => {
  const columns = Object.entries(members).map(([name, value]) => `${value} AS "${name}"`);
  return `(SELECT row_to_json(o) FROM (SELECT ${columns.join(', ')}) o)`;
};

/** SQL of the JSON array of all rows, without the spaces of `json_agg`; null for no row. `order` is SQL, as `filter` is. */
export const arraySql = (row: string, { order = '', filter = '' } = {}): string =>
  `array_to_json(array_agg(row_to_json(${row})${order && ` ORDER BY ${order}`})${filter && ` FILTER (WHERE ${filter})`})`;

/**
 * A time of a request as PostgreSQL takes it, which knows no day such as February 29 of a year that has none, nor an offset of sixteen
 * hours: the form of a time allows both. Null for none.
 */
export const momentOf = (time: string | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();
