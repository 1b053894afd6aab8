import { expect, it } from 'vitest';
import { createLogger } from '../../src/core/platform/log.js';

it('accepts lines while the log is being closed, and after it', async () => {
  const { log, close } = createLogger({ logLevel: 'fatal' });
  const closing = close();
  expect(() => log.fatal('while it is being closed')).not.toThrow();
  await closing;
  expect(() => log.fatal('after it')).not.toThrow();
});
