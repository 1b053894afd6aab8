import type { Role } from '../../core/contract/operation.js';
import type { Config } from '../../core/platform/config.js';

/** Whether the operator demands a second factor of somebody who has none. */
export function lacksFactor(
  { requireTwoFactors }: Pick<Config, 'requireTwoFactors'>,
  { role, twoFactors }: { role: Role; twoFactors: boolean },
): boolean {
  return !twoFactors && (requireTwoFactors === 'all' || (requireTwoFactors === 'staff' && role !== 'member'));
}

/** What a key's owner may do with it: staff of whom a second factor is demanded, and who have none, are members with their keys. */
export function roleOfKeys(
  config: Pick<Config, 'requireTwoFactors'>,
  owner: { role: Role; twoFactors: boolean },
): Role {
  return lacksFactor(config, owner) ? 'member' : owner.role;
}
