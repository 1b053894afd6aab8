import { hash } from 'node:crypto';
import type { OperationId } from '../../../generated/contract.js';
import { Problem, type ProblemCode, type ProblemDetails, problem } from '../../core/contract/problems.js';
import type { Database } from '../../core/database/client.js';
import { JsonText, type Statement, type StatementRunner } from '../../core/database/statement.js';
import type { EncodedReply } from '../http/replies.js';
import { type StoredReplies, withoutSecrets } from './stored-replies.js';

/** The reply of a handler. */
export type Reply = { status: 200 | 201; body: unknown };

const lifetime = '24 hours';

/**
 * A request with an Idempotency-Key: its holder, operation and key, and a hash of everything else that matters. A user's keys and apps may
 * have different access, so that each has its own replies.
 */
export type Repeatable = {
  userId: number;
  /** The holder: a key, the permission of an app, or a user of the pages. */
  holder: number | string;
  operation: OperationId;
  key: string;
  request: Buffer;
  replies: StoredReplies;
  /** Fields of the reply that are not stored. */
  secrets: readonly string[];
};

/** The operation and holder, as the table stores them. */
const scopeOf = ({ operation, holder }: Repeatable): string => `${operation} ${holder}`;

/** $1 the text that the key is unique by. */
const takeKey: Statement<boolean> = {
  name: 'take_idempotency_key',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0))::text AS reply`,
};

/** $1 user, $2 operation with holder, $3 key. The previous release stored replies without a holder. */
const findKept: Statement<StoredReply> = {
  name: 'find_kept_reply',
  text: `
    SELECT json_build_object('request', encode(request, 'hex'), 'status', status, 'body', body)::text AS reply
    FROM idempotency_keys
    WHERE user_id = $1 AND operation IN ($2::text, split_part($2::text, ' ', 1)) AND key = $3
      AND created_at > now() - interval '${lifetime}'
    ORDER BY length(operation) DESC LIMIT 1`,
};

/** $1 user, $2 operation with holder, $3 key, $4 request, $5 status, $6 body. */
const insertKept: Statement<never> = {
  name: 'keep_reply',
  text: `
    INSERT INTO idempotency_keys (user_id, operation, key, request, status, body) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (user_id, operation, key) DO UPDATE
      SET request = excluded.request, status = excluded.status, body = excluded.body, created_at = now()`,
};

const savepoint: Statement<never> = { name: 'savepoint', text: 'SAVEPOINT operation' };
const undo: Statement<never> = { name: 'rollback_to_savepoint', text: 'ROLLBACK TO SAVEPOINT operation' };

/**
 * The stored reply of the first request; null if this is the first, which then holds the key until the transaction ends, so that nothing
 * has to be cleaned up after a crash. A lock of another request may be a repetition's: the first is still running only if there is no
 * reply.
 * @throws idempotency_key_reused, idempotency_in_progress
 */
export async function findFirst({ $json }: StatementRunner, repeatable: Repeatable): Promise<Reply | Problem | null> {
  const { userId, key, request } = repeatable;
  const scope = scopeOf(repeatable);
  // In this order: once this request gets the lock from the first, it sees its stored reply.
  const [free, row] = await Promise.all([
    $json(takeKey, [`${userId} ${scope} ${key}`]),
    $json(findKept, [userId, scope, key]),
  ]);
  if (row === null) {
    if (free?.parse() !== true) throw problem('idempotency_in_progress');
    return null;
  }
  const first = row.parse();
  if (first.request !== request.toString('hex')) {
    throw problem('idempotency_key_reused');
  }
  return replay(first, repeatable);
}

/**
 * Runs `work` and stores its reply in one transaction: a server that dies in between has done neither. A refusal undoes the work and is
 * stored: a repetition is refused alike. Other errors undo everything.
 */
export async function withStoredReply(
  { $json }: StatementRunner,
  repeatable: Repeatable,
  work: () => Promise<EncodedReply | Problem>,
): Promise<EncodedReply | Problem> {
  // Sent before the queries of `work`.
  const saved = $json(savepoint, []);
  const outcome = await Promise.all([work(), saved]).then(
    ([reply]) => reply,
    async (error: unknown) => {
      if (!(error instanceof Problem && error.status < 500)) throw error;
      await $json(undo, []);
      return error;
    },
  );
  const { userId, key, request, replies } = repeatable;
  const sealed = replies.seal(keep(outcome, repeatable));
  await $json(insertKept, [userId, scopeOf(repeatable), key, request, outcome.status, sealed]);
  return outcome;
}

type StoredReply = { request: string; status: number; body: string };

function keep(reply: EncodedReply | Problem, { secrets }: Repeatable): string {
  return reply instanceof Problem
    ? JSON.stringify({ code: reply.code, details: reply.details })
    : withoutSecrets(String(reply.body), secrets);
}

function replay({ status, body }: StoredReply, { replies, secrets }: Repeatable): Reply | Problem {
  const text = replies.unseal(body);
  if (status >= 400) {
    const { code, details } = JSON.parse(text) as { code: ProblemCode; details: ProblemDetails };
    return problem(code, details);
  }
  return { status: status as Reply['status'], body: new JsonText(withoutSecrets(text, secrets)) };
}

/** A hash of the parameters and the body. */
export function fingerprint(path: object, bodyHash: string | null): Buffer {
  return hash('sha256', JSON.stringify([path, bodyHash]), 'buffer');
}

/** Rows that one statement deletes in well under a second. */
const forgottenAtOnce = 5000;

/** Deletes expired replies, and returns how many. */
export async function deleteOldReplies(prisma: Database['prisma']): Promise<number> {
  let forgotten = 0;
  for (let count = forgottenAtOnce; count === forgottenAtOnce; forgotten += count) {
    count = await prisma.$executeRaw`
      DELETE FROM idempotency_keys WHERE (user_id, operation, key) IN (
        SELECT user_id, operation, key FROM idempotency_keys
        WHERE created_at < now() - ${lifetime}::interval LIMIT ${forgottenAtOnce}
      )`;
  }
  return forgotten;
}
