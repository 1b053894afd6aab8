/*
 * Decimals of currencies (ISO 4217, "minor unit") that do not have two. Intl has those of its ICU, which differ from the standard and from
 * one Node to the next: amounts would change with it.
 */
const decimals: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};

/** How many decimals amounts of a currency have, given its ISO 4217 code. */
export function decimalsOf(currency: string): number {
  const found = Object.entries(decimals).find(([, codes]) => codes.includes(currency));
  return found === undefined ? 2 : Number(found[0]);
}
