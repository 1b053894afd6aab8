import { eachOperation, successStatuses } from './operations.js';

/**
 * @import { Schema } from '../types.js'
 * @import { Visitor } from './types.js'
 */

/** @type {Record<string, string>} */
const shape = { page: 'PageNumber', pages: 'Count', total: 'Count' };

/**
 * A paged list has typed `page`, `pages` and `total`, and a parameter `page`.
 * @returns {Visitor}
 */
export function pageShape() {
  /** @type {(schema: Schema, report: (message: string) => void) => boolean} */
  const inspectSchema = (schema, report) => {
    const properties = schema.properties ?? {};
    const present = Object.keys(shape).filter((name) => name in properties);
    for (const name of present) {
      const target = String(properties[name]?.$ref ?? '').replace(/^.*\/|\.yaml$/g, '');
      if (target !== shape[name]) report(`\`${name}\` must be a reference to ${shape[name]}.`);
    }
    return present.length === 3;
  };
  return eachOperation(
    ({ operation, parameters, report, follow }) => {
      const isAsked = parameters.some(({ name, in: place }) => name === 'page' && place === 'query');
      const [success = ''] = successStatuses(operation);
      const properties = follow('responses', success, 'content', 'application/json', 'schema', 'properties');
      const isPaged = Object.keys(shape).every((name) => name in Object(properties));
      if (isAsked && !isPaged) report('A list asked for by `page` replies with page, pages and total.', 'responses');
      if (isPaged && !isAsked) report('A paged reply needs the query parameter `page`.');
    },
    {
      Schema(schema, context) {
        /** @type {(message: string) => void} */
        const report = (message) => context.report({ message });
        const properties = Object.keys(schema.properties ?? {});
        if (!properties.includes('pages')) return;
        if (!inspectSchema(schema, report)) report('A paged list has all of page, pages and total.');
        const isRequired = Object.keys(shape).every((name) => schema.required?.includes(name));
        if (!isRequired) report('page, pages and total are required.');
      },
    },
  );
}
