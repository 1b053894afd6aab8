import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';

export const getContract: Handler<'getContract'> = async ({ parts, origin }) => ({
  status: 200,
  body: new JsonText(parts.contract.text('json', origin())),
});
