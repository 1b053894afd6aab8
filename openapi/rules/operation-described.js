import { eachOperation } from './operations.js';

/**
 * @import { Content } from '../types.js'
 * @import { Visitor } from './types.js'
 */

/** @param {string | undefined} text */
const isBlank = (text) => typeof text !== 'string' || text.trim() === '';

/**
 * Every operation has a summary and a description, and an example of each request and reply body.
 * @returns {Visitor}
 */
export function operationDescribed() {
  return eachOperation(({ operation, report, follow }) => {
    if (isBlank(operation.summary)) report('An operation needs a summary.');
    if (isBlank(operation.description)) report('An operation needs a description.');
    /** @type {(content: unknown, ...at: string[]) => void} */
    const inspectContent = (content, ...at) => {
      const media = /** @type {Content} */ (content ?? {});
      for (const [mediaType, { example, examples }] of Object.entries(media)) {
        const hasExample = example !== undefined || Object.keys(examples ?? {}).length > 0;
        if (!hasExample) report(`\`${mediaType}\` needs an example: run npm run examples.`, ...at);
      }
    };
    if (operation.requestBody) inspectContent(follow('requestBody', 'content'), 'requestBody');
    for (const status of Object.keys(operation.responses ?? {})) {
      inspectContent(follow('responses', status, 'content'), 'responses', status);
    }
  });
}
