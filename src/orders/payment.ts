/** What is to be paid or given back. The amount is decimal text, so that no provider meets a rounded number. */
export type Payment = { orderId: number; amount: string; currency: string; recordedBy: number };

/**
 * Where money changes hands. Both are called before the order takes its step, whose row is locked meanwhile; what they
 * throw leaves the order as it was. A provider has to take a repeated call for one order as the same payment.
 */
export type PaymentProvider = {
  /** Answers what the payment can be found by. */
  receive(payment: Payment): Promise<string>;
  giveBack(payment: Payment, reference: string): Promise<void>;
};

/** The seller or staff say that the money came, or went back: nothing is moved here. */
export const recordedByHand: PaymentProvider = {
  receive: async ({ recordedBy }) => `recorded by user ${recordedBy}`,
  giveBack: async () => {},
};
