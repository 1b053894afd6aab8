import { createHmac } from 'node:crypto';
import type { OperationContract } from '../../core/contract/operation.js';
import { problem } from '../../core/contract/problems.js';
import type { Database } from '../../core/database/client.js';
import { isSignature, sharedSecret } from '../../core/database/secrets.js';
import { JsonText } from '../../core/database/statement.js';
import type { ValidatedParameters } from '../http/request/request-context.js';
import type { Reply } from './idempotency.js';

/** Bytes of a seal. */
const sealed = 16;

type Operation = Pick<OperationContract, 'id' | 'parameters'>;
type Query = { cursor?: string; updated_since?: string };
type Body = { next_cursor?: string | null };

/** Whether the positions of a list are sealed: those of events and notifications are ids, which clients have anyway. */
const isSealed = ({ parameters }: Operation): boolean => parameters.query.some(({ name }) => name === 'page');

/**
 * Seals positions in lists for clients, each for one operation, path, order and filters, so that a statement only gets positions of its
 * own. They grant no access: visibility is decided again for each page.
 */
export class Cursors {
  #secret: Buffer = Buffer.alloc(0);

  constructor(readonly database: Pick<Database, 'prisma'>) {}

  /**
   * Replaces the cursor of a request by its position, which is empty at the beginning. A request for changes without a cursor begins a
   * walk, too.
   * @throws invalid_param
   */
  async open(operation: Operation, validated: ValidatedParameters): Promise<ValidatedParameters> {
    const { updated_since: since, cursor = since && '*' } = validated.query as Query;
    if (cursor === undefined || !isSealed(operation)) return validated;
    if (this.#secret.length === 0) this.#secret = await sharedSecret(this.database.prisma, 'cursors');
    const position = cursor === '*' ? '' : Buffer.from(cursor, 'base64url').subarray(sealed).toString();
    if (cursor !== '*' && !isSignature(cursor, this.#seal(operation, validated, position))) {
      const params = { cursor: 'must be * or the next_cursor of a reply with the same path, order and filters' };
      throw problem('invalid_param', { params });
    }
    return { ...validated, query: { ...validated.query, cursor: position } };
  }

  /** Replaces the position in a reply by a cursor. */
  close(operation: Operation, validated: ValidatedParameters, reply: Reply): Reply {
    if ((validated.query as Query).cursor === undefined || reply.status > 201 || !isSealed(operation)) return reply;
    const body = (reply.body instanceof JsonText ? reply.body.parse() : reply.body) as Body;
    const { next_cursor: position = null } = body;
    const next = position === null ? null : this.#seal(operation, validated, position);
    return { ...reply, body: { ...body, next_cursor: next } };
  }

  #seal({ id }: Operation, { path, query }: ValidatedParameters, position: string): string {
    const { cursor: _cursor, page: _page, per_page: _size, ...filters } = query as Record<string, unknown>;
    const seal = createHmac('sha256', this.#secret)
      .update(JSON.stringify([id, path, filters, position]))
      .digest();
    return Buffer.concat([seal.subarray(0, sealed), Buffer.from(position)]).toString('base64url');
  }
}
