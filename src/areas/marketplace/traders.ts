import { viewerOf } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { saveTrader } from '../../content/orders/traders.js';
import { replying } from '../../core/database/statement.js';
import { claimStore } from './editing.js';
import { storeVisible } from './queries.js';

/** $1 slug, $2 viewer, $3 whether staff. */
const traderOfStore = replying('SellerIdentity', {
  name: 'store_trader',
  text: `SELECT row_to_json(r)::text AS reply FROM (
    SELECT (SELECT trader FROM traders WHERE store_id = s.id) AS trader FROM stores s WHERE s.slug = $1::text AND ${storeVisible('$2', '$3')}
  ) r`,
});

export const getStoreTrader: Handler<'getStoreTrader'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(traderOfStore, [path.slug, ...viewerOf(caller)]), refuse, 'store_not_found');

export const setStoreTrader: Handler<'setStoreTrader'> = async ({ path, body, caller, database, record, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR UPDATE');
  await record({ target: 'store', id: store.id, of: store.ownerId });
  return saveTrader(database, store.id, body);
};
