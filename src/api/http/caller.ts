import type { Role, Scope } from '../../core/contract/operation.js';

/** A suspension or silence: its end, in the contract's format of times, or null without one; its reason, or null without one. */
export type Restriction = { until: string | null; reason: string | null };

/** Why somebody may not write yet. */
export type Unready = 'account_pending' | 'email_unverified';

/** The person behind a valid key or access token. `silenced` may not write. */
export type Caller = {
  id: number;
  username: string;
  /** What they may do as. With a key it may be less than the account has. */
  role: Role;
  /** Whether they need more than a password to sign in. */
  twoFactors: boolean;
  keyId: number;
  /** The app whose access token it is; null for a key. */
  appId: number | null;
  /** What the limits count by: a key, or all tokens that an app gets by one permission, each of which lives for an hour; or a person. */
  countedBy: number | string;
  scopes: Scope[];
  silenced: Restriction | null;
  /** Whether their address matters, the configuration says. */
  unready: Unready | null;
  /** Whether a warning waits to be acknowledged: until then they contribute nothing. */
  warned: boolean;
  /** Seconds since 1970 when the account was made. */
  joined: number;
  /** Contributions that were approved, or needed no approval; no more than `mostApproved` are counted. */
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
