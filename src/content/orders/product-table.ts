import { parse } from 'csv-parse/sync';
import type { components } from '../../../generated/openapi.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { JsonObject } from '../../core/contract/document.js';
import { contractOf, ReplyFault, schemaCheck } from '../../core/contract/operation.js';
import { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { csvReply } from './csv.js';

type Report = components['schemas']['ProductImportReport'];
type Line = Report['lines'][number];

/** Rows of a table at most, as in the contract. */
const mostRows = 2000;

/** Columns of all products, and what the shop's have beside them. The variant is shown, and told apart by its id. */
const columns = [
  'id',
  'variant',
  'title',
  'category',
  'status',
  'kind',
  'price',
  'stock',
  'weight',
  'tax_class',
] as const;
const shopColumns = [...columns, 'slug', 'sku'] as const;
const numbers: readonly string[] = ['price', 'stock', 'weight'];

/** The products of a seller with their variants as CSV, the newest first. The shop is the seller 0. */
export async function exportProducts(database: Transaction, seller: number) {
  const rows = await database.$queryRaw<Record<string, string>[]>`
    SELECT coalesce(v.id, p.id) AS id, array_to_string(v.option_values, ' / ') AS variant, p.title, p.category, p.status::text, p.kind,
      CASE WHEN v.id IS NOT NULL OR p.options IS NULL THEN coalesce(v.price, p.price)::text END AS price,
      CASE WHEN v.id IS NOT NULL OR p.options IS NULL THEN coalesce(v.stock, p.stock) END AS stock, coalesce(v.weight, p.weight) AS weight, p.tax_class,
      p.slug, coalesce(v.sku, p.sku) AS sku
    FROM products p LEFT JOIN LATERAL (
      SELECT NULL::integer AS id, NULL::text[] AS option_values, NULL::numeric AS price, NULL::integer AS stock, NULL::integer AS weight,
        NULL::text AS sku, -1 AS position
      UNION ALL SELECT id, option_values, price, stock, weight, sku, position FROM product_variants WHERE product_id = p.id
    ) v ON true
    WHERE p.shelf = ${seller} AND p.deleted_at IS NULL ORDER BY p.id DESC, v.position LIMIT ${mostRows}`;
  return csvReply(rows, shopColumns);
}

const checks = {
  marketplace: schemaCheck('The row', () => contractOf('createMarketplaceProduct').bodySchema as JsonObject),
  shop: schemaCheck('The row', () => contractOf('createShopProduct').bodySchema as JsonObject),
  change: schemaCheck('The row', () => contractOf('updateShopProduct').bodySchema as JsonObject),
};

type ImportInput = Pick<Input<'importShopProducts'>, 'database' | 'body'>;
type Products = {
  area: 'marketplace' | 'shop';
  create: (body: never) => Promise<{ body: { parse: () => { id: number } } | { id: number } }>;
  update: (id: number, body: never) => Promise<unknown>;
  updateVariant: (id: number, body: never) => Promise<unknown>;
};

/**
 * Creates and updates the products of a table, a line at a time. Nothing stays of it on a dry run, or if a line is refused: the report says
 * what would be done.
 */
export async function importProducts({ database, body }: ImportInput, products: Products) {
  const { csv, dry_run: isTrial = false } = body;
  const lines: Line[] = [];
  await database.$executeRaw`SAVEPOINT import`;
  for (const { line, values, fault } of rowsIn(csv, products.area)) {
    const id = Number(values.id) || null;
    await database.$executeRaw`SAVEPOINT line`;
    try {
      if (fault !== null) throw new ReplyFault(fault);
      lines.push({ line, ...(await applyRow(database, values, products)), message: null });
    } catch (error) {
      if (!(error instanceof ReplyFault) && !(error instanceof Problem && error.status < 500)) throw error;
      await database.$executeRaw`ROLLBACK TO SAVEPOINT line`;
      lines.push({ line, id, result: 'refused', message: said(error) });
    }
  }
  const isApplied = !isTrial && lines.every(({ result }) => result !== 'refused');
  if (!isApplied) await database.$executeRaw`ROLLBACK TO SAVEPOINT import`;
  return { status: 200 as const, body: { applied: isApplied, lines } };
}

/** Creates or updates the product of a row; of a variant, its price and stock. */
async function applyRow(database: Transaction, values: Record<string, string>, products: Products) {
  const { id: written = '', variant: _, ...texts } = values;
  const fields = Object.entries(texts).filter(([, text]) => text !== '');
  const body = Object.fromEntries(fields.map(([name, text]) => [name, numbers.includes(name) ? numberIn(text) : text]));
  if (written === '') {
    checks[products.area](body);
    const { body: made } = await products.create(body as never);
    return { id: ('parse' in made ? made.parse() : made).id, result: 'created' as const };
  }
  const id = Number(written);
  if (!(Number.isInteger(id) && id > 0 && id <= 2147483647)) throw new ReplyFault('id is no id');
  checks.change(body);
  const isVariant = (await database.productVariant.count({ where: { id } })) > 0;
  const { price, stock } = body;
  const amounts = { ...(price !== undefined && { price }), ...(stock !== undefined && { stock }) };
  await (isVariant ? products.updateVariant(id, amounts as never) : products.update(id, body as never));
  return { id, result: 'updated' as const };
}

const numberIn = (text: string): number | string => (/^\d{1,15}(\.\d{1,4})?$/.test(text) ? Number(text) : text);

/** A refusal as a sentence, with the faults of fields. */
const said = (error: Error | Problem): string =>
  [
    error.message,
    ...Object.entries('details' in error ? (error.details.params ?? {}) : {}).map(
      ([name, fault]) => `${name} ${fault}.`,
    ),
  ]
    .join(' ')
    .slice(0, 500);

type ReadRow = { line: number; values: Record<string, string>; fault: string | null };

/** The rows of a table, with commas, semicolons or tabs. Of one that cannot be read it is the fault. */
function rowsIn(csv: string, area: Products['area']): ReadRow[] {
  const known: readonly string[] = area === 'shop' ? shopColumns : columns;
  try {
    const options = {
      columns: true,
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    };
    const records = parse(csv, options) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    if (records.length > mostRows) return [unread(1, `A table has at most ${mostRows} rows`)];
    return records.map(({ record, info: { lines: line } }) => {
      const foreign = Object.keys(record).find(
        (name) => !known.includes(name) && !shopColumns.some((each) => each === name),
      );
      const own = Object.entries(record).filter(([name]) => known.includes(name));
      // An apostrophe of the export, which keeps a spreadsheet from running a formula.
      const values = Object.fromEntries(
        own.map(([name, text]) => [name, text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')]),
      );
      return { line, values, fault: foreign === undefined ? null : `There is no column "${foreign}"` };
    });
  } catch (error) {
    return [unread(Number((error as { lines?: number }).lines ?? 1), (error as Error).message)];
  }
}

const unread = (line: number, fault: string): ReadRow => ({ line, values: {}, fault });
