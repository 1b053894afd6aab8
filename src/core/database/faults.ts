import { type Budget, currentBudget } from './budget.js';
import { NoRow } from './statement.js';

/** Milliseconds that a statement waits for a lock. After the timeout it is retried, and others get their turn meanwhile. */
export const lockTimeout = 500;

/** Minimal budget in milliseconds for another wait for a lock. */
const leftForLocks = 2000;

/** Attempts after a conflict with another transaction, if no budget limits the time. */
const attempts = 3;

// SQLSTATEs in which the database or the network to it cannot serve a request: connection lost, login or database gone, read-only or in
// recovery, deadlock or lock timeout after all retries, out of resources, shutting down, too slow, disk failure; a pooler that mixes up
// prepared statements.
const unavailableStates = /^(08|26000|42P05|25006|25P0[34]|28|3D000|40001|40P01|42501|53|55000|55006|55P03|57|58)/;
const unavailableCodes: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAGAIN',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOBUFS',
  'ENOENT',
  'ENOMEM',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
/** Error kinds of Prisma's `pg` adapter. */
const unavailableKinds: ReadonlySet<string> = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TlsConnectionError',
]);
/** Error codes of Node for TLS connections: a certificate that is not accepted, such as an expired one, or a failed handshake. */
const encryptionCodes =
  /^(CERT_|CRL_|DEPTH_ZERO_|EPROTO$|ERROR_IN_C|ERR_SSL_|ERR_TLS_|HOSTNAME_MISMATCH$|INVALID_(CA|PURPOSE)$|PATH_LENGTH_|SELF_SIGNED_|UNABLE_TO_)/;
const unavailableMessages =
  /does not support SSL connections|error establishing an SSL connection|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/;

/** Whether an error says that the database is unavailable, rather than that we used it wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Object; each = nested(each)) {
    const { code, originalCode, message, kind } = each as Record<string, unknown>;
    for (const state of [code, originalCode]) {
      if (typeof state === 'string' && (unavailableCodes.has(state) || isState(state, unavailableStates))) {
        return true;
      }
      if (typeof state === 'string' && encryptionCodes.test(state)) return true;
    }
    if (typeof message === 'string' && unavailableMessages.test(message)) {
      return true;
    }
    if (typeof kind === 'string' && unavailableKinds.has(kind)) {
      return true;
    }
  }
  return false;
}

/** Whether an error says that the database lacks tables or columns of this version. */
export function isOtherSchema(error: unknown): boolean {
  return ['42P01', '42703'].includes(sqlState(error) ?? '') || ['P2021', 'P2022'].includes(String(prismaCode(error)));
}

/**
 * Runs `work`, and retries it after a deadlock, a lock timeout, or a row that another transaction deleted between two statements: the next
 * run then finds no row and refuses. A failure of `work` must undo it, as with a statement or a transaction.
 */
export async function retried<T>(work: () => Promise<T>, budget = currentBudget()): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isToBeTriedAgain(error, attempt, budget)) throw error;
    }
  }
}

function isToBeTriedAgain(error: unknown, attempt: number, budget: Budget | undefined): boolean {
  const state = sqlState(error);
  if (state === '55P03' && budget !== undefined) {
    budget.lockTimeouts++;
    return budget.left > leftForLocks;
  }
  const isConflict =
    ['55P03', '40P01', '40001'].includes(state ?? '') || isPrismaConflict(error) || error instanceof NoRow;
  return isConflict && attempt < attempts;
}

/** The SQLSTATE of a failed statement, in whichever nested error it is. */
function sqlState(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Object; each = nested(each)) {
    const { originalCode, code } = each as { originalCode?: unknown; code?: unknown };
    for (const state of [originalCode, code]) {
      if (typeof state === 'string' && isState(state, /./)) return state;
    }
  }
  return undefined;
}

/** Whether a code is a SQLSTATE that matches. SQLSTATEs have five characters, as have codes of Prisma and some of the operating system. */
function isState(code: string, states: RegExp): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code) && !/^P[12]\d{3}$/.test(code) && states.test(code);
}

function prismaCode(error: unknown): unknown {
  return error instanceof Object ? (error as { code?: unknown }).code : undefined;
}

/** Whether an error is Prisma's write conflict, or its missing record to change. */
const isPrismaConflict = (error: unknown): boolean => ['P2034', 'P2025'].includes(String(prismaCode(error)));

function nested(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown; code?: unknown } };
  return cause ?? meta?.driverAdapterError ?? (typeof meta?.code === 'string' ? meta : undefined);
}
