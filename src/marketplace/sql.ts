/** A store `s` as the contract shows it. */
export const storeFields = `
  s.id, s.name, s.slug, s.status, s.description, list_total('products', s.id, '') AS product_count`;

/** A marketplace product `p`. */
export const productFields = (currency: string): string => `
  p.id, p.title, p.price, ${currency}::text AS currency, p.stock, p.stock > 0 AS in_stock, p.status, p.category, p.image_url,
  p.store_id`;

/** Whether a store `s` is visible to a caller: by the caller's id or null, and whether the caller is staff. */
export const storeVisible = (viewer: string, staff: string): string =>
  `(s.status = 'active' OR s.owner_id = ${viewer}::integer OR ${staff}::boolean)`;
