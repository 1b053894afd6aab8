import { editableContent, type WriteInput } from '../../content/editing.js';
import { editedSql } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import { announcement } from './content.js';

/** An announcement `r` as lists show it. */
export const announcementSummary = {
  columns: `r.id, r.title, r.body, r.author_id, u.username AS author, ${isoSql('r.created_at')} AS created_at,
    ${isoSql('r.until')} AS until, r.like_count, ${editedSql('r')}`,
  from: 'JOIN announcements r ON r.id = page.id JOIN users u ON u.id = r.author_id',
};

/** $1 announcement. */
const announcementById = replying('Announcement', {
  name: 'announcement',
  text: `
    SELECT row_to_json(announcement)::text AS reply
    FROM (SELECT ${announcementSummary.columns} FROM (SELECT $1::integer AS id) page ${announcementSummary.from}) announcement`,
});

/** The announcement as the contract shows it. */
export async function readAnnouncement(database: StatementRunner, id: number) {
  return await database.$one(announcementById, [id]);
}

/** Edits of announcements. The contract allows them to admins only. */
export const announcements = editableContent(announcement, {
  lock: async ({ path, database, refuse }: WriteInput<'announcement_not_found'>) => {
    const row = await lockedRow(database)`SELECT id FROM announcements WHERE id = ${path.id} FOR UPDATE`;
    if (row === null) {
      throw refuse('announcement_not_found');
    }
    // Announcements have no owner, so that every change is logged.
    return null;
  },
  write: ({ path, database }, data: { until?: Date | null }) =>
    database.announcement.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readAnnouncement(database, path.id),
});
