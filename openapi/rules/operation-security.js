import { isDeepStrictEqual } from 'node:util';
import { impliedSecurity } from './implied-parts.js';
import { eachOperation, isOpen } from './operations.js';

/** @import { Visitor } from './types.js' */

const roles = ['shop_manager', 'moderator', 'admin'];

/**
 * Access is declared by `x-scope`, which implies `security`, and `x-role`. A `security` written by hand has the same forms:
 * a key in the header, an app.
 * @returns {Visitor}
 */
export function operationSecurity() {
  return eachOperation(({ operation, report }) => {
    if (operation['x-scope'] !== undefined) {
      report(`\`${operation['x-scope']}\` is none of read, write, read write, account and optional.`, 'x-scope');
    }
    const { security = [] } = operation;
    const bearer = security.find((form) => form.bearerKey)?.bearerKey;
    const scope = isOpen(operation)
      ? security.some((form) => form.appToken)
        ? 'optional'
        : 'none'
      : String(bearer?.join(' '));
    if (
      operation['x-scope'] === undefined &&
      !isDeepStrictEqual(security, impliedSecurity({ ...operation, 'x-scope': scope }))
    ) {
      report('`security` has other forms than bearerKey and appToken with what each needs.', 'security');
    }
    const role = operation['x-role'];
    if (role === undefined) return;
    if (!roles.includes(role)) report(`\`${role}\` is not a role that an operation can need.`, 'x-role');
    if (isOpen(operation)) report('An open operation cannot need a role.', 'x-role');
  });
}
