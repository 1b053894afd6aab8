import type { components } from '../../../generated/openapi.js';
import type { Role } from '../../core/contract/operation.js';
import type { Scene } from '../media/film.js';

type Bodies = components['schemas'];

/** The username of somebody in the demo community. */
export type Name = string;

/** Who wrote it, and what. */
export type Post = readonly [author: Name, content: string];

/** A thread as it was written: the body that creates its topic, who wrote it, and the replies. */
export type Thread = Omit<Bodies['TopicInput'], 'board_id'> & {
  /** The key of its board. */
  board: string;
  author: Name;
  sticky?: boolean;
  locked?: boolean;
  replies: readonly Post[];
};

/** Which remarks fit below a thread. */
export type Kind = 'question' | 'solved' | 'show' | 'talk' | 'event';

/** The beginning of a thread, which goes on with remarks that fit its kind. */
export type Opening = Thread & { kind: Kind };

type Exchange = readonly [string, string];

/**
 * Remarks may have `{author}` in them, the thread's own, who answers the first half of an exchange with the second. A closing
 * exchange can only be the last, once some time has passed.
 */
export type Remarks = {
  remarks: readonly string[];
  exchanges: readonly Exchange[];
  closings: readonly Exchange[];
};

/** `up` and `down` are those who voted. */
type DemoAnswer = Bodies['AnswerInput'] & { author: Name; up?: Name[]; down?: Name[]; best?: boolean };

/** A question with its answers. */
export type AskedQuestion = Bodies['QuestionInput'] & { author: Name; closed?: boolean; answers: DemoAnswer[] };

/** A store and what it sells. */
export type OpenedStore = Bodies['StoreInput'] & {
  owner: Name;
  products: Omit<Bodies['MarketplaceProductInput'], 'image_url'>[];
};

/** A video, and what there is to see on it. */
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

/** What somebody reported, by its title or name, and who has looked at it. */
export type TitledReport = Pick<Bodies['ReportInput'], 'reason' | 'note'> & {
  reporter: Name;
  target_type: 'topic' | 'question' | 'video' | 'product' | 'user';
  titled: string;
  handler?: Name;
  resolution?: Bodies['ResolutionInput'];
};

/** Everything that the demo community is made of, in the order in which it came to be. */
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
  /** The texts of the site's own pages, by their names. */
  pages: Readonly<Record<string, string>>;
  files: KeptFile[];
  reports: TitledReport[];
};
