import type { components } from '../../../generated/openapi.js';

/** The states of an order, from the contract. */
export type OrderStatus = components['schemas']['OrderStatus'];
/** Actions on an order. */
export type OrderAction = 'pay' | 'complete' | 'dispute' | 'answer' | 'refund' | 'cancel' | 'withdraw';
/** `seller` is the owner of the stores of all items of an order, for the shop a shop manager; `staff` is a moderator or an admin. */
export type Party = 'buyer' | 'seller' | 'staff';

/** A transition of a table of states. */
export type Transition<Action, Status> = { action: Action; from: Status; to: Status; by: readonly Party[] };

/** One transition of an order. */
export type Step = Transition<OrderAction, OrderStatus> & {
  /** Only within so many days after the payment. */
  withinDays?: number;
  /** Taken automatically so many minutes after the order was placed. */
  afterMinutes?: number;
  returnsStock?: boolean;
  /** The state after a refund of a part; the same as before if undefined. */
  partly?: OrderStatus;
  /** Only while nothing was shipped. */
  unshipped?: boolean;
};

/** All transitions of an order, of either area. The contract contains the same table as `x-states`. */
export const steps: readonly Step[] = [
  { action: 'pay', from: 'pending', to: 'paid', by: ['seller', 'staff'] },
  { action: 'complete', from: 'paid', to: 'completed', by: ['buyer', 'seller', 'staff'] },
  { action: 'complete', from: 'disputed', to: 'completed', by: ['staff'] },
  { action: 'dispute', from: 'paid', to: 'disputed', by: ['buyer'], withinDays: 30 },
  { action: 'dispute', from: 'completed', to: 'disputed', by: ['buyer'], withinDays: 30 },
  { action: 'refund', from: 'paid', to: 'refunded', by: ['seller', 'staff'], returnsStock: true },
  { action: 'answer', from: 'disputed', to: 'disputed', by: ['seller', 'staff'] },
  { action: 'refund', from: 'disputed', to: 'refunded', by: ['seller'], returnsStock: true },
  { action: 'refund', from: 'disputed', to: 'refunded', by: ['staff'], returnsStock: true, partly: 'completed' },
  { action: 'refund', from: 'completed', to: 'refunded', by: ['seller', 'staff'], returnsStock: true },
  { action: 'cancel', from: 'pending', to: 'cancelled', by: ['seller', 'staff'], returnsStock: true },
  { action: 'cancel', from: 'paid', to: 'cancelled', by: ['seller', 'staff'], returnsStock: true, unshipped: true },
  { action: 'withdraw', from: 'pending', to: 'cancelled', by: ['buyer'], afterMinutes: 60, returnsStock: true },
];

/**
 * The step of a table that these parties may take now, or why they may not. A party that may never take the action, or not from this state,
 * is told that rather than that the step is impossible.
 */
export function stepOf<Each extends Transition<unknown, unknown>>(
  table: readonly Each[],
  action: Each['action'],
  status: Each['from'],
  parties: readonly Party[],
): Each | 'not_owner' | 'invalid_transition' {
  const ofAction = table.filter((step) => step.action === action);
  const isTheirs = (step: Each) => step.by.some((party) => parties.includes(party));
  const here = ofAction.filter((step) => step.from === status);
  if (here.length === 0) {
    return ofAction.some(isTheirs) ? 'invalid_transition' : 'not_owner';
  }
  return here.find(isTheirs) ?? 'not_owner';
}

/** The states of a return, from the contract. */
export type ReturnStatus = components['schemas']['ReturnStatus'];
/** Actions on a return. */
export type ReturnAction = 'accept' | 'decline' | 'receive';

/** All transitions of a return. The contract contains the same table as `x-states`. */
export const returnSteps: readonly Transition<ReturnAction, ReturnStatus>[] = [
  { action: 'accept', from: 'requested', to: 'accepted', by: ['seller', 'staff'] },
  { action: 'decline', from: 'requested', to: 'declined', by: ['seller', 'staff'] },
  { action: 'receive', from: 'accepted', to: 'received', by: ['seller', 'staff'] },
];
