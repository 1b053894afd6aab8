import { isObject, type JsonObject } from '../../core/contract/document.js';
import { ReplyFault } from '../../core/contract/operation.js';

/** A row that was left out of a list: its id and its fault. */
export type UnreadableRow = { id: string; fault: ReplyFault };

/** Whether a reply is a list that may omit a row: the contract names the field with the ids of omitted rows. */
const canLeaveOut = (schema: JsonObject | undefined): boolean =>
  isObject(schema?.properties) && schema.properties.unreadable !== undefined;

/**
 * Checks a reply. Removes invalid rows of a list in place, and names them in `unreadable`: otherwise one row that was stored differently
 * would make the whole list fail.
 * @throws ReplyFault if something else is invalid
 */
export function checkRows(
  reply: Record<string, unknown>,
  check: () => void,
  schema: JsonObject | undefined,
): UnreadableRow[] {
  const mostRows = canLeaveOut(schema) ? 100 : 0;
  const unreadable: UnreadableRow[] = [];
  for (;;) {
    try {
      check();
      return unreadable;
    } catch (error) {
      const id = error instanceof ReplyFault && unreadable.length < mostRows ? takeOut(reply, error) : null;
      if (id === null) throw error;
      unreadable.push({ id, fault: error as ReplyFault });
      reply.unreadable = unreadable.map((row) => row.id);
    }
  }
}

/** Removes the row of a fault from its list, and returns its id; null if the fault is in no row. */
function takeOut(reply: Record<string, unknown>, { errors }: ReplyFault): string | null {
  const [, field = '', place = ''] = /^\/(\w+)\/(\d+)(?:\/|$)/.exec(errors[0]?.instancePath ?? '') ?? [];
  const rows = Object.hasOwn(reply, field) && field !== 'unreadable' ? reply[field] : undefined;
  if (!Array.isArray(rows)) return null;
  const [row] = rows.splice(Number(place), 1);
  const id = String(row?.id ?? '');
  return /^[A-Za-z0-9_-]{1,20}$/.test(id) ? id : place;
}
