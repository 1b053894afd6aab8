/*
 * Decimals of currencies that do not have two (ISO 4217, "minor unit"). Intl's come from its ICU, which differs from the standard and
 * between versions of Node: amounts would change with it.
 */
const decimals: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};

/** Number of decimals of a currency, given its ISO 4217 code. */
export function decimalsOf(currency: string): number {
  const entry = Object.entries(decimals).find(([, codes]) => codes.includes(currency));
  return entry === undefined ? 2 : Number(entry[0]);
}
