import type { Role, Scope } from '../../core/contract/operation.js';

/** A suspension or silence: its end in the contract's time format, and its reason; both may be null. */
export type Restriction = { until: string | null; reason: string | null };

/** Why a user may not write yet. */
export type Unready = 'account_pending' | 'email_unverified';

/** The user of a valid key or access token. `silenced` may not write. */
export type Caller = {
  id: number;
  username: string;
  /** The role they act with. With a key it may be lower than the account's. */
  role: Role;
  /** Whether that is the role of a moderator in the board of what the request names alone. */
  isOfBoard?: true;
  /** Whether the account requires a second factor to sign in. */
  twoFactors: boolean;
  keyId: number;
  /** The session by which somebody calls an operation on the pages, as the table has it; undefined for a key. */
  session?: string;
  /** The app whose access token it is; null for a key. */
  appId: number | null;
  /** The key of the rate limits: an API key, all tokens that an app gets by one permission, each of which lives for an hour; or a user. */
  countedBy: number | string;
  scopes: Scope[];
  silenced: Restriction | null;
  /** Why they may not write yet; the configuration decides whether their address matters. */
  unready: Unready | null;
  /** Whether a warning waits to be acknowledged: until then they cannot contribute. */
  warned: boolean;
  /** Unix time in seconds when the account was created. */
  joined: number;
  /** Contributions that were approved, or needed no approval; counted up to `mostApproved`. */
  approved: number;
};

/** The requests that a client has left in the present window of a policy; `window`, and `reset` from now, in seconds. */
export type Allowance = {
  policy: string;
  window: number;
  limit: number;
  remaining: number;
  reset: number;
  exceeded: boolean;
};
