import type { Schemas } from '../components/context.js';

/** What pages say in the words of schema.org, as JSON-LD, for search engines. */

const person = (name: string, origin: string) => ({
  '@type': 'Person',
  name,
  url: `${origin}/users/${encodeURIComponent(name)}`,
});

const iso = (time: string): string => (time.includes('T') ? time : `${time.replace(' ', 'T')}Z`);

/** A topic with a page of its replies. */
export function discussion(topic: Schemas['TopicDetail'], replies: readonly Schemas['Reply'][], origin: string) {
  const url = `${origin}/forum/topics/${topic.id}`;
  return {
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    text: topic.content,
    url,
    author: person(topic.author, origin),
    datePublished: topic.created_at,
    ...(topic.edited_at !== null && { dateModified: topic.edited_at }),
    commentCount: topic.reply_count,
    comment: replies.map(({ id, content, author, created_at }) => ({
      '@type': 'Comment',
      text: content,
      url: `${url}?reply=${id}#reply-${id}`,
      author: person(author, origin),
      datePublished: created_at,
    })),
  };
}

/** A question with a page of its answers. */
export function questionAndAnswers(
  question: Schemas['QuestionDetail'],
  answers: readonly Schemas['Answer'][],
  origin: string,
) {
  const url = `${origin}/answers/questions/${question.id}`;
  const answerOf = (each: Schemas['Answer']) => ({
    '@type': 'Answer',
    text: each.body,
    upvoteCount: each.vote_score,
    url: `${url}#answer-${each.id}`,
    author: person(each.author, origin),
    datePublished: iso(each.posted_at),
  });
  const best = answers.find(({ is_best }) => is_best);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: question.body,
      answerCount: question.answer_count,
      author: person(question.author, origin),
      datePublished: question.created_at,
      ...(best !== undefined && { acceptedAnswer: answerOf(best) }),
      suggestedAnswer: answers.filter((each) => each !== best).map(answerOf),
    },
  };
}

/** A product that can be bought, at this address. */
export function product(goods: Schemas['MarketplaceProductDetail'] | Schemas['ShopProduct'], url: string): object {
  const rating = 'rating' in goods ? goods.rating : null;
  const sku = 'sku' in goods ? goods.sku : null;
  return {
    '@type': 'Product',
    name: goods.title,
    description: goods.description,
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

/** A video that can be watched. */
export function video(video: Schemas['Video'], origin: string): object {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description || video.title,
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
