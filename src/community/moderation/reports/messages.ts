import type { components } from '../../../../generated/openapi.js';
import type { Handler } from '../../../api/pipeline/handlers.js';
import { arraySql } from '../../../core/database/formats.js';
import type { Statement } from '../../../core/database/statement.js';
import { messageFields } from '../../messages/fields.js';
import { reportedMessages } from '../../messages/membership.js';

/** $1 report, $2 reader. No row: there is no such report that they may read. Null if it is of no message. */
const read: Statement<{ messages: components['schemas']['Message'][] | null }> = {
  name: 'reported_messages',
  text: `
    SELECT json_build_object('messages', (
      SELECT ${arraySql('listed')} FROM (
        SELECT ${messageFields} FROM ${reportedMessages('$1::integer', '$2::integer')} m ORDER BY m.id
      ) listed
    ))::text AS reply
    FROM reports r WHERE r.id = $1 AND r.author_id IS DISTINCT FROM $2`,
};

export const readReportedMessages: Handler<'readReportedMessages'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const found = (await database.$json(read, [path.id, caller.id]))?.parse();
  if (found === undefined) throw refuse('report_not_found');
  if (found.messages === null) throw refuse('message_not_found');
  await record({ target: 'report', id: path.id });
  return { status: 200, body: { messages: found.messages } };
};
