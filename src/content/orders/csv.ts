import { stringify } from 'csv-stringify/sync';

/** Replies with rows as CSV, with these columns and a line of their names. A spreadsheet would run what begins like a formula. */
export const csvReply = (rows: Record<string, unknown>[], columns: readonly string[]) => ({
  status: 200 as const,
  body: { csv: stringify(rows, { header: true, columns: [...columns], escape_formulas: true }) },
});
