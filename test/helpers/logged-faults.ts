import pino from 'pino';
import { afterEach, beforeEach } from 'vitest';

/** Faults that the applications of this process logged since the test began. */
const logged: string[] = [];

/** The log of an application under test. It shows nothing, and remembers its errors. */
export const faultLog = pino({ level: 'error' }, { write: (line) => void logged.push(faultIn(line)) });

/** One line of the log in words: `updateReply 200: created_at is missing, created is unknown`. */
export function faultIn(line: string): string {
  const { msg, err, code, operation } = JSON.parse(line) as Record<string, string> & { err?: { message: string } };
  const message = err?.message ?? msg ?? '';
  return operation === undefined || message.startsWith(operation)
    ? message || String(code)
    : `${operation}: ${message}`;
}

beforeEach(() => {
  logged.length = 0;
});

/** A test that fails says why: `expected 200, got 500` alone does not. */
afterEach(({ task }) => {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : [];
  if (error === undefined || logged.length === 0) return;
  error.message = [error.message, 'The application logged:', ...new Set(logged)].join('\n  ');
  if (error.stack !== undefined)
    error.stack = `${error.message}\n${error.stack.slice(error.stack.indexOf('\n    at'))}`;
});
