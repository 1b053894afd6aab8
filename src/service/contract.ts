import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';
import { publishedContract } from './published.js';

export const getContract: Handler<'getContract'> = async ({ parts, origin }) => ({
  status: 200,
  body: new JsonText(publishedContract('json', parts.config.basePaths, origin())),
});
