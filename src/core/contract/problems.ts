import { problemMessages, problemStatuses } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';

/** The codes of problems, from the contract. */
export type ProblemCode = components['schemas']['ProblemCode'];
/** The body of a problem, from the contract. */
export type ProblemBody = components['schemas']['Problem'];
/** Fields of a problem beside its code. */
export type ProblemDetails = {
  /** Replaces the code's usual message. */
  message?: string;
  /** Faults by field of the request. */
  params?: Record<string, string>;
  component?: string;
  /** When a restriction of the caller ends by itself, in the contract's time format. */
  until?: string;
  /** Why the caller is suspended or silenced, or content is hidden; null without a reason. */
  reason?: string | null;
  maxSize?: number;
  /** Scopes that are needed; sent in the header of a 403. */
  scopes?: readonly string[];
  /** Seconds; sent in the header of a 429. */
  retryAfter?: number;
};

const statuses: Record<ProblemCode, number> = problemStatuses;

const messages: Record<ProblemCode, string> = problemMessages;

/** Decisions of staff: their problems name the contact address. */
const decidedByStaff: ReadonlySet<ProblemCode> = new Set(['account_suspended', 'account_silenced', 'content_hidden']);

/** Limits the number of faults: a body of a mebibyte can have more than the contract's InvalidFields allows. */
function bounded(params: Record<string, string>): Record<string, string> {
  const entries = Object.entries(params).slice(0, 100);
  return Object.fromEntries(entries.map(([field, fault]) => [cut(field, 200), cut(fault, 500)]));
}

const cut = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');

/** Thrown by a handler or a step before it to refuse a request. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
    cause?: unknown,
  ) {
    super(details.message ?? messages[code], { cause });
    this.name = 'Problem';
    this.status = statuses[code];
  }

  /** The body of the reply. `contact` is the address for questions about decisions of staff, null without one. */
  body(requestId: string, contact: string | null = null): ProblemBody {
    const { params, component, until, reason = null, maxSize } = this.details;
    return {
      code: this.code,
      message: this.message,
      data: {
        status: this.status,
        request_id: requestId,
        ...(params === undefined ? {} : { params: bounded(params) }),
        ...(component === undefined ? {} : { component }),
        ...(until === undefined ? {} : { until }),
        ...(reason === null ? {} : { reason }),
        ...(contact === null || !decidedByStaff.has(this.code) ? {} : { contact }),
        ...(maxSize === undefined ? {} : { max_size: maxSize }),
      },
    };
  }
}

/** Creates a problem to throw. `cause` is only logged. */
export function problem(code: ProblemCode, details?: ProblemDetails, cause?: unknown): Problem {
  return new Problem(code, details, cause);
}
