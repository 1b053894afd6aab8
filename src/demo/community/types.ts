import type { components } from '../../../generated/openapi.js';
import type { Role } from '../../core/contract/operation.js';
import type { Scene } from '../media/film.js';

type Bodies = components['schemas'];

/** A username in the demo community. */
export type Name = string;

/** An author with their text. */
export type Post = readonly [author: Name, content: string];

/** A written thread: the body that creates its topic, its author, and the replies. */
export type Thread = Omit<Bodies['TopicInput'], 'board_id'> & {
  /** The key of its board. */
  board: string;
  author: Name;
  sticky?: boolean;
  locked?: boolean;
  replies: readonly Post[];
};

/** The kind of a thread, which selects fitting remarks. */
export type Kind = 'question' | 'solved' | 'show' | 'talk' | 'event';

/** The opening of a thread, which is continued with remarks of its kind. */
export type Opening = Thread & { kind: Kind };

type Exchange = readonly [string, string];

/**
 * Remarks with `{author}` as a placeholder for the thread's author, who answers the first half of an exchange with the
 * second. A closing exchange only comes last, after some time.
 */
export type Remarks = {
  remarks: readonly string[];
  exchanges: readonly Exchange[];
  closings: readonly Exchange[];
};

/** `up` and `down` are the voters. */
type Commented = { comments?: (Bodies['PostCommentInput'] & { author: Name })[] };
type DemoAnswer = Bodies['AnswerInput'] & Commented & { author: Name; up?: Name[]; down?: Name[]; best?: boolean };

/** A question with its answers and comments. */
export type AskedQuestion = Bodies['QuestionInput'] &
  Commented & { author: Name; closed?: boolean; answers: DemoAnswer[] };

/** A store with its products. */
export type OpenedStore = Bodies['StoreInput'] & {
  owner: Name;
  products: Omit<Bodies['MarketplaceProductInput'], 'image_url'>[];
};

/** A video with its scene and comments. */
export type ShownVideo = Omit<Bodies['VideoUpload'], 'video'> & {
  author: Name;
  scene: Scene;
  seconds: number;
  /** The token of its share link. */
  shared?: string;
  liked_by: Name[];
  disliked_by?: Name[];
  comments: readonly Post[];
};

/** A file of the demo member. */
export type KeptFile = { name: string; mime_type: string; content: string; shared?: string };

/** A report by title or name, with the moderator who has resolved it. */
export type TitledReport = Pick<Bodies['ReportInput'], 'reason' | 'note'> & {
  reporter: Name;
  target_type: 'topic' | 'question' | 'video' | 'product' | 'user';
  titled: string;
  handler?: Name;
  resolution?: Bodies['ResolutionInput'];
};

/** A reply that waits for approval, in the thread of this title, and why it does. */
export type PendingReply = Bodies['ReplyInput'] & { author: Name; in: string; reason: string };

/** The whole demo community, in order of creation. */
export type Community = {
  people: Record<Name, Role>;
  /** By their keys. */
  boards: Record<string, Bodies['BoardInput']>;
  threads: Thread[];
  openings: Opening[];
  remarks: Record<Kind, Remarks>;
  categories: Bodies['CategoryInput'][];
  questions: AskedQuestion[];
  stores: OpenedStore[];
  shop: Omit<Bodies['ShopProductInput'], 'image_url'>[];
  videos: ShownVideo[];
  /** The operator's texts, by name. */
  pages: Readonly<Record<string, string>>;
  files: KeptFile[];
  reports: TitledReport[];
  pending: PendingReply[];
};
