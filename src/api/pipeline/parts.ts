import type { PublishedContract } from '../../core/contract/published.js';
import type { NewestEvent } from '../../core/database/newest-event.js';
import type { SearchCache } from '../../core/database/search-cache.js';
import type { Semaphore } from '../../core/platform/semaphore.js';
import type { VirusScanner } from '../../core/storage/scanning.js';
import type { KeyRing } from '../auth/key-ring.js';
import type { CountedLimits } from '../auth/limits.js';
import type { Passwords } from '../auth/passwords.js';
import type { Providers } from '../auth/providers.js';
import type { EventStreams } from '../http/event-streams.js';
import type { Probes } from '../http/probes.js';
import type { ReplyCache } from '../http/replies.js';
import type { Services } from '../http/services.js';
import type { Metrics } from '../telemetry/metrics/metrics.js';
import type { Tracing } from '../telemetry/traces/tracing.js';
import type { Addition, TextRenderer } from './additions.js';
import type { BoardRules } from './board-rules.js';
import type { Cursors } from './cursors.js';
import type { KnownUrls } from './known-urls.js';
import type { OwnState } from './own-state.js';
import type { FindPaymentProvider } from './payment-provider.js';
import type { SearchEngine } from './search-engine.js';
import type { SharedReads } from './shared-reads.js';
import type { SiteLook } from './site-look.js';
import type { StoredReplies } from './stored-replies.js';

/** State that several serving processes share, and a single one has alone. */
export type Shared = {
  limits: CountedLimits | null;
  /** How many processes serve. */
  serving: () => number;
  /** Whether this process is shutting down. */
  stopping: () => boolean;
  /** Null if metrics are off. */
  metrics: Metrics | null;
  /** Null if tracing is off. */
  tracing: Tracing | null;
  search: SearchEngine;
};

/** Dependencies of handlers and middleware: services, and the memory of one application. */
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
    payments: FindPaymentProvider;
    searches: SearchCache;
    newestEvent: NewestEvent;
    /** Open streams of unread counts. */
    unreadStreams: EventStreams;
    look: SiteLook;
    boardRules: BoardRules;
    /** The virus scanner of uploads; null without one. */
    scanner: VirusScanner | null;
    /** Additions to replies by query parameters. */
    additions: readonly Addition[];
    text: TextRenderer;
    /** The caller's own state for replies. */
    ownState: OwnState;
    /** Counts the links in texts. */
    countLinks: (texts: readonly string[]) => number;
    /** Whether texts have one of the operator's review words. */
    hasReviewWord: (texts: readonly string[]) => boolean;
    /** Limits processes that parse uploads: containers of videos, and pictures. */
    uploadReaders: Semaphore;
  };
