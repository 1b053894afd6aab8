import { isAllowed, policies } from '../../api/auth/policies.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { listPage, listRows, listTotal, pageOfPerson, personPage, personRows } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { trimmed } from '../../core/contract/text.js';
import { isDuplicate } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { Statement } from '../../core/database/statement.js';
import { reviews } from './editing.js';
import { hasHiddenReviewSql, isBuyerSql, readReview, reviewFields, reviewOf } from './queries.js';

const reviewList = {
  field: 'reviews',
  columns: reviewFields,
  from: `JOIN reviews r ON r.id = page.id ${reviewOf}`,
} as const;

/** Number of reviews with each rating. */
const stars = listTotal({ list: 'reviews_by_rating', part: '$1', key: 'star::text' });

/** $1 product, $2 rows before the page, $3 rows of a page, $4 page. No row: no such product is listed. */
const reviewPage = (order: 'id' | 'rating', reversed: boolean) =>
  listPage({
    ...reviewList,
    name: `reviews_by_${order}${reversed ? '_reversed' : ''}`,
    schema: 'ReviewPage',
    list: 'SELECT rating, rating_count AS total FROM products WHERE id = $1::integer AND listed',
    ...listRows({ list: 'reviews', order, reversed, part: '$1' }, { before: '$2', size: '$3' }),
    among: 'r.product_id = $1::integer',
    head: `CASE WHEN total > 0 THEN rating END AS average, total AS count,
      to_json(ARRAY(SELECT ${stars} FROM generate_series(1, 5) star ORDER BY star)) AS stars`,
    page: '$4',
    size: '$3',
  });

const pages = {
  newest: reviewPage('id', true),
  highest: reviewPage('rating', true),
  lowest: reviewPage('rating', false),
};

export const listReviews: Handler<'listReviews'> = async ({ path, query, database, refuse }) => {
  const { page = 1, per_page: perPage = 20, sort = 'newest' } = query;
  const reply = await database.$json(
    ...requestedRows(pages[sort], [path.id, (page - 1) * perPage, perPage, page], query),
  );
  if (reply === null) {
    throw refuse('product_not_found');
  }
  return { status: 200, body: reply };
};

const reviewsOfAuthor = personPage({ ...reviewList, schema: 'ReviewList' }, personRows('reviews_of_author'));

export const listMyReviews: Handler<'listMyReviews'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...requestedRows(reviewsOfAuthor, pageOfPerson(caller.id, query), query)),
});

/** $1 product, $2 buyer. A hidden review counts, a deleted one does not. No row: the product is not listed. */
const standing: Statement<{ isOwn: boolean; isBuyer: boolean; isReviewer: boolean }> = {
  name: 'standing_of_reviewer',
  text: `
    SELECT json_build_object('isOwn', p.owner_id = $2, 'isBuyer', ${isBuyerSql('$2', 'p.id')},
      'isReviewer', ${hasHiddenReviewSql('$2', 'p.id')})::text AS reply
    FROM products p WHERE p.id = $1::integer AND p.listed AND $2::integer IS NOT NULL`,
};

/** Absent fields become empty, also in an edit. */
const written = ({ rating, title, body = '' }: Input<'createReview' | 'updateReview'>['body']) => ({
  rating,
  title: title === undefined ? null : trimmed(title),
  body,
});

export const createReview: Handler<'createReview'> = async ({ path, body, caller, database, refuse }) => {
  const reviewer = (await database.$json(standing, [path.id, caller.id]))?.parse();
  if (reviewer === undefined) {
    throw refuse('product_not_found');
  }
  if (reviewer.isOwn) {
    throw refuse('own_product', { message: 'You cannot review a product of your own store.' });
  }
  if (!reviewer.isBuyer) {
    throw refuse('not_a_buyer');
  }
  if (reviewer.isReviewer) {
    throw refuse('already_reviewed');
  }
  try {
    const { id } = await database.review.create({
      data: { productId: path.id, authorId: caller.id, ...written(body) },
      select: { id: true },
    });
    return { status: 201, body: await readReview(database, id) };
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_reviewed') : error;
  }
};

export const updateReview: Handler<'updateReview'> = (input) => reviews.update(input, written(input.body));
export const deleteReview: Handler<'deleteReview'> = reviews.remove;

export const replyToReview: Handler<'replyToReview'> = async ({ path, body, caller, database, refuse }) => {
  const review = await lockedRow<{ sellerId: number }>(database)`
    SELECT p.owner_id AS "sellerId" FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.id = ${path.id} FOR UPDATE OF r`;
  if (review === null) {
    throw refuse('review_not_found');
  }
  if (!isAllowed(policies.review.reply, caller, { isHost: review.sellerId === caller.id })) {
    throw refuse('not_owner', { message: 'Only the owner of the store can reply to a review.' });
  }
  const data = { reply: body.body, repliedAt: new Date() };
  await database.review.update({ where: { id: path.id }, data, select: { id: true } });
  return { status: 200, body: await readReview(database, path.id) };
};
