import type { components } from '../../../generated/openapi.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { exactAmount } from '../../core/contract/decimals.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';

type Schemas = components['schemas'];
type Option = Schemas['ProductOption'];
type VariantInput = Schemas['ProductVariantInput'];

/** Fields of a request that change variants; without variants it is all combinations of the options. */
export type VariantChanges = {
  options?: readonly Schemas['ProductOptionInput'][];
  variants?: readonly VariantInput[];
};

type Request = VariantChanges & { price?: number; stock?: number; stock_delta?: number; weight?: number | null };
type SavingInput = {
  database: Transaction;
  parts: { config: { currency: string } };
  refuse: (code: 'invalid_variants', details?: ProblemDetails) => Problem;
};

/** Variants of a product at most, as in the contract. */
const mostVariants = 100;

/** A variant as it is stored, without what it is told apart by. */
type Row = { sku: string | null; price: string; stock: number; weight: number | null; picture_id: number | null };
type Existing = Row & { id: number; values: string[] };

const keyOf = (values: readonly string[]): string => JSON.stringify(values);
const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Changes the options and variants of a locked product as a request says, before its other columns are written.
 * @throws invalid_variants
 */
export async function saveVariants(input: SavingInput, productId: number, request: Request): Promise<void> {
  const { database, parts } = input;
  const refuse = (message: string) => input.refuse('invalid_variants', { message });
  const product = await database.product.findUniqueOrThrow({ where: { id: productId } });
  const before = (product.options ?? []) as Option[];
  const options = request.options?.map(({ name, values }) => ({ name: trimmed(name), values: values.map(trimmed) }));
  const isChanged = options !== undefined || request.variants !== undefined;
  const settled = options ?? before;
  if (settled.length > 0 && (request.stock ?? request.stock_delta) !== undefined)
    throw refuse('The stock of a product with options is that of its variants.');
  if (settled.length > 0 && request.price !== undefined && !isChanged)
    throw refuse('The price of a product with options is that of its variants.');
  if (!isChanged) return;
  if (settled.length === 0) {
    if (request.variants !== undefined) throw refuse('A product without options has no variants.');
    await database.product.update({ where: { id: productId }, data: { options: Prisma.DbNull }, select: { id: true } });
    await database.productVariant.deleteMany({ where: { productId } });
    return;
  }
  if (!areDistinct(settled.map(({ name }) => name)) || !settled.every(({ values }) => areDistinct(values)))
    throw refuse('Names of options, and values of an option, must differ.');
  const existing = await existingOf(database, productId);
  const wanted =
    request.variants?.map((variant) => ({ ...variant, values: variant.values.map(trimmed) })) ??
    combinationsOf(settled, before, existing);
  const fault = await faultOf(database, productId, settled, wanted, existing);
  if (fault !== null) throw refuse(fault);

  const { currency } = parts.config;
  if (product.currency !== currency && wanted.some(({ price }) => price === undefined))
    throw refuse(`The price of the product is in ${product.currency}: set all prices.`);
  const first = {
    ...{ sku: null, stock: 0, weight: request.weight ?? product.weight, picture_id: null },
    price: request.price === undefined ? product.price.toFixed() : exactAmount(request.price, currency),
  };
  const rows = wanted.map(({ price, ...variant }, position) => {
    const old = existing.find(({ id }) => id === variant.id) ?? findBy(existing, variant.values);
    const priced = price === undefined ? {} : { price: exactAmount(price, currency) };
    return { ...first, ...old, ...variant, ...priced, id: old?.id ?? null, position };
  });
  await store(database, productId, rows);
  const data = { options: settled, currency };
  await database.product.update({ where: { id: productId }, data, select: { id: true } });
}

async function existingOf(database: Transaction, productId: number): Promise<Existing[]> {
  const rows = await database.productVariant.findMany({ where: { productId }, orderBy: { position: 'asc' } });
  return rows.map(({ id, optionValues, sku, price, stock, weight, pictureId }) => ({
    ...{ id, values: optionValues, sku, price: price.toFixed(), stock, weight, picture_id: pictureId },
  }));
}

const findBy = (existing: readonly Existing[], values: readonly string[]): Existing | undefined =>
  existing.find((each) => keyOf(each.values) === keyOf(values));

/** All combinations of the options. A variant keeps its id also when a value is renamed: another one stands in its place. */
function combinationsOf(options: readonly Option[], before: readonly Option[], existing: readonly Existing[]) {
  const renamed = existing.map(({ id, values }) => ({
    id,
    values: values.map((value, at) => {
      const [old = [], now = []] = [before[at]?.values, options[at]?.values];
      const other = now[old.indexOf(value)];
      return !now.includes(value) && other !== undefined && !old.includes(other) ? other : value;
    }),
  }));
  const all = options.reduce<string[][]>(
    (rows, { values }) => rows.slice(0, mostVariants + 1).flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  return all.map((values): VariantInput => {
    const id = renamed.find((each) => keyOf(each.values) === keyOf(values))?.id;
    return { values, ...(id !== undefined && { id }) };
  });
}

/** A sentence about what does not fit together; null if all does. */
async function faultOf(
  database: Transaction,
  productId: number,
  options: readonly Option[],
  wanted: readonly VariantInput[],
  existing: readonly Existing[],
): Promise<string | null> {
  if (wanted.length > mostVariants) return `A product has at most ${mostVariants} variants.`;
  const odd = wanted.find(
    ({ values }) =>
      values.length !== options.length || !values.every((value, at) => options[at]?.values.includes(value)),
  );
  if (odd !== undefined) return `"${odd.values.join(' / ')}" is not one value of each option.`;
  const ids = wanted.map(({ id, values }) => id ?? findBy(existing, values)?.id).filter((id) => id !== undefined);
  const skus = wanted.map(({ sku }) => sku).filter((sku) => sku != null);
  if (![ids, skus, wanted.map(({ values }) => keyOf(values))].every(areDistinct)) return 'A variant is there twice.';
  if (!ids.every((id) => existing.some((each) => each.id === id))) return 'A variant is not of this product.';
  const pictures = [...new Set(wanted.map(({ picture_id: id }) => id).filter((id) => id != null))];
  const known =
    pictures.length === 0 ? 0 : await database.picture.count({ where: { productId, id: { in: pictures } } });
  return known < pictures.length ? 'A picture is not of this product.' : null;
}

/** Makes these the variants of a locked product; those without an id are new. */
async function store(database: Transaction, productId: number, rows: readonly (Row & { id: number | null })[]) {
  const kept = rows.flatMap(({ id }) => id ?? []);
  await database.productVariant.deleteMany({ where: { productId, id: { notIn: kept } } });
  await database.$executeRaw`
    INSERT INTO product_variants (id, product_id, position, option_values, sku, price, stock, weight, picture_id)
    SELECT coalesce(r.id, nextval('products_id_seq')), ${productId}, r.position, r.values, r.sku, r.price, r.stock, r.weight, r.picture_id
    FROM json_to_recordset(${JSON.stringify(rows)}::json) r (
      id integer, position smallint, values text[], sku text, price numeric, stock integer, weight integer, picture_id integer
    )
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, option_values = excluded.option_values, sku = excluded.sku,
      price = excluded.price, stock = excluded.stock, weight = excluded.weight, picture_id = excluded.picture_id`;
}
