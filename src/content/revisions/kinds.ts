/** The kinds of things whose edits are kept. Products of both areas are of one type. */
export type RevisedKind = keyof typeof kinds;

const products = (isShop: boolean): string => `
  SELECT id, owner_id, title, description AS body, listed AS seen
  FROM products WHERE store_id IS ${isShop ? '' : 'NOT '}NULL AND deleted_at IS NULL`;

/**
 * Of each kind: its type in the table, SQL of its rows with whose they are, what they say and whether others see them; and how
 * whoever may not see their revisions is refused.
 */
export const kinds = {
  topic: {
    type: 'topic',
    rows: 'SELECT id, author_id AS owner_id, title, content AS body, true AS seen FROM topics',
    missing: 'topic_not_found',
    foreign: 'not_owner',
  },
  reply: {
    type: 'reply',
    rows: 'SELECT id, author_id AS owner_id, NULL AS title, content AS body, true AS seen FROM replies',
    missing: 'reply_not_found',
    foreign: 'not_owner',
  },
  question: {
    type: 'question',
    rows: 'SELECT id, author_id AS owner_id, title, body, true AS seen FROM questions',
    missing: 'question_not_found',
    foreign: 'not_owner',
  },
  answer: {
    type: 'answer',
    rows: 'SELECT id, author_id AS owner_id, NULL AS title, body, true AS seen FROM answers',
    missing: 'answer_not_found',
    foreign: 'not_owner',
  },
  marketplace_product: {
    type: 'product',
    rows: products(false),
    missing: 'product_not_found',
    foreign: 'not_owner',
  },
  // Nobody's: only staff ask.
  shop_product: { type: 'product', rows: products(true), missing: 'product_not_found', foreign: 'product_not_found' },
} as const;
