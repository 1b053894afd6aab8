import type { KeyRing } from '../access/key-ring.js';
import type { Limits } from '../access/limits.js';
import type { PublishedContract } from '../contract/published.js';
import type { ReplyCache } from '../http/replies.js';
import type { Services } from '../http/services.js';

/** What handlers and middleware work with: what the service is given, and what one application keeps in memory. */
export type Parts = Services & {
  keys: KeyRing;
  limits: Limits | null;
  replies: ReplyCache;
  contract: PublishedContract;
};
