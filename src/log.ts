import { type Logger, pino } from 'pino';
import type { Config } from './config.js';

export type { Logger } from 'pino';

/** Structured lines on standard output. Nothing that is logged holds a key, a password or a query string. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.authorization', '*.password', '*.api_key', '*.cookie'],
    },
    // Lines are gathered and written together: a write per request would cost more than validating it.
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}
