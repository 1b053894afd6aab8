import { isAllowed, policies } from '../api/auth/policies.js';
import type { Handler } from '../api/pipeline/handlers.js';
import { announcements } from '../areas/announcements/editing.js';
import { answers, postComments, questions } from '../areas/answers/editing.js';
import { replies, topics } from '../areas/forum/editing.js';
import { products, reviews } from '../areas/marketplace/editing.js';
import { products as shopProducts } from '../areas/shop/editing.js';
import { comments } from '../areas/videos/editing.js';
import { requireAreaOf } from '../content/active-area.js';
import type { RevisedType } from '../content/kind.js';
import { type RevisedKind, revisionsOf } from '../content/revisions.js';
import { kinds } from './kinds.js';

type Restore = Handler<'restoreRevision'>;

/** Restores a revision of each kind that has them. One that the contract has and this lacks does not compile. */
const restoring: Record<RevisedType, Restore> = {
  topic: topics.restoreRevision,
  reply: replies.restoreRevision,
  question: questions.restoreRevision,
  answer: answers.restoreRevision,
  post_comment: postComments.restoreRevision,
  comment: comments.restoreRevision,
  review: reviews.restoreRevision,
  announcement: async (input) => {
    if (!isAllowed(policies.announcement.update, input.caller)) throw input.refuse('not_owner');
    return announcements.restoreRevision(input);
  },
  product: async (input) => {
    const { path, caller, database, refuse } = input;
    const where = { id: path.id, storeId: null, deletedAt: null };
    const isOfShop = (await database.product.findFirst({ where, select: { id: true } })) !== null;
    if (isOfShop && !isAllowed(policies.product.update, caller, { isOfShop })) throw refuse('not_owner');
    return (isOfShop ? shopProducts : products).restoreRevision(input);
  },
};

const revised: Record<RevisedType, RevisedKind> = kinds;

export const listRevisions: Handler<'listRevisions'> = async (input) => {
  requireAreaOf(revised[input.path.type], input.parts, input.refuse);
  return revisionsOf(revised[input.path.type], input);
};

/** Restores a revision as an ordinary edit, by the rules of its kind. */
export const restoreRevision: Restore = async (input) => {
  requireAreaOf(revised[input.path.type], input.parts, input.refuse);
  return restoring[input.path.type](input);
};
