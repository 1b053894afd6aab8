import { eachOperation, isOpen } from './operations.js';

/** @import { Visitor } from './types.js' */

/**
 * How the handler of an operation runs, where that is not as usual: `x-shared`, `x-hideable` for reads, `x-prepares` for writes, and
 * `x-signed` for what others send without a key. Each has one value.
 * @returns {Visitor}
 */
export function handlerShape() {
  return eachOperation(({ method, operation, report }) => {
    const {
      'x-shared': shared,
      'x-hideable': hideable,
      'x-prepares': prepares,
      'x-signed': signed,
      security = [],
    } = operation;
    const isRead = method === 'get';
    if (shared !== undefined && !(isRead && shared === false)) {
      report('`x-shared` is false, of a read, or left out.', 'x-shared');
    }
    const isOptional = isOpen(operation) && security.some(({ appToken }) => appToken !== undefined);
    const isMissed = operation['x-error-codes']?.some((code) => code.endsWith('_not_found'));
    if (hideable !== undefined && !(isRead && hideable === true && isOptional && isMissed && shared === undefined)) {
      report(
        '`x-hideable` is true, of a shared read with an optional key that may find nothing, or left out.',
        'x-hideable',
      );
    }
    const isWrite = security.some(({ bearerKey }) => bearerKey?.includes('write'));
    if (prepares !== undefined && !(isWrite && prepares === true)) {
      report('`x-prepares` is true, of a write, or left out.', 'x-prepares');
    }
    if (signed !== undefined && !(signed === true && isOpen(operation) && operation.requestBody)) {
      report('`x-signed` is true, of an open operation with a body, or left out.', 'x-signed');
    }
  });
}
