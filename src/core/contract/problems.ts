import { problemMessages, problemStatuses } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';

/** The codes of problems, from the contract. */
export type ProblemCode = components['schemas']['ProblemCode'];
/** The body of a problem, from the contract. */
export type ProblemBody = components['schemas']['Problem'];
/** What a problem says beside its code. */
export type ProblemDetails = {
  /** Replaces the code's usual message. */
  message?: string;
  /** Per field of the request, what is wrong with it. */
  params?: Record<string, string>;
  component?: string;
  /** When what somebody is kept from ends by itself, as the contract writes times. */
  until?: string;
  /** Why the caller is suspended or silenced, or content is hidden; null without a reason. */
  reason?: string | null;
  maxSize?: number;
  /** The scopes that are needed; they go into the header of a 403. */
  scopes?: readonly string[];
  /** Seconds; goes into the header of a 429. */
  retryAfter?: number;
};

const statuses: Record<ProblemCode, number> = problemStatuses;

const messages: Record<ProblemCode, string> = problemMessages;

/** What staff decided, who can be asked about it. */
const decidedByStaff: ReadonlySet<ProblemCode> = new Set(['account_suspended', 'account_silenced', 'content_hidden']);

/** A body of a mebibyte can have more faults than are of use, or than the contract's InvalidFields allows. */
function bounded(params: Record<string, string>): Record<string, string> {
  const shown = Object.entries(params).slice(0, 100);
  return Object.fromEntries(shown.map(([field, fault]) => [cut(field, 200), cut(fault, 500)]));
}

const cut = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');

/** What a handler, or anything on the way to it, throws to refuse a request. */
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

  /** The body of the reply that says it. `contact` is the address for questions about decisions of staff, null without one. */
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

/** Makes the problem to throw. `cause` is logged, and never shown. */
export function problem(code: ProblemCode, details?: ProblemDetails, cause?: unknown): Problem {
  return new Problem(code, details, cause);
}
