import type { UnsharedRead } from '../../api/pipeline/handlers.js';
import { ownTerms } from '../../content/sharing/terms.js';
import { iso } from '../../database/formats.js';
import { secondsWithin } from '../../storage/storage.js';
import { findVideo, orHidden, seeVideo, viewerOf } from './access.js';
import { headOf, streamSeconds } from './media.js';

/** Links to a video's bytes, and counts a view for each link. */
export const streamVideo: UnsharedRead<'streamVideo'> = {
  unshared: async (input) => {
    const { path, caller, bodiless, origin, parts, refuse } = input;
    const video = await orHidden(input, seeVideo(input), async ({ $one }) => {
      const hidden = (await $one(findVideo, [path.id, null])).parse();
      // Staff look at it whatever becomes of its author.
      return { ...hidden, terms: viewerOf(caller) === hidden.authorId ? ownTerms : null, secondsLeft: null };
    });
    if (video.status !== 'ready') {
      throw refuse('video_not_ready');
    }
    const { url, expiresAt } = await parts.storage.link(
      headOf(video),
      secondsWithin(streamSeconds, video.secondsLeft),
      origin(),
      video.terms,
    );
    if (viewerOf(caller) !== video.authorId && !bodiless) {
      parts.views.add(video.id);
    }
    return { status: 200, body: { stream_url: url, expires_at: iso(expiresAt) } };
  },
};
