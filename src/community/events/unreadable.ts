import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { ReplyFault } from '../../core/contract/operation.js';
import { checkData } from './data.js';

type Event = components['schemas']['Event'];

/** An event that is not as the contract says, and what is wrong with it. `reduced` tells no more of its resource than the id. */
export type UnreadableEvent = { id: string; fault: ReplyFault; reduced: Event };

/** Divides events into those that are as the contract says, and others: one of these would else keep all readers from what follows. */
export function readableOf(all: readonly Event[]): { events: Event[]; faults: UnreadableEvent[] } {
  const faults: UnreadableEvent[] = [];
  const events = all.filter((event) => {
    const { id, type, data } = event;
    try {
      checkData(type, data);
      return true;
    } catch (fault) {
      if (!(fault instanceof ReplyFault)) throw fault;
      faults.push({ id, fault, reduced: { ...event, data: { id: data.id } } as Event });
      return false;
    }
  });
  return { events, faults };
}

/** Logs and counts events that are not told whole. */
export function noteUnreadable(
  events: readonly UnreadableEvent[],
  operation: OperationId,
  { log, metrics }: Pick<Parts, 'log' | 'metrics'>,
): void {
  for (const { id, fault } of events) {
    log.error({ operation, event: id, err: fault }, 'an event is not as the contract says, and was not told whole');
    metrics?.count('plaza_contract_violations_total', { operation });
  }
}
