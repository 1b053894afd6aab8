import { isModerator } from '../../accounts/access/authentication.js';
import type { Caller } from '../../api/http/caller.js';

/** Who looks at what not everybody sees: id and whether staff. A key without `read` sees what anybody does. */
export function viewerOf(caller: Caller | null): [id: number | null, staff: boolean] {
  return caller?.scopes.includes('read') ? [caller.id, isModerator(caller)] : [null, false];
}
