/** A payment as its provider is asked for it. Amounts are in the minor unit of the currency. */
export type PaymentRequest = {
  key: string;
  currency: string;
  lines: { name: string; amount: bigint }[];
  /** The buyer's address, so that it need not be typed again. */
  email: string | null;
  /** Where the buyer comes back to. */
  returnUrl: string;
  /** When it ends by itself. The same for each attempt, as everything else. */
  expiresAt: Date;
};

/** A refund, whose key makes a repetition harmless. */
export type RefundRequest = { key: string; intent: string; currency: string; amount: bigint };

/** News of a payment, from an event or from asking. `key` is that of the payment, or of the refund. */
export type PaymentNews =
  | { type: 'paid'; key: string; currency: string; amount: bigint; intent: string }
  /** The buyer has done their part, and the money takes days. */
  | { type: 'underway'; key: string }
  | { type: 'ended'; key: string }
  | { type: 'refund refused'; key: string; reason: string };

/** An event of a provider. `news` is null for one that changes nothing. */
export type PaymentEvent = { news: PaymentNews | null };

/** The provider refused, and would refuse again. */
export class RefusedByProvider extends Error {
  override name = 'RefusedByProvider';
}

/**
 * A provider of payments. Each call waits for the network, so none is made while a connection to the database is held; each may be repeated
 * with the same key, and throws `RefusedByProvider` or an error that passes.
 */
export type PaymentProvider = {
  name: string;
  /** Whether no money moves. */
  isTest: boolean;
  /** Begins a payment. Returns what names it at the provider, and the page to pay at. */
  start: (request: PaymentRequest) => Promise<{ session: string; url: string }>;
  /** Asks for news, in case no event came; null while there are none. */
  ask: (session: string) => Promise<PaymentNews | null>;
  /** Ends a payment that was not made. One that was is left as it is. */
  end: (session: string) => Promise<void>;
  refund: (request: RefundRequest) => Promise<void>;
  /** Reads a signed event; null for a signature that is wrong or too old. */
  readEvent: (bytes: Buffer, headers: NodeJS.Dict<string | string[]>) => PaymentEvent | null;
};

/** Finds a provider that is set up; null for any other name. */
export type FindPaymentProvider = (name: string) => Promise<PaymentProvider | null>;
