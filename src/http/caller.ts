import type { Role, Scope } from '../contract/operation.js';

/** What somebody is kept from: until when, as the contract writes times; null without an end. */
export type Restriction = { until: string | null };

/** The person behind a valid key. `silenced` may not write. */
export type Caller = {
  id: number;
  username: string;
  role: Role;
  keyId: number;
  scopes: Scope[];
  silenced: Restriction | null;
};

/** What a client may still do within the present minute. Reset in seconds from now. */
export type Allowance = { limit: number; remaining: number; reset: number; exceeded: boolean };
