import type { OperationId } from '../../../generated/contract.js';
import { recordIfChanged } from '../../api/audit/changes.js';
import { viewerOf } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { row } from '../../core/database/row.js';
import { replying } from '../../core/database/statement.js';
import { discard } from '../../core/storage/discard.js';
import { isThereSql } from '../kind.js';
import {
  addPicture,
  deletePictures,
  keeping,
  noteFirst,
  pictureListSql,
  pictureSql,
  storePicture,
} from '../pictures/pictures.js';
import { product } from './product.js';
import { claimProduct } from './product-lock.js';

/** Pictures of a product at most, as in the contract. */
const mostPictures = 12;

const isThere = isThereSql(product, row('r'), { viewer: '$3::integer', staff: '$4::boolean' });

/** $1 product, $2 origin, $3 viewer, $4 whether staff, $5 active areas. */
const visibleList = replying('ProductPictures', {
  name: 'visible_product_pictures',
  text: `SELECT ${pictureListSql('$2', 'r.id')} FROM products r
    WHERE r.id = $1::integer AND ${isThere} AND CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END = ANY ($5::text[])`,
});

export const listProductPictures: Handler<'listProductPictures'> = async (input) => {
  const { path, caller, database, origin, parts, refuse } = input;
  const values = [path.id, origin(), ...viewerOf(caller), [...parts.config.areas]];
  return okOrNotFound(await database.$json(visibleList, values), refuse, 'product_not_found');
};

/** $1 product, $2 origin. */
const list = replying('ProductPictures', {
  name: 'product_pictures',
  text: `SELECT ${pictureListSql('$2', '$1::integer')}`,
});

/** $1 picture, $2 origin. */
const pictureById = replying('ProductPicture', {
  name: 'product_picture',
  text: `SELECT row_to_json(picture)::text AS reply FROM (${pictureSql('$2', '$1::integer')}) picture`,
});

const readList = ({
  path,
  database,
  origin,
}: Pick<Input<OperationId>, 'database' | 'origin'> & { path: { id: number } }) =>
  database.$one(list, [path.id, origin()]);

/** An audit log entry about a product, whose owner's own changes are not logged. */
const changeOf = (id: number, owner: number | null) => ({
  target: 'product' as const,
  id,
  ...(owner === null ? {} : { of: owner }),
});

export const createProductPicture: Handler<'createProductPicture'> = async (uploadInput) => {
  const stored = await storePicture(uploadInput);
  return (input) =>
    keeping(uploadInput, stored, input, async () => {
      const { path, body, database, origin, record, refuse } = input;
      const owner = await claimProduct(input, 'update');
      const { _count: count, _max: last } = await database.picture.aggregate({
        where: { productId: path.id },
        _count: true,
        _max: { position: true },
      });
      if (count >= mostPictures) {
        throw refuse('quota_exceeded', { message: `A product has at most ${mostPictures} pictures.` });
      }
      const position = (last.position ?? 0) + 1;
      const id = await addPicture(database, { productId: path.id, position, alt: body.alt ?? '' }, stored);
      await noteFirst(database, [path.id]);
      await record(changeOf(path.id, owner));
      return { status: 201, body: await database.$one(pictureById, [id, origin()]) };
    });
};

export const updateProductPicture: Handler<'updateProductPicture'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const owner = await claimProduct(input, 'update');
  const where = { id: path.picture_id, productId: path.id };
  const change = async () => {
    const { count } = await database.picture.updateMany({ where, data: { alt: body.alt } });
    if (count === 0) throw refuse('picture_not_found');
  };
  const entry = () => record(changeOf(path.id, owner));
  return { status: 200, body: await recordIfChanged(() => readList(input), change, entry) };
};

export const deleteProductPicture: Handler<'deleteProductPicture'> = async (input) => {
  const { path, database, parts, record, refuse, afterwards } = input;
  const owner = await claimProduct(input, 'update');
  const keys = await deletePictures(database, { id: path.picture_id, productId: path.id });
  if (keys.length === 0) throw refuse('picture_not_found');
  for (const key of keys) afterwards(() => discard(parts, key));
  await noteFirst(database, [path.id]);
  await record(changeOf(path.id, owner));
  return { status: 200, body: { id: path.picture_id, deleted: true } };
};

export const reorderProductPictures: Handler<'reorderProductPictures'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const owner = await claimProduct(input, 'update');
  const where = { productId: path.id, id: { in: body.picture_ids } };
  if ((await database.picture.count({ where })) < body.picture_ids.length) throw refuse('picture_not_found');
  const reorder = async () => {
    await database.$executeRaw`
      UPDATE pictures SET position = place.position
      FROM (
        SELECT id, row_number() OVER (ORDER BY array_position(${body.picture_ids}::integer[], id), position, id) AS position
        FROM pictures WHERE product_id = ${path.id}
      ) place
      WHERE pictures.id = place.id AND pictures.position <> place.position`;
    await noteFirst(database, [path.id]);
  };
  const entry = () => record(changeOf(path.id, owner));
  return { status: 200, body: await recordIfChanged(() => readList(input), reorder, entry) };
};
