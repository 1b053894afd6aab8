import { eachOperation, isOpen } from './operations.js';

const roles = ['moderator', 'admin'];

/**
 * Who may call is said in one of three forms, because the bundle's readers take the scope from the first requirement:
 * open, open with an optional key, or one scope through either way of sending a key.
 */
export function operationSecurity({ scopes }) {
  const forms = new Set([
    JSON.stringify([]),
    JSON.stringify([{}, { bearerKey: [] }, { queryKey: [] }]),
    ...scopes.map((scope) => JSON.stringify([{ bearerKey: [scope] }, { queryKey: [scope] }])),
  ]);
  return eachOperation(({ operation, report }) => {
    if (!forms.has(JSON.stringify(operation.security))) {
      report('`security` is neither of the open forms nor one scope through bearerKey and queryKey.');
    }
    const role = operation['x-role'];
    if (role === undefined) return;
    if (!roles.includes(role)) report(`\`${role}\` is not a role that an operation can need.`, 'x-role');
    if (isOpen(operation)) report('An open operation cannot need a role.', 'x-role');
  });
}
