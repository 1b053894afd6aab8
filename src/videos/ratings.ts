import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';

const values = { like: 1, dislike: -1, none: 0 } as const;

export const rate = {
  name: 'rate_video',
  text: `
    SELECT json_build_object('rating', $4::text, 'like_count', likes, 'dislike_count', dislikes)::text AS reply
    FROM rate_video($1::integer, $2::integer, $3::integer)`,
};

export const rateVideo: Handler<'rateVideo'> = async ({ path, body, caller, json, refuse }) => {
  const reply = await json(rate, [path.id, caller.id, values[body.rating], body.rating]);
  if (reply === null) {
    throw refuse('video_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};
