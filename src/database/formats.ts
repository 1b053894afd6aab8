/** SQL that writes a timestamp as T-ISO. The session's time zone is UTC. */
export const isoSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`;

/** SQL that writes a timestamp as T-SQL. */
export const sqlSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;

/** T-ISO of a date: UTC, to the second. */
export const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

/** T-SQL of a date: UTC, to the second. */
export const sql = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** SQL of what a list shows of a longer text: the contract's Excerpt. */
export const excerptSql = (text: string): string => `left(${text}, 1000)`;
