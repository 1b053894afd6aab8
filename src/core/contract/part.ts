import { isObject, type Json, type JsonObject } from './document.js';

type Tagged = { operationId: string; tags: string[] };

const asObject = (node: Json | undefined): JsonObject => (isObject(node) ? node : {});

/** The path items with only the operations that have one of these tags. */
function itemsOf(items: Json | undefined, tags: ReadonlySet<string>): JsonObject {
  const isKept = (each: Json): boolean =>
    isObject(each) && (each as unknown as Tagged).tags.some((tag) => tags.has(tag));
  const kept = Object.entries(asObject(items)).map(([path, item]): [string, JsonObject] => [
    path,
    Object.fromEntries(Object.entries(asObject(item)).filter(([, each]) => isKept(each))),
  ]);
  return Object.fromEntries(kept.filter(([, item]) => Object.keys(item).length > 0));
}

/** A copy whose links lead only to these operations. */
function withLinksTo(node: Json, ids: ReadonlySet<string>): Json {
  if (Array.isArray(node)) return node.map((each) => withLinksTo(each, ids));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).flatMap(([key, each]): [string, Json][] => {
    if (key !== 'links' || !isObject(each)) return [[key, withLinksTo(each, ids)]];
    const kept = Object.entries(each).filter(([, link]) => ids.has(String(asObject(link).operationId)));
    return kept.length === 0 ? [] : [[key, Object.fromEntries(kept)]];
  });
  return Object.fromEntries(entries);
}

/** The components that a node refers to, directly or through others, by type and name. */
function componentsOf(node: Json, all: JsonObject, ids: ReadonlySet<string>): JsonObject {
  const result: Record<string, JsonObject> = {};
  const collect = (each: Json): void => {
    if (typeof each === 'object' && each !== null) {
      for (const inner of Object.values(each)) collect(inner);
      return;
    }
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(String(each)) ?? [];
    const target = asObject(all[kind])[name];
    if (target === undefined || result[kind]?.[name] !== undefined) return;
    const component = withLinksTo(target, ids);
    result[kind] = { ...result[kind], [name]: component };
    collect(component);
  };
  collect(node);
  return result;
}

/** The operations of a document with these tags and everything that they refer to: complete in itself. */
export function partOf(document: JsonObject, names: readonly string[]): JsonObject {
  const tags = new Set(names);
  const [paths, webhooks] = [itemsOf(document.paths, tags), itemsOf(document.webhooks, tags)];
  const operations = Object.values(paths).flatMap((item) => Object.values(asObject(item))) as unknown as Tagged[];
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const linked = withLinksTo({ paths, webhooks }, ids) as JsonObject;
  const all = asObject(document.components);
  const groups = (document['x-tagGroups'] as { name: string; tags: string[] }[])
    .map((group) => ({ ...group, tags: group.tags.filter((name) => tags.has(name)) }))
    .filter((group) => group.tags.length > 0);
  return {
    ...document,
    ...linked,
    tags: (document.tags as JsonObject[]).filter(({ name }) => tags.has(String(name))),
    'x-tagGroups': groups,
    // Security schemes are named, not referenced.
    components: { ...componentsOf(linked, all, ids), securitySchemes: all.securitySchemes ?? {} },
  };
}
