import { JsonText } from '../../database/statement.js';
import type { Handler } from '../pipeline/handlers.js';

export const getContract: Handler<'getContract'> = async ({ query, parts, origin }) => ({
  status: 200,
  body: new JsonText(parts.contract.text('json', origin(), query.tags)),
});
