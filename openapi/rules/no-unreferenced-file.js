import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** @import { Visitor } from './types.js' */

const folders = ['paths', 'schemas', 'parameters', 'responses', 'headers', 'examples'];

/**
 * A file of the document that nothing references is forgotten or left over.
 * @returns {Visitor}
 */
export function noUnreferencedFile() {
  /** @type {Set<string>} */
  const referenced = new Set();
  return {
    ref: {
      leave(_node, _context, resolved) {
        const file = resolved.location?.source.absoluteRef;
        if (file !== undefined) referenced.add(file);
      },
    },
    Root: {
      leave(_root, context) {
        const base = dirname(context.location.source.absoluteRef);
        for (const folder of folders) {
          for (const name of readdirSync(join(base, folder), { recursive: true, withFileTypes: true })) {
            const file = join(name.parentPath ?? name.path, name.name);
            if (!name.isFile() || referenced.has(file)) continue;
            context.report({ message: `Nothing refers to ${relative(base, file)}.` });
          }
        }
      },
    },
  };
}
