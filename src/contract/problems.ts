import { problemStatuses } from '../../generated/contract.js';
import type { components } from '../../generated/openapi.js';

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
  /** Why somebody is kept from it, or something is hidden; null where nobody said. */
  reason?: string | null;
  maxSize?: number;
  /** Seconds; goes into the header of a 429. */
  retryAfter?: number;
};

const statuses: Record<ProblemCode, number> = problemStatuses;

const messages: Record<ProblemCode, string> = {
  invalid_json: 'The body is not valid JSON.',
  invalid_param: 'A parameter or field is invalid.',
  invalid_file: 'The uploaded file is invalid.',
  bad_request: 'This is not a well-formed HTTP request.',
  unauthorized: 'A valid API key is needed.',
  too_many_links: 'The texts of new members hold fewer links.',
  has_replies: 'Somebody else has written in it, so that moderators alone delete it.',
  topic_locked: 'The topic is locked.',
  question_closed: 'The question is closed.',
  insufficient_scope: 'The API key or access token lacks a scope that this operation needs.',
  forbidden: 'Your role does not permit this.',
  not_owner: 'This belongs to somebody else.',
  own_content: 'Nobody does this to themselves or to what is their own.',
  own_product: 'Nobody buys from a store of their own.',
  account_suspended: 'The account is suspended.',
  account_pending: 'The account waits for approval: it may read, and not write, until then.',
  account_silenced: 'The account may read, and not write.',
  quota_exceeded: 'A quota is used up.',
  https_required: 'This service is reached by HTTPS only.',
  board_not_empty: 'The board holds topics, or some that moderators can bring back. Say by `move_to` where they go.',
  board_not_found: 'There is no such board.',
  topic_not_found: 'There is no such topic.',
  reply_not_found: 'There is no such reply.',
  question_not_found: 'There is no such question.',
  answer_not_found: 'There is no such answer.',
  category_not_found: 'There is no such category.',
  store_not_found: 'There is no such store.',
  product_not_found: 'There is no such product.',
  order_not_found: 'There is no such order.',
  email_unverified: 'The email address of the account is not confirmed yet: its profile page says how.',
  file_not_found: 'There is no such file.',
  video_not_found: 'There is no such video.',
  comment_not_found: 'There is no such comment.',
  share_not_found: 'There is no such share link.',
  user_not_found: 'There is no such user.',
  report_not_found: 'There is no such report.',
  revision_not_found: 'There is no such revision.',
  invitation_not_found: 'There is no such invitation.',
  route_not_found: 'There is nothing at this path.',
  method_not_allowed: 'This path does not take this method; the Allow header names those it takes.',
  request_timeout: 'The request took too long to arrive.',
  invalid_transition: 'This step is not possible in the present state.',
  out_of_stock: 'There is not enough in stock.',
  unpaid_order: 'Unpaid orders of yours hold as much of this product as they may.',
  already_exists: 'This exists already.',
  already_reported: 'You have reported this already, and the report is not resolved yet.',
  report_claimed: 'Somebody else has claimed the report.',
  content_hidden: 'A moderator has hidden this.',
  video_not_ready: 'The video is still being processed.',
  idempotency_in_progress: 'The first request with this Idempotency-Key is still running.',
  payload_too_large: 'The body is too large.',
  unsupported_media_type: 'This operation does not take a body of this media type.',
  missing_fields: 'Required fields are missing.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  rate_limited: 'Too many requests; Retry-After says when to come back.',
  headers_too_large: 'The header fields of the request are too large.',
  internal_error: 'Something went wrong on our side.',
  not_implemented: 'The request asks for a part of HTTP that is not understood here.',
  component_inactive: 'A part of the service that this needs is not active.',
};

/** What staff decided, who can be asked about it. */
const decidedByStaff: ReadonlySet<ProblemCode> = new Set(['account_suspended', 'account_silenced', 'content_hidden']);

/** A body of a mebibyte can have more faults than anybody reads, or than the contract's InvalidFields holds. */
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

  /** The body of the reply that says it. `contact` is whom to write to about what staff decided, null for nobody. */
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
