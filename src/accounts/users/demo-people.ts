import type { Role } from '../../core/contract/operation.js';

/** As whom one looks around in the demo community: somebody of each role. */
export const demoPeople = { member: 'noor', moderator: 'grace', admin: 'ada' } as const satisfies Record<Role, string>;

/** Whether this is one of the roles. */
export const isDemoRole = (role: string): role is Role => Object.hasOwn(demoPeople, role);
