import { operationsOf } from '../document.js';

/** @import { Visitor } from './types.js' */

/**
 * The root's paths are an index: sorted, each one a file in the folder of its area, which is its only tag. Each tag is an
 * area in one group of the reference.
 * @returns {Visitor}
 */
export function pathIndex() {
  return {
    Root({ tags, paths, 'x-tagGroups': groups = [] }, context) {
      /** @type {(message: string) => void} */
      const report = (message) => context.report({ message, location: context.location.child('tags').key() });
      const grouped = groups.flatMap((group) => group.tags).sort();
      const names = tags.map(({ name }) => name).sort();
      if (grouped.join() !== names.join()) report('`x-tagGroups` has to name each tag once, and no other.');
      const files = Object.values(paths).map(({ $ref }) => $ref);
      for (const { name } of tags) {
        if (!files.some((file) => file?.startsWith(`paths/${name}/`))) report(`\`${name}\` has to be an area.`);
      }
    },
    Paths(paths, context) {
      const names = Object.keys(paths);
      const sorted = [...names].sort();
      for (const [index, name] of names.entries()) {
        /** @type {(message: string) => void} */
        const report = (message) => context.report({ message, location: context.location.child(name).key() });
        if (name !== sorted[index]) report(`The index is not sorted: \`${sorted[index]}\` belongs here.`);
        const item = paths[name] ?? {};
        const [, area] = /^paths\/([a-z]+)\/[a-z-]+\.yaml$/.exec(item.$ref ?? '') ?? [];
        if (area === undefined) {
          report('A path is a reference to `paths/<area>/<name>.yaml`.');
          continue;
        }
        for (const { operation } of operationsOf({ paths: { [name]: context.resolve(item).node ?? {} } })) {
          if (operation.tags?.join() !== area)
            report(`\`${operation.operationId}\` needs \`${area}\` as its only tag.`);
        }
      }
    },
  };
}
