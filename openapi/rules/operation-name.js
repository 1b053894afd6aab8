import { eachOperation } from './operations.js';

/** operationId is a verb that we use, then a noun, in camelCase; no two operations share one. */
export function operationName({ verbs }) {
  const seen = new Map();
  return eachOperation(({ operation, method, path, report }) => {
    const id = operation.operationId ?? '';
    const [, verb] = /^([a-z]+)(?:[A-Z][a-z0-9]*)+$/.exec(id) ?? [];
    if (verb === undefined) report(`\`${id}\` is not a verb and a noun in camelCase.`, 'operationId');
    else if (!verbs.includes(verb)) {
      report(`\`${verb}\` is not among the verbs that openapi/redocly.yaml allows.`, 'operationId');
    }
    const other = seen.get(id);
    if (other !== undefined) report(`\`${id}\` is also the name of ${other}.`, 'operationId');
    seen.set(id, `${method.toUpperCase()} ${path}`);
  });
}
