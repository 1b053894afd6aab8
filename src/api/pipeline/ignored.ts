import type { OperationContract } from '../contract/operation.js';

/** Names that are told, and the characters that are told of each. */
const [maxNames, maxName] = [10, 30];

/**
 * The names of the parameters of a query and the fields of a body that an operation does not know, as a header tells them: who
 * misspelt one has to find out. Null where there are none. A key in the query is for all operations.
 */
export function ignoredOf(
  query: object,
  body: unknown,
  { parameters, bodyFields }: Pick<OperationContract, 'parameters' | 'bodyFields'>,
): string | null {
  const names: string[] = [];
  const add = (name: string) => names.push(encodeURIComponent(name.slice(0, maxName).toWellFormed()));
  const isKnown = (name: string) => parameters.some((each) => each.place === 'query' && each.name === name);
  for (const name in query) {
    if (names.length < maxNames && name !== 'api_key' && !isKnown(name)) add(name);
  }
  if (bodyFields.size > 0) {
    for (const name in body as object) if (names.length < maxNames && !bodyFields.has(name)) add(name);
  }
  return names.length === 0 ? null : names.join(', ');
}
