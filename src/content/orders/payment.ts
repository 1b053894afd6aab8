/** What is to be paid or given back. The amount is decimal text, so that no provider meets a rounded number. */
export type Payment = { orderId: number; amount: string; currency: string; recordedBy: number };

/**
 * Where money changes hands. Both are called in the transaction in which the order takes its step, again where that is
 * repeated, and what they throw leaves the order as it was. Nothing is waited for there: whoever has to ask a provider
 * over the network does so in the preparation of the operation.
 */
export type PaymentProvider = {
  /** Answers what the payment can be found by. */
  receive(payment: Payment): string;
  giveBack(payment: Payment, reference: string): void;
};

/** The seller or staff say that the money came, or went back: nothing is moved here. */
export const recordedByHand: PaymentProvider = {
  receive: ({ recordedBy }) => `recorded by user ${recordedBy}`,
  giveBack: () => {},
};
