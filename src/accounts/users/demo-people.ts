import type { Role } from '../../core/contract/operation.js';

/** Accounts to try the demo community with, by role. */
export const demoPeople = { member: 'noor', moderator: 'grace', admin: 'ada' } as const satisfies Partial<
  Record<Role, string>
>;

/** True if this is one of the roles. */
export const isDemoRole = (role: string): role is keyof typeof demoPeople => Object.hasOwn(demoPeople, role);
