import type { Role } from '../../core/contract/operation.js';
import type { Config } from '../../core/platform/config.js';

/** Whether a user lacks a second factor that the operator requires. */
export function lacksFactor(
  { requireTwoFactors }: Pick<Config, 'requireTwoFactors'>,
  { role, twoFactors }: { role: Role; twoFactors: boolean },
): boolean {
  return !twoFactors && (requireTwoFactors === 'all' || (requireTwoFactors === 'staff' && role !== 'member'));
}

/** The role of a user's keys: staff without a required second factor are members with their keys. */
export function roleOfKeys(
  config: Pick<Config, 'requireTwoFactors'>,
  owner: { role: Role; twoFactors: boolean },
): Role {
  return lacksFactor(config, owner) ? 'member' : owner.role;
}
