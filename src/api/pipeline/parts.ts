import type { PublishedContract } from '../../core/contract/published.js';
import type { NewestEvent } from '../../core/database/newest-event.js';
import type { SearchCache } from '../../core/database/search-cache.js';
import type { Semaphore } from '../../core/platform/semaphore.js';
import type { KeyRing } from '../auth/key-ring.js';
import type { CountedLimits } from '../auth/limits.js';
import type { Passwords } from '../auth/passwords.js';
import type { Providers } from '../auth/providers.js';
import type { Probes } from '../http/probes.js';
import type { ReplyCache } from '../http/replies.js';
import type { Services } from '../http/services.js';
import type { Metrics } from '../telemetry/metrics/metrics.js';
import type { Tracing } from '../telemetry/traces/tracing.js';
import type { Addition, TextRenderer } from './additions.js';
import type { Cursors } from './cursors.js';
import type { KnownUrls } from './known-urls.js';
import type { OwnState } from './own-state.js';
import type { SearchEngine } from './search-engine.js';
import type { SharedReads } from './shared-reads.js';
import type { SiteLook } from './site-look.js';
import type { StoredReplies } from './stored-replies.js';

/** What several processes that serve have in common, and one alone has for itself. */
export type Shared = {
  limits: CountedLimits | null;
  /** How many processes serve. */
  serving: () => number;
  /** Whether this process ends. */
  stopping: () => boolean;
  /** Null where nothing is measured. */
  metrics: Metrics | null;
  /** Null where no traces are taken down. */
  tracing: Tracing | null;
  search: SearchEngine;
};

/** What handlers and middleware work with: what the service is given, and what one application keeps in memory. */
export type Parts = Services &
  Shared & {
    probes: Probes;
    keys: KeyRing;
    replies: ReplyCache;
    reads: SharedReads;
    urls: KnownUrls;
    cursors: Cursors;
    storedReplies: StoredReplies;
    contract: PublishedContract;
    passwords: Passwords;
    providers: Providers;
    searches: SearchCache;
    newestEvent: NewestEvent;
    look: SiteLook;
    /** What replies say more where a request asks for it. */
    additions: readonly Addition[];
    text: TextRenderer;
    /** What replies tell callers of what they did themselves. */
    ownState: OwnState;
    /** How many links there are in texts. */
    countLinks: (texts: readonly string[]) => number;
    /** Whether texts have a word that the operator has named. */
    hasReviewWord: (texts: readonly string[]) => boolean;
    /** Of processes that read what was uploaded: the containers of videos, and pictures. */
    uploadReaders: Semaphore;
  };
