import type { components } from '../../../generated/openapi.js';
import { minorUnits } from './refunds.js';

type Schemas = components['schemas'];
/** Settings of a seller, as the contract has them. */
export type SalesSettings = Schemas['SalesSettings'];
type ShippingMethod = SalesSettings['shipping_methods'][number];
type PaymentMethod = SalesSettings['payment_methods'][number];

/** Settings of a seller who made none: nothing is shipped or taxed, and the payment is agreed upon elsewhere. */
export const noSettings: SalesSettings = {
  shipping_methods: [],
  prices_include_tax: true,
  tax_rates: [],
  payment_methods: [],
  bank_account: null,
  return_days: 14,
};

/** A line of an order; the price of a piece is in the minor unit of the currency. */
export type Line = {
  product_id: number;
  variant_id: number | null;
  variant_label: string | null;
  kind: components['schemas']['ProductKindInput'];
  title: string;
  price: bigint;
  quantity: number;
  /** Grams of a piece. */
  weight: number;
  tax_class: components['schemas']['TaxClassInput'];
};

/** Amounts of one order, in the minor unit of its currency. */
export type Quote = {
  /** Rates are in hundredths of a percent. */
  lines: (Line & { tax: bigint; rate: bigint })[];
  shippingRate: bigint;
  /** Whether something has to be sent, or picked up. */
  ships: boolean;
  /** The methods that deliver, with their prices. */
  offers: { method: ShippingMethod; price: bigint }[];
  /** The chosen method; null if nothing is shipped, or if nothing delivers. */
  method: ShippingMethod | null;
  payments: PaymentMethod[];
  subtotal: bigint;
  shipping: bigint;
  tax: bigint;
  total: bigint;
};

type Choice = {
  country: string | undefined;
  code: string | undefined;
  /** The ways to pay that the site has. */
  payments: ReadonlySet<PaymentMethod>;
};

/** The amounts of an order with a seller, delivered to a country. Taxes are rounded once for each line, and for the shipping. */
export function quoteOf(lines: readonly Line[], settings: SalesSettings, currency: string, choice: Choice): Quote {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n);
  const ships = lines.some(({ kind }) => kind === 'physical') && settings.shipping_methods.length > 0;
  const weight = lines.reduce((sum, line) => sum + (line.kind === 'physical' ? line.weight * line.quantity : 0), 0);
  const priceOf = ({ price, free_from: from, steps }: ShippingMethod): bigint | null => {
    const fitting = steps.length === 0 ? { price } : steps.find((step) => weight <= step.up_to);
    if (fitting === undefined) return null;
    return from !== null && subtotal >= minorUnits(from, currency) ? 0n : minorUnits(fitting.price, currency);
  };
  const delivering = ships ? settings.shipping_methods.filter((method) => deliversTo(method, choice.country)) : [];
  const offers = delivering
    .map((method) => ({ method, price: priceOf(method) }))
    .filter((offer): offer is Quote['offers'][number] => offer.price !== null);
  const chosen = choice.code === undefined ? offers[0] : offers.find(({ method }) => method.code === choice.code);
  const { method, price: shipping } = chosen ?? { method: null, price: 0n };
  const isIncluded = settings.prices_include_tax;
  const country = method?.kind === 'pickup' ? undefined : choice.country;
  const taxed = lines.map((line) => {
    const rate = rateOf(settings, line.tax_class, country);
    return { ...line, rate, tax: taxOf(line.price * BigInt(line.quantity), rate, isIncluded) };
  });
  const rates = taxed.filter(({ kind }) => kind === 'physical').map((line) => line.rate);
  const shippingRate = rates.reduce((most, rate) => (rate > most ? rate : most), 0n);
  const tax = taxed.reduce((sum, line) => sum + line.tax, taxOf(shipping, shippingRate, isIncluded));
  const total = subtotal + shipping + (isIncluded ? 0n : tax);
  const isPossible: Record<PaymentMethod, boolean> = {
    transfer: settings.bank_account !== null,
    cash: method === null || method.kind === 'pickup',
    stripe: total > 0n,
  };
  const payments = settings.payment_methods.filter((each) => isPossible[each] && choice.payments.has(each));
  return { lines: taxed, shippingRate, ships, offers, method, payments, subtotal, shipping, tax, total };
}

const deliversTo = ({ kind, countries }: ShippingMethod, country: string | undefined): boolean =>
  kind === 'pickup' || (country !== undefined && (countries.length === 0 || countries.includes(country)));

/** Hundredths of a percent that make the whole. */
const whole = 10_000n;

/** The rate for a country and class in hundredths of a percent; without a country it is the seller's own, which is the first. */
function rateOf({ tax_rates: rates }: SalesSettings, of: string, country = rates[0]?.country): bigint {
  const rate = rates.find((each) => each.country === country && each.class === of);
  return BigInt(Math.round((rate?.percent ?? 0) * 100));
}

/** The tax of an amount, rounded half up. */
function taxOf(amount: bigint, rate: bigint, isIncluded: boolean): bigint {
  const parts = isIncluded ? whole + rate : whole;
  return (2n * amount * rate + parts) / (2n * parts);
}
