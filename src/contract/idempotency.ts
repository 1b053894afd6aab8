import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { OperationId } from '../../generated/contract.js';
import { type Database, type Json, jsonWithin, type Transaction } from '../database/client.js';
import type { Caller } from '../identity/authentication.js';
import { exchangeOf } from './exchange.js';
import { Problem, type ProblemCode, type ProblemDetails, problem } from './problems.js';
import { JsonText } from './replies.js';

type Reply = { status: 200 | 201; body: unknown };
type Work<I> = {
  id: OperationId;
  /** The value of the request's Idempotency-Key. */
  key: string;
  handler: (input: I) => Promise<Reply>;
  input: I;
  res: Response;
};
type NeedsDatabase = {
  caller: Caller | null;
  path: object;
  database: Transaction;
  json: Json;
  transaction: <T>(work: (database: Transaction) => Promise<T>) => Promise<T>;
};

const lifetime = '24 hours';

/**
 * Runs a creating operation once per key, holder and operation. What it creates and the kept reply are one transaction:
 * a server that dies in between has done neither. The advisory lock lives as long as that transaction, so that nothing
 * has to be cleaned up after a crash.
 */
export async function idempotently<I extends NeedsDatabase>({ id, key, handler, input, res }: Work<I>): Promise<Reply> {
  const userId = (input.caller as Caller).id;
  const request = fingerprint(input.path, exchangeOf(res).bodyHash);
  const outcome = await input.transaction(async (transaction): Promise<Reply | Problem> => {
    const [lock] = await transaction.$queryRaw<{ free: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${id} ${key}`}, 0)) AS free`;
    if (lock?.free !== true) {
      return problem('idempotency_in_progress');
    }
    const [first] = await transaction.$queryRaw<Kept[]>`
      SELECT request, status, body FROM idempotency_keys
      WHERE user_id = ${userId} AND operation = ${id} AND key = ${key}
        AND created_at > now() - ${lifetime}::interval`;
    if (first !== undefined) {
      if (!Buffer.from(first.request).equals(Buffer.from(request))) {
        return problem('idempotency_key_reused');
      }
      res.setHeader('Idempotent-Replayed', 'true');
      return replay(first);
    }
    const reply = await attempt(transaction, () =>
      handler({
        ...input,
        database: transaction,
        json: jsonWithin(transaction),
        transaction: (work) => work(transaction),
      }),
    );
    await transaction.$executeRaw`
      INSERT INTO idempotency_keys (user_id, operation, key, request, status, body)
      VALUES (${userId}, ${id}, ${key}, ${request}, ${reply.status}, ${keep(reply)})
      ON CONFLICT (user_id, operation, key) DO UPDATE
        SET request = excluded.request, status = excluded.status, body = excluded.body, created_at = now()`;
    return reply;
  });
  if (outcome instanceof Problem) {
    throw outcome;
  }
  return outcome;
}

/** What was refused is undone, and the refusal kept: a replay is refused alike. Anything else undoes everything. */
async function attempt(transaction: Transaction, work: () => Promise<Reply>): Promise<Reply | Problem> {
  await transaction.$executeRaw`SAVEPOINT operation`;
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status < 500) {
      await transaction.$executeRaw`ROLLBACK TO SAVEPOINT operation`;
      return error;
    }
    throw error;
  }
}

type Kept = { request: Uint8Array; status: number; body: string };

function keep(reply: Reply | Problem): string {
  if (reply instanceof Problem) {
    return JSON.stringify({ code: reply.code, details: reply.details });
  }
  return reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
}

function replay({ status, body }: Kept): Reply | Problem {
  if (status >= 400) {
    const { code, details } = JSON.parse(body) as { code: ProblemCode; details: ProblemDetails };
    return problem(code, details);
  }
  return { status: status as Reply['status'], body: new JsonText(body) };
}

function fingerprint(path: object, body: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([path, body]))
      .digest(),
  );
}

/** As many as one statement deletes in well under a second. */
const forgottenAtOnce = 5000;

/** Forgets kept replies whose time is over, and answers how many. */
export async function forgetOldReplies(prisma: Database['prisma']): Promise<number> {
  let forgotten = 0;
  for (let found = forgottenAtOnce; found === forgottenAtOnce; forgotten += found) {
    found = await prisma.$executeRaw`
      DELETE FROM idempotency_keys WHERE (user_id, operation, key) IN (
        SELECT user_id, operation, key FROM idempotency_keys
        WHERE created_at < now() - ${lifetime}::interval LIMIT ${forgottenAtOnce}
      )`;
  }
  return forgotten;
}
