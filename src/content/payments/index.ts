import type { Handler } from '../../api/pipeline/handlers.js';
import { inTransaction } from '../../core/database/transaction.js';
import { takeNews } from './payments.js';

export const receivePaymentEvent: Handler<'receivePaymentEvent'> = async ({ path, signed, parts, budget, refuse }) => {
  const provider = await parts.payments(path.provider);
  if (provider === null) throw refuse('provider_not_found');
  const event = signed === null ? null : provider.readEvent(signed.bytes, signed.headers);
  if (event === null) throw refuse('signature_invalid');
  // News change a state, so that an event that comes twice needs no memory of its own.
  const { news } = event;
  if (news !== null) await inTransaction(parts.database, (database) => takeNews(database, news, parts.config), budget);
  return { status: 200, body: { received: true } };
};
