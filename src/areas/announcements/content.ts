import { defineContent } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';

/** An announcement by an admin to everybody. */
export const announcement = defineContent({
  type: 'announcement',
  noun: 'announcement',
  table: 'announcements',
  area: null,
  path: () => `'/announcements'`,
  author: 'author_id',
  title: 'title',
  text: 'body',
  reactions: 'like_count',
  searched: { until: 'until' },
  isRevised: true,
  isClosed: () => 'true',
  isSilent: true,
  events: { 'announcement.updated': { when: (r, o) => `${r.until} IS DISTINCT FROM ${o.until}` } },
  exported: {
    meaning: 'what you announced',
    record: (r) => `
      SELECT ${r.id}, ${r.title}, ${r.body}, ${r.author_id}, ${author}, ${r.like_count}, ${createdAt(r)}, ${isoSql(r.until)} AS until, ${hidden(r)}`,
  },
});
