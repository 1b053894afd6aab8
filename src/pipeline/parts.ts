import type { KeyRing } from '../access/key-ring.js';
import type { CountedLimits } from '../access/limits.js';
import type { Passwords } from '../access/passwords.js';
import type { PublishedContract } from '../contract/published.js';
import type { SearchCache } from '../database/search-cache.js';
import type { ReplyCache } from '../http/replies.js';
import type { Services } from '../http/services.js';
import type { Semaphore } from '../semaphore.js';
import type { KnownUrls } from './known-urls.js';
import type { SharedReads } from './shared-reads.js';

/** What several processes that serve have in common, and one alone has for itself. */
export type Shared = {
  limits: CountedLimits | null;
  /** How many processes serve. */
  serving: () => Promise<number>;
};

/** What handlers and middleware work with: what the service is given, and what one application keeps in memory. */
export type Parts = Services &
  Shared & {
    keys: KeyRing;
    replies: ReplyCache;
    reads: SharedReads;
    urls: KnownUrls;
    contract: PublishedContract;
    passwords: Passwords;
    searches: SearchCache;
    /** Of processes that read the containers of videos. */
    containerReaders: Semaphore;
  };
