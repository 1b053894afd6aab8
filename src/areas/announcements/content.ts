import { defineContent } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';

/** An announcement by an admin to everybody. */
export const announcement = defineContent({
  type: 'announcement',
  noun: 'announcement',
  table: 'announcements',
  area: null,
  missing: 'announcement_not_found',
  path: `'/announcements'`,
  author: 'r.author_id',
  title: 'r.title',
  text: 'r.body',
  searched: { until: 'r.until' },
  isRevised: true,
  isClosed: 'true',
  events: { 'announcement.updated': { when: 'r.until IS DISTINCT FROM o.until' } },
  exported: {
    meaning: 'what you announced',
    record: `
      SELECT r.id, r.title, r.body, r.author_id, ${author}, ${createdAt}, ${isoSql('r.until')} AS until, ${hidden}`,
  },
});
