import { announcement } from '../areas/announcements/content.js';
import { answer, answersLists, postComment, question } from '../areas/answers/content.js';
import { file, fileLists, share } from '../areas/files/content.js';
import { forumLists, reply, topic } from '../areas/forum/content.js';
import { review, shopLists, store } from '../areas/marketplace/content.js';
import { comment, video, videoLists } from '../areas/videos/content.js';
import type { ContentKind, ContentType, TableLists } from '../content/kind.js';
import { product } from '../content/orders/product.js';

/** All kinds of content. One that the contract has and this lacks does not compile. */
export const kinds = {
  topic,
  reply,
  question,
  answer,
  post_comment: postComment,
  video,
  comment,
  file,
  share,
  store,
  product,
  review,
  announcement,
} satisfies { [Type in ContentType]: ContentKind & { type: Type } };

/** Lists of all areas. */
export const lists: readonly TableLists[] = [
  ...forumLists,
  ...answersLists,
  ...shopLists,
  ...fileLists,
  ...videoLists,
  { area: 'moderation', table: 'audit_log', lists: { audit_log: {} } },
];
