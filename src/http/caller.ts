import type { Role, Scope } from '../contract/operation.js';

/** The person behind a valid key. */
export type Caller = { id: number; username: string; role: Role; keyId: number; scopes: Scope[] };

/** What a client may still do within the present minute. Reset in seconds from now. */
export type Allowance = { limit: number; remaining: number; reset: number; exceeded: boolean };
