import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { Config } from './config.js';
import { loggableError } from './redaction.js';

export type { Logger } from 'pino';

/** Bytes of lines that wait for a blocked log. Later lines are dropped and counted. */
const maxWaiting = 1_048_576;
/** Milliseconds that the last lines may take when the process ends. */
const closeTime = 1_000;

/**
 * Logs structured lines to standard output, without keys, passwords or query strings. A log that is blocked, because its disk is full or
 * its reader has stopped, blocks nothing: lines are dropped, and their number is logged as soon as it takes lines again. `close` writes
 * what it can within a second; later lines are lost. Each line of a worker names it. `takeLines` writes the lines of a worker's standard
 * output.
 */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  worker?: number,
): { log: Logger; close: () => Promise<void>; takeLines: (from: Readable) => void } {
  // Node makes a pipe or socket non-blocking when its stream is first accessed. A blocking write would occupy its thread of the pool, and
  // the process could not even end.
  void process.stdout;
  // Lines are written in batches: a write per request would cost more than validating it.
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    maxLength: maxWaiting,
    periodicFlush: 1000,
  });
  // pino calls this after a fatal line and at exit, and retries for ever; `close` does not.
  output.flushSync = () => {};
  // Failed lines are kept and retried with the next ones.
  output.on('error', () => {});
  let lost = 0;
  output.on('drop', (lines: string) => {
    lost += lines.split('\n').length - 1;
  });
  const log = pino(
    {
      level: config.logLevel,
      base: worker === undefined ? null : { worker },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggableError },
      redact: ['*.authorization', '*.password', '*.api_key', '*.cookie'],
    },
    output,
  );
  output.on('drain', () => {
    if (lost === 0) return;
    const before = lost;
    lost = 0;
    log.warn({ lost: before }, 'log lines were lost, because the log could not be written');
  });
  const close = async () => {
    const closed = new Promise((resolve) => {
      for (const event of ['close', 'error']) output.once(event, resolve);
    });
    output.end();
    // Later writes would throw, such as those of a request that is cut off at the end.
    output.write = () => true;
    await Promise.race([closed, sleep(closeTime)]);
  };
  // Writes only whole lines: several processes that write to one pipe would interleave theirs.
  const takeLines = (from: Readable) => {
    let partialLine = '';
    from.setEncoding('utf8').on('data', (text: string) => {
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) output.write(partialLine + text.slice(0, end));
      partialLine = end > 0 ? text.slice(end) : partialLine + text;
    });
  };
  return { log, close, takeLines };
}
