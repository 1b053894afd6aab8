import { contract } from '../../../generated/contract.js';
import { document, type JsonObject, operationIds } from './document.js';

/** An operation as an entry of a list. */
export type OperationSummary = { id: string; method: string; path: string; summary: string };
/** The operations of one tag, in the order of the contract. */
export type Chapter = { name: string; description: string; operations: OperationSummary[] };

const groups = document['x-tagGroups'] as { tags: string[] }[];
const tags = document.tags as { name: string; description: string }[];
const paths = document.paths as Record<string, JsonObject>;

/** The payloads of webhooks, as if they were operations. */
const payloads: OperationSummary[] = Object.entries(document.webhooks as Record<string, { post: JsonObject }>).map(
  ([path, { post }]) => ({ id: String(post.operationId), method: 'POST', path, summary: String(post.summary) }),
);

/** The contract's operations by tag, in the order in which its groups name these. The reference has a page for each. */
export const chapters: readonly Chapter[] = groups
  .flatMap((group) => group.tags)
  .filter((name) => name !== 'guide')
  .map((name) => ({
    name,
    description: tags.find((tag) => tag.name === name)?.description ?? '',
    operations:
      name === 'payloads'
        ? payloads
        : operationIds.flatMap((id) => {
            const { area, path, method } = contract[id];
            if (area !== name) return [];
            const operation = paths[path]?.[method] as JsonObject | undefined;
            return [{ id, method: method.toUpperCase(), path, summary: String(operation?.summary) }];
          }),
  }));
