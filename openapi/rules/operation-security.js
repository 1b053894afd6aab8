import { eachOperation, isOpen } from './operations.js';

/** @import { Visitor } from './types.js' */

const roles = ['moderator', 'admin'];

/**
 * Who may call is said by `x-scope`, from which `security` follows, and by `x-role`.
 * @returns {Visitor}
 */
export function operationSecurity() {
  return eachOperation(({ operation, report }) => {
    if (operation['x-scope'] !== undefined) {
      report(`\`${operation['x-scope']}\` is none of read, write and optional.`, 'x-scope');
    }
    const role = operation['x-role'];
    if (role === undefined) return;
    if (!roles.includes(role)) report(`\`${role}\` is not a role that an operation can need.`, 'x-role');
    if (isOpen(operation)) report('An open operation cannot need a role.', 'x-role');
  });
}
