import { isoSql } from '../database/formats.js';
import { replying } from '../database/statement.js';
import type { Handler } from '../pipeline/handlers.js';

/** $1 name. */
const userByName = replying('UserProfile', {
  name: 'user_by_name',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT u.username, u.role, ${isoSql('u.created_at')} AS member_since, json_build_object(
        'topics', (SELECT count(*) FROM topics WHERE author_id = u.id),
        'questions', (SELECT count(*) FROM questions WHERE author_id = u.id),
        'answers', (SELECT count(*) FROM answers WHERE author_id = u.id),
        'videos', (SELECT count(*) FROM videos WHERE author_id = u.id AND visibility = 'public' AND status = 'ready')
      ) AS counts
      FROM users u WHERE u.username = $1::citext
    ) r`,
});

export const getUser: Handler<'getUser'> = async ({ path, database, refuse }) => {
  const reply = await database.$json(userByName, [path.username]);
  if (reply === null) {
    throw refuse('user_not_found');
  }
  return { status: 200, body: reply };
};
