import type { Route } from '../site/routes.js';
import { staffRoute } from './frame.js';
import { showHidden, showInvitations, showSignUps, showStaffGroups } from './lists.js';
import { downloadLog, showLog } from './log.js';
import { showPeople, showPerson } from './people.js';
import { showBoardQueue, showQueue } from './queue.js';
import { showReport, showReportedMessages, showReports } from './reports.js';

/** Routes of staff pages, which exist also if the site is off. */
export const staffPages: readonly Route[] = [
  staffRoute('staff.queue', showQueue),
  { path: '/forum/queue', get: showBoardQueue, post: showBoardQueue },
  staffRoute('staff.reports', showReports),
  staffRoute('staff.reports', showReport, '/staff/reports/:id'),
  staffRoute('staff.reports', showReportedMessages, '/staff/reports/:id/messages'),
  staffRoute('staff.hidden', showHidden),
  staffRoute('staff.people', showPeople),
  staffRoute('staff.people', showPerson, '/staff/people/:username'),
  staffRoute('staff.sign_ups', showSignUps),
  staffRoute('staff.invitations', showInvitations),
  staffRoute('groups', showStaffGroups),
  staffRoute('staff.log', showLog),
  { path: '/staff/log.jsonl', get: downloadLog, role: 'admin' },
];
