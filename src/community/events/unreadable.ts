import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { ReplyFault } from '../../core/contract/operation.js';
import { completeData } from './data.js';

type Event = components['schemas']['Event'];

/** An event that violates the contract, and how. `reduced` has only the id of its resource. */
export type UnreadableEvent = { id: string; fault: ReplyFault; reduced: Event };

/**
 * Separates events that violate the contract: otherwise one of them would block all readers from the following ones.
 */
export function readableOf(all: readonly Event[]): { events: Event[]; faults: UnreadableEvent[] } {
  const faults: UnreadableEvent[] = [];
  const events = all.filter((event) => {
    const { id, type, data } = event;
    try {
      completeData(type, data);
      return true;
    } catch (fault) {
      if (!(fault instanceof ReplyFault)) throw fault;
      faults.push({ id, fault, reduced: { ...event, data: { id: data.id } } as Event });
      return false;
    }
  });
  return { events, faults };
}

/** Logs and counts reduced events. */
export function noteUnreadable(
  events: readonly UnreadableEvent[],
  operation: OperationId,
  { log, metrics }: Pick<Parts, 'log' | 'metrics'>,
): void {
  for (const { id, fault } of events) {
    log.error(
      { operation, event: id, err: fault },
      'an event does not match the contract, and was sent with only its id',
    );
    metrics?.count('plaza_contract_violations_total', { operation });
  }
}
