import { operationsOf, resolved } from '../../openapi/document.js';

/** @import { Document, Link } from '../../openapi/types.js' */

/**
 * The Location template of operations with a 201 or 301: the target of the reply's first link to a read, with fields of the
 * reply as placeholders, such as `/forum/topics/{topic_id}`.
 * @param {Document} document
 * @returns {(id: string | undefined) => string | null} null for operations without either
 */
export function locationsOf(document) {
  const all = new Map(operationsOf(document).map((each) => [each.operation.operationId, each]));
  return (id) => {
    const { responses } = all.get(id)?.operation ?? {};
    const located = responses?.['201'] ?? responses?.['301'];
    if (located === undefined) return null;
    const links = Object.values(resolved(located, document.components.responses).links ?? {});
    const link = links.find(({ operationId }) => all.get(operationId)?.method === 'get');
    if (link === undefined)
      throw new Error(`The 201 or 301 of ${id} has no link to a read, of which its Location is made`);
    return templateOf(link, all.get(link.operationId)?.path ?? '');
  };
}

/**
 * @param {Link} link
 * @param {string} path
 */
function templateOf({ parameters = {} }, path) {
  const fields = Object.entries(parameters).map(([name, value]) => [name, value.replace('$response.body#/', '')]);
  const filled = fields.reduce((text, [name, field]) => text.replace(`{${name}}`, `{${field}}`), path);
  const query = fields.filter(([name]) => !path.includes(`{${name}}`)).map(([name, field]) => `${name}={${field}}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
