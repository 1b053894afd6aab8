import { isModerator } from '../../accounts/access/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { rate } from './sql.js';

const values = { like: 1, dislike: -1, none: 0 } as const;

export const rateVideo: Handler<'rateVideo'> = async (input) => {
  const { path, query, body, caller, database, refuse } = input;
  const rating = [path.id, caller.id, values[body.rating], body.rating];
  const reply = await database.$json(rate, [...rating, isModerator(caller), query.share ?? null]);
  if (reply === null) {
    throw refuse('video_not_found');
  }
  return { status: 200, body: reply };
};
