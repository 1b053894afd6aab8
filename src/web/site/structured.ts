import { postIn } from '../../api/http/page-address.js';
import { previewOf } from '../../core/contract/preview.js';
import type { Schemas } from '../components/context.js';

/** Structured data of pages (schema.org, JSON-LD), for search engines. */

const escapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Maximum length of plain text that comes without HTML. */
const longest = 1000;

/**
 * Markdown as plain text, which schema.org requires. It is taken from the page's HTML, since rendering the text again would
 * double the cost.
 */
function plainText(html: string | undefined, text: string): string {
  if (html === undefined) return previewOf(text, longest);
  return html
    .replace(/<(?:\/(?:p|li|h\d|pre|t[dhr])|[bh]r \/)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => escapes[name] ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Address of the first picture in a text's HTML; null without one. */
export const pictureIn = (html: string | undefined): string | null => {
  const address = /<img src="(https?:[^"]+)"/.exec(html ?? '')?.[1];
  return address === undefined ? null : address.replaceAll('&amp;', '&');
};

const person = (name: string, origin: string) => ({
  '@type': 'Person',
  name,
  url: `${origin}/users/${encodeURIComponent(name)}`,
});

const iso = (time: string): string => (time.includes('T') ? time : `${time.replace(' ', 'T')}Z`);

/** A topic with a page of its replies, at this address. */
export function discussion(topic: Schemas['TopicDetail'], replies: readonly Schemas['Reply'][], url: string) {
  const { origin } = new URL(url);
  return {
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    text: plainText(topic.content_html, topic.content),
    url,
    author: person(topic.author, origin),
    datePublished: topic.created_at,
    ...(topic.edited_at !== null && { dateModified: topic.edited_at }),
    commentCount: topic.reply_count,
    comment: replies.map(({ id, content, content_html, author, created_at }) => ({
      '@type': 'Comment',
      text: plainText(content_html, content),
      url: `${url}?reply=${id}#reply-${id}`,
      author: person(author, origin),
      datePublished: created_at,
    })),
  };
}

/** A question with a page of its answers, at this address. */
export function questionAndAnswers(
  question: Schemas['QuestionDetail'],
  answers: readonly Schemas['Answer'][],
  url: string,
) {
  const { origin } = new URL(url);
  const answerOf = (each: Schemas['Answer']) => ({
    '@type': 'Answer',
    text: plainText(each.body_html, each.body),
    upvoteCount: each.vote_score,
    url: url + postIn('answer', each.id),
    author: person(each.author, origin),
    datePublished: iso(each.posted_at),
  });
  const best = answers.find(({ is_best }) => is_best);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: plainText(question.body_html, question.body),
      answerCount: question.answer_count,
      author: person(question.author, origin),
      datePublished: question.created_at,
      ...(best !== undefined && { acceptedAnswer: answerOf(best) }),
      suggestedAnswer: answers.filter((each) => each !== best).map(answerOf),
    },
  };
}

/** A product with its offer, at this address. */
export function product(goods: Schemas['MarketplaceProductDetail'] | Schemas['ShopProduct'], url: string): object {
  const rating = 'rating' in goods ? goods.rating : null;
  const sku = 'sku' in goods ? goods.sku : null;
  return {
    '@type': 'Product',
    name: goods.title,
    description: plainText(goods.description_html, goods.description),
    ...(goods.image_url !== null && { image: goods.image_url }),
    ...(sku !== null && { sku }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: goods.price,
      priceCurrency: goods.currency,
      availability: `https://schema.org/${goods.in_stock ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** A video. */
export function video(video: Schemas['Video'], origin: string): object {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: plainText(video.description_html, video.description) || video.title,
    uploadDate: video.created_at,
    contentUrl: `${origin}/videos/${video.id}/stream`,
    ...(video.thumbnail_url !== null && { thumbnailUrl: video.thumbnail_url }),
    ...(video.duration !== null && { duration: `PT${Math.round(video.duration)}S` }),
    author: person(video.author, origin),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: video.view_count,
    },
  };
}
