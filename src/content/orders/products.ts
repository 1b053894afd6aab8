import type { OperationId } from '../../../generated/contract.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { exactAmount } from '../../core/contract/decimals.js';
import type { Problem, ProblemCode } from '../../core/contract/problems.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { StatementRunner } from '../../core/database/statement.js';
import { editableContent, type WriteInput } from '../editing.js';
import { refuseHidden } from '../removal/removal.js';
import type { RevisedKind } from '../revisions.js';
import { type SiteValues, siteOf } from './product-lists.js';
import { saveVariants, type VariantChanges } from './variants.js';

type Changes = {
  title?: string | undefined;
  description?: string;
  price?: number;
  category?: string;
  stock?: number;
  stock_delta?: number;
  status?: 'draft' | 'active' | 'inactive';
  image_url?: string | null;
  weight?: number | null;
  kind?: 'physical' | 'digital' | 'service';
  tax_class?: 'standard' | 'reduced' | 'zero';
  file_id?: number | null;
} & VariantChanges;

type NewProduct = Required<Pick<Changes, 'price' | 'category'>> & Changes & { title: string };

/** Common columns of new products of marketplace and shop, with a price in this currency. */
export function newProduct(
  { title, price, category, image_url: imageUrl = null, ...more }: NewProduct,
  currency: string,
) {
  const {
    description = '',
    stock = 0,
    status = 'active',
    weight = null,
    kind,
    tax_class: taxClass,
    file_id: fileId = null,
  } = more;
  return {
    ...{ title: trimmed(title), description, price: exactAmount(price, currency), currency },
    ...{
      category: trimmed(category),
      stock,
      status,
      imageUrl,
      weight,
      fileId,
      ...(kind && { kind }),
      ...(taxClass && { taxClass }),
    },
  };
}

/** Changes that both marketplace and shop support. A new price is in this currency, whatever the old one was in. */
function productChanges(
  { title, description, category, image_url: imageUrl, price, stock: count, stock_delta: delta = 0, ...more }: Changes,
  siteCurrency: string,
) {
  const { status, weight, kind, tax_class: taxClass, file_id: fileId } = more;
  const texts = { title: title && trimmed(title), body: description };
  const priced = price === undefined ? {} : { price: exactAmount(price, siteCurrency), currency: siteCurrency };
  const stock = count !== undefined ? count + delta : delta === 0 ? undefined : { increment: delta };
  return {
    ...texts,
    ...priced,
    category: category && trimmed(category),
    stock,
    status,
    imageUrl,
    weight,
    kind,
    taxClass,
    fileId,
  };
}

type ProductData = Omit<ReturnType<typeof productChanges>, 'title' | 'body'> &
  ShopData & { saveVariants?: (() => Promise<void>) | undefined };
/** Columns of a product that only the shop has. */
type ShopData = { slug?: string | undefined; sku?: string | null | undefined; regularPrice?: string | undefined };
type ProductKind<Code extends ProblemCode, Body> = {
  /** Locks a product that the caller may change, and returns the id of its store's owner, null in the shop. */
  lock: (input: WriteInput<Code>, action: 'update' | 'delete') => Promise<number | null>;
  /** Reads the product in the contract's format. */
  read: (database: StatementRunner, id: number, site: SiteValues) => Promise<Body>;
};

type UpdateCode = 'content_hidden' | 'out_of_stock' | 'invalid_variants' | 'file_not_found';
type UpdateInput<Code extends ProblemCode> = WriteInput<Code | UpdateCode> & { body: Changes };

type FileInput = Pick<Input<OperationId>, 'database'> & {
  body: { file_id?: number | null };
  caller: { id: number };
  refuse: (code: 'file_not_found') => Problem;
};

/** Requires that the file of a product is the caller's own, or the one that it has. @throws file_not_found */
export async function requireOwnFile({ body, caller, database, refuse }: FileInput, productId = 0): Promise<void> {
  if (body.file_id == null) return;
  // Locked, so that it is not deleted meanwhile.
  const file = await lockedRow(database)`
    SELECT id FROM files WHERE id = ${body.file_id}
      AND (owner_id = ${caller.id} OR id = (SELECT file_id FROM products WHERE id = ${productId})) FOR KEY SHARE`;
  if (file === null) throw refuse('file_not_found');
}

/** Operations on the products of an area. */
export function editableProducts<Code extends ProblemCode, Body>(
  kind: RevisedKind,
  { lock, read }: ProductKind<Code, Body>,
) {
  const { update, ...handlers } = editableContent<Code, Body, ProductData>(kind, {
    lock,
    write: async ({ path: { id }, database }, { saveVariants: save, ...data }: Partial<ProductData>) => {
      await save?.();
      if (Object.keys(data).length > 0)
        await database.product.update({ where: { id }, data: defined(data), select: { id: true } });
    },
    read: (input) => read(input.database, input.path.id, siteOf(input)),
  });
  return {
    ...handlers,
    /** Adds a product like it, as a draft with nothing in stock and without pictures. */
    duplicate: async (input: WriteInput<Code>) => {
      const { database, path, record } = input;
      const owner = await lock(input, 'update');
      const id = await duplicateProduct(database, path.id);
      await record({ target: 'product', id, ...(owner === null ? {} : { of: owner }) });
      return { status: 201 as const, body: await read(database, id, siteOf(input)) };
    },
    update: (input: UpdateInput<Code>, more: ShopData = {}) => {
      const { path, body, database, parts, refuse } = input;
      const { stock_delta: delta = 0 } = body;
      // The product is locked by now.
      const check = async () => {
        if (body.status !== undefined) await refuseHidden(database, { type: 'product', id: path.id }, refuse);
        const stock = delta === 0 ? 0 : (body.stock ?? (await stockOf(database, path.id))) + delta;
        if (stock < 0 || stock > 2147483647) throw refuse('out_of_stock');
        await requireOwnFile(input, path.id);
      };
      const amounts = [body.options, body.variants, body.price, body.stock, body.stock_delta];
      const isOfVariants = amounts.some((each) => each !== undefined);
      const save = isOfVariants ? () => saveVariants(input, path.id, body) : undefined;
      const changes = { ...productChanges(body, parts.config.currency), ...more, saveVariants: save };
      return update(input, defined(changes), { check });
    },
  };
}

async function duplicateProduct(database: Transaction, id: number): Promise<number> {
  const [made] = await database.$queryRaw<{ id: number }[]>`
    INSERT INTO products (id, store_id, title, slug, description, price, regular_price, currency, status, category, image_url, weight, kind, tax_class, file_id)
    SELECT made.id, store_id, title, rtrim(left(slug, 88), '-') || '-' || made.id, description, price, regular_price, currency, 'draft', category,
      image_url, weight, kind, tax_class, file_id
    FROM products p, LATERAL (SELECT nextval('products_id_seq')::integer AS id) made WHERE p.id = ${id} RETURNING id`;
  const { id: copy } = made as { id: number };
  await database.$executeRaw`
    INSERT INTO product_variants (product_id, position, option_values, price, stock, weight)
    SELECT ${copy}, position, option_values, price, 0, weight FROM product_variants WHERE product_id = ${id}`;
  await database.$executeRaw`
    UPDATE products p SET options = old.options FROM products old WHERE p.id = ${copy} AND old.id = ${id} AND old.options IS NOT NULL`;
  return copy;
}

async function stockOf(database: Transaction, id: number): Promise<number> {
  return (await database.product.findUniqueOrThrow({ where: { id }, select: { stock: true } })).stock;
}
