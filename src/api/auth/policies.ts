import type { Role } from '../../core/contract/operation.js';
import { hasRole } from './authentication.js';

/** Facts on which it depends, beside the role, who may do something with content. */
type Facts = {
  isAuthor?: boolean;
  /** Whether it is the shop's, which has no author. */
  isOfShop?: boolean;
  /** Whether the content that it belongs to is theirs. */
  isHost?: boolean;
  /** Whether moderators have closed it, or what it belongs to. */
  isClosed?: boolean;
  /** Whether others have written in it. */
  isAnswered?: boolean;
};

type Party = (person: { role: Role }, facts: Facts) => boolean;
/** The people who may do something: those who are one of these. */
export type Policy = readonly Party[];

const author: Party = (_, { isAuthor = false }) => isAuthor;
const authorWhileOpen: Party = (_, { isAuthor = false, isClosed = false }) => isAuthor && !isClosed;
const authorWhileUnanswered: Party = (person, facts) => authorWhileOpen(person, facts) && !facts.isAnswered;
const shopManager: Party = (person, { isOfShop = false }) => isOfShop && hasRole(person, 'shop_manager');
const host: Party = (_, { isHost = false }) => isHost;
const moderator: Party = (person) => hasRole(person, 'moderator');
const admin: Party = (person) => hasRole(person, 'admin');

/**
 * The people who may change each kind of content, for operations and for what pages offer. Other places say the rest:
 * - An operation that needs a role whatever it is called on says so in the contract, where consumers see it (`x-role`): moderators hide,
 *   restore and approve content, and lock topics.
 * - SQL decides who reads content, so that lists do: `isVisible`, `isPrivate` and `isOpen` of the declaration of its kind. Who reads it can
 *   report it, except its author. Hidden and pending content is read by its author and moderators, and nobody changes it.
 * - Files and share links are their owner's alone.
 */
export const policies = {
  announcement: { update: [admin], delete: [admin] },
  answer: { update: [authorWhileOpen, moderator], delete: [authorWhileOpen, moderator] },
  comment: { update: [author, moderator], delete: [author, host, moderator] },
  post_comment: { update: [authorWhileOpen, moderator], delete: [authorWhileOpen, moderator] },
  product: { update: [author, shopManager, moderator], delete: [author, shopManager, moderator] },
  question: {
    update: [authorWhileOpen, moderator],
    delete: [authorWhileUnanswered, moderator],
    close: [author, moderator],
    reopen: [authorWhileOpen, moderator],
    accept: [authorWhileOpen],
  },
  reply: { update: [authorWhileOpen, moderator], delete: [authorWhileOpen, moderator] },
  review: { update: [author, moderator], delete: [author, moderator], reply: [host] },
  store: { update: [author, moderator], suspend: [moderator] },
  topic: { update: [authorWhileOpen, moderator], delete: [authorWhileUnanswered, moderator], move: [moderator] },
  video: { update: [author], delete: [author] },
} satisfies Record<string, Record<string, Policy>>;

/** Whether a person may do something with content; nobody is null. */
export const isAllowed = (policy: Policy, person: { role: Role } | null, facts: Facts = {}): boolean =>
  person !== null && policy.some((party) => party(person, facts));
