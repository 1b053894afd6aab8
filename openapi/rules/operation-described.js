import { eachOperation } from './operations.js';

const isBlank = (text) => typeof text !== 'string' || text.trim() === '';

/** Every operation has a summary and a description, and an example of each body that it takes or sends. */
export function operationDescribed() {
  return eachOperation(({ operation, report, follow }) => {
    for (const field of ['summary', 'description']) {
      if (isBlank(operation[field])) report(`An operation needs a ${field}.`);
    }
    const inspectContent = (content, ...at) => {
      for (const [mediaType, { example, examples }] of Object.entries(content ?? {})) {
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
