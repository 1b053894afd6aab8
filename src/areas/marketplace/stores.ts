import { recordIfChanged } from '../../api/audit/changes.js';
import { viewerOf } from '../../api/auth/authentication.js';
import { isAllowed, policies } from '../../api/auth/policies.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { listPage, listRows, listTotal, personPages } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { type ProductList, productPage, siteOf } from '../../content/orders/product-lists.js';
import { keeping, replacePicture, storePicture } from '../../content/pictures/pictures.js';
import { refuseHidden } from '../../content/removal/removal.js';
import { trimmed } from '../../core/contract/text.js';
import { isDuplicate } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import { claimStore } from './editing.js';
import { listedFields, ofTheirStore, storeFields, storeSummary, storeVisible } from './queries.js';

/** $1 rows of a page, $2 rows before it, $3 page, $4 origin. */
const storeList = listPage({
  ...storeSummary('$4'),
  name: 'store_list',
  list: `SELECT ${listTotal({ list: 'stores' })} AS total`,
  ...listRows({ list: 'stores', reversed: true }, { before: '$2', size: '$1' }),
  page: '$3',
  size: '$1',
});
const storesOfPerson = personPages(storeSummary('$5'), 'stores_of_owner', { own: 1 });

export const listStores: Handler<'listStores'> = async ({ query, database, origin }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const values = [perPage, (page - 1) * perPage, page, origin()];
  return { status: 200, body: await database.$one(...requestedRows(storeList, values, query)) };
};

export const listMyStores: Handler<'listMyStores'> = async ({ query, caller, database, origin }) => ({
  status: 200,
  body: await database.$one(...storesOfPerson(caller.id, query, origin())),
});

/** $1 slug, $8 viewer, $9 whether staff. */
const storePage: ProductList<'StorePage'> = {
  name: 'store_page',
  schema: 'StorePage',
  shelf: `SELECT s.id FROM stores s WHERE s.slug = $1::text AND ${storeVisible('$8', '$9')}`,
  across: false,
  columns: listedFields('$6', '$7'),
  join: ofTheirStore,
  head: `(SELECT row_to_json(store) FROM (SELECT ${storeFields('$7')} FROM stores s WHERE s.id = list.part) store) AS store`,
};

export const getStore: Handler<'getStore'> = async (input) => {
  const { path, query, caller, database, refuse } = input;
  const { page, per_page, cursor } = query;
  const asked = defined({ page, per_page, cursor });
  const bound = productPage(storePage, path.slug, asked, siteOf(input), viewerOf(caller));
  return okOrNotFound(await database.$json(...bound), refuse, 'store_not_found');
};

export const createStore: Handler<'createStore'> = async ({ body, caller, database, origin, refuse }) => {
  try {
    const { id } = await database.store.create({
      data: {
        ownerId: caller.id,
        name: trimmed(body.name),
        slug: body.slug,
        description: body.description ?? '',
      },
      select: { id: true },
    });
    return { status: 201, body: await readStore(database, id, origin()) };
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_exists', { params: { slug: 'belongs to another store' } }) : error;
  }
};

export const updateStore: Handler<'updateStore'> = async ({ path, body, caller, database, origin, record, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR UPDATE');
  const involvesSuspension = [store.status, body.status].includes('suspended') && body.status !== undefined;
  const maySuspend = isAllowed(policies.store.suspend, caller);
  if (involvesSuspension && body.status !== store.status && !maySuspend) {
    throw refuse('not_owner', { message: 'Only moderators can suspend a store or end its suspension.' });
  }
  if (body.status === 'active' && store.isAbandoned) {
    throw refuse('not_owner', {
      message: 'The account of its owner is deleted or about to be deleted: the order cannot be delivered.',
    });
  }
  if (body.status !== undefined) await refuseHidden(database, { type: 'store', id: store.id }, refuse);
  const { vacation } = body;
  const until = vacation && new Date(vacation.until);
  if (until && !(until > new Date())) {
    throw refuse('invalid_param', { params: { 'vacation.until': 'must be a day to come' } });
  }
  const data = defined({
    vacationNote: vacation?.note ?? (vacation && ''),
    vacationUntil: until,
    name: body.name && trimmed(body.name),
    description: body.description,
    status: body.status,
    reopens: body.status === undefined ? undefined : false,
  });
  const details = statusDetails(store.status, body.status);
  const changed = await recordIfChanged(
    () => readStore(database, store.id, origin()),
    () => database.store.update({ where: { id: store.id }, data, select: { id: true } }),
    () => record({ target: 'store', id: store.id, of: store.ownerId, details }),
  );
  return { status: 200, body: changed };
};

/** Details of a change of status for the audit log. */
const statusDetails = (from: string, to = from): Record<string, string> => (from === to ? {} : { from, to });

/** $1 store, $2 origin. */
const storeById = replying('Store', {
  name: 'store',
  text: `SELECT row_to_json(store)::text AS reply FROM (SELECT ${storeFields('$2')} FROM stores s WHERE s.id = $1) store`,
});

async function readStore(database: StatementRunner, id: number, origin: string) {
  return await database.$one(storeById, [id, origin]);
}

export const updateStorePicture: Handler<'updateStorePicture'> = async (uploadInput) => {
  const stored = await storePicture(uploadInput);
  return (input) =>
    keeping(uploadInput, stored, input, async () => {
      const { path, caller, database, origin, record, refuse } = input;
      const { id, ownerId } = await claimStore(database, path.slug, caller, refuse, 'FOR UPDATE');
      await replacePicture(input, { storeId: id, place: path.place }, stored);
      await record({ target: 'store', id, of: ownerId });
      return { status: 200, body: await readStore(database, id, origin()) };
    });
};

export const deleteStorePicture: Handler<'deleteStorePicture'> = async (input) => {
  const { path, caller, database, origin, record, refuse } = input;
  const { id, ownerId } = await claimStore(database, path.slug, caller, refuse, 'FOR UPDATE');
  const isChanged = await replacePicture(input, { storeId: id, place: path.place });
  if (isChanged) await record({ target: 'store', id, of: ownerId });
  return { status: 200, body: await readStore(database, id, origin()) };
};
