import type { Page } from '../../visit.js';
import { Queue, type QueueFilters } from '../views/staff/queue.js';
import { asked, noticeOf, pathWith, staff } from './asked.js';

/** What is shown of the queue: what waits, the longest first, unless something else is asked for. */
export const showQueue: Page = staff(async (visit) => {
  const { account, call, show } = visit;
  const status = asked(visit, 'status') || 'open';
  const filters: QueueFilters = {
    status: status === 'any' ? '' : status,
    target_type: asked(visit, 'target_type'),
    target: asked(visit, 'target'),
    reason: asked(visit, 'reason'),
    claimed_by: asked(visit, 'claimed_by'),
    sort: asked(visit, 'sort') || 'oldest',
  };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const list = await call('listReports', { query: { ...given, page: asked(visit, 'page') } });
  const at = (page: number) => pathWith('/staff', { ...filters, status, page: String(page) });
  show({ title: 'Reports', content: Queue({ account, notice: noticeOf(visit), list, filters, at }) });
});
