import type { Handler } from '../../api/pipeline/handlers.js';
import { JsonText } from '../../core/database/statement.js';

export const getContract: Handler<'getContract'> = async ({ query, parts, origin }) => ({
  status: 200,
  body: new JsonText(parts.contract.text('json', origin(), query.tags)),
});
