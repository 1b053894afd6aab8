import type { Handler } from '../../api/pipeline/handlers.js';
import { type Filter, filteredPage } from '../../content/lists/lists.js';
import { futureFault } from '../../core/contract/future.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { trimmed } from '../../core/contract/text.js';
import { defined } from '../../core/database/defined.js';
import { announcementSummary, announcements, readAnnouncement } from './editing.js';

const page = {
  schema: 'AnnouncementList',
  field: 'announcements',
  table: 'announcements',
  ...announcementSummary,
} as const;
const going: Filter = { name: 'going', condition: () => '(until IS NULL OR until > now())', values: [] };

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(...filteredPage(page, [going], query)),
});

type Refuse = (code: 'invalid_param', details: ProblemDetails) => Problem;

/** Parses the end of an announcement; undefined if absent. @throws invalid_param */
function timeOf(until: string | null | undefined, refuse: Refuse): Date | null | undefined {
  const fault = futureFault(until);
  if (fault !== null) throw refuse('invalid_param', { params: { until: fault } });
  return typeof until === 'string' ? new Date(until) : until;
}

export const createAnnouncement: Handler<'createAnnouncement'> = async (input) => {
  const { body, caller, database, record, refuse } = input;
  const { id } = await database.announcement.create({
    data: {
      authorId: caller.id,
      title: trimmed(body.title),
      body: body.body,
      until: timeOf(body.until, refuse) ?? null,
    },
    select: { id: true },
  });
  await record({ target: 'announcement', id });
  return { status: 201, body: await readAnnouncement(database, id) };
};

export const updateAnnouncement: Handler<'updateAnnouncement'> = (input) => {
  const { title, body, until } = input.body;
  const texts = { title: title && trimmed(title), body };
  return announcements.update(input, { ...texts, ...defined({ until: timeOf(until, input.refuse) }) });
};

export const deleteAnnouncement: Handler<'deleteAnnouncement'> = announcements.remove;
