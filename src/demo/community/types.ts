import type { components } from '../../../generated/openapi.js';
import type { OrderStatus } from '../../content/orders/order-states.js';
import type { Role } from '../../core/contract/operation.js';
import type { Scene } from '../media/film.js';

type Bodies = components['schemas'];

/** A username in the demo community. */
export type Name = string;

/** A text with its author: `to` is the author of the post that it answers, `after` the minutes since the last post. */
export type Post = { author: Name; content: string; to?: Name; after?: number };

/** When something began. */
type Dated = { days_ago: number };

/** A topic with its replies. A text refers to a picture by `plaza:file/` and the name of a file in `media/pictures`. */
export type Thread = Omit<Bodies['TopicInput'], 'board_id'> &
  Dated & {
    /** The key of its board. */
    board: string;
    author: Name;
    sticky?: boolean;
    locked?: boolean;
    replies: readonly Post[];
  };

/** `up` and `down` are the voters. */
type Commented = { comments?: (Bodies['PostCommentInput'] & { author: Name })[] };
type DemoAnswer = Bodies['AnswerInput'] & Commented & { author: Name; up?: Name[]; down?: Name[]; best?: boolean };

/** A question with its answers and comments; `duplicate_of` is the title of an older one. */
export type AskedQuestion = Bodies['QuestionInput'] &
  Dated &
  Commented & { author: Name; closed?: { by: Name; reason: string; duplicate_of?: string }; answers: DemoAnswer[] };

/** The names of its picture, and of a file of its seller that buyers can download. */
type Pictured = { image?: string; file?: string };

/** A store with its products. */
export type OpenedStore = Bodies['StoreInput'] & {
  owner: Name;
  trader?: Bodies['TraderInput'];
  products: (Omit<Bodies['MarketplaceProductInput'], 'image_url'> & Pictured)[];
};

/** An order, with the reviews that the buyer wrote of it; products by their titles, and those with options with the label of a variant. */
export type PlacedOrder = Dated & {
  buyer: Name;
  area: 'marketplace' | 'shop';
  items: Record<string, number>;
  status: OrderStatus;
  dispute?: string;
  /** The items that the buyer asks to send back. */
  return?: { items: Record<string, number>; reason: string };
  reviews?: (Bodies['ReviewInput'] & { of: string; reply?: string })[];
};

/** A video with its scene and comments. */
export type ShownVideo = Omit<Bodies['VideoUpload'], 'video'> &
  Dated & {
    author: Name;
    scene: Scene;
    seconds: number;
    poster?: string;
    views?: number;
    /** The token of its share link. */
    shared?: string;
    liked_by: Name[];
    disliked_by?: Name[];
    comments: readonly Post[];
  };

/** A file, of the demo member unless it says of whom. */
export type KeptFile = {
  owner?: Name;
  name: string;
  mime_type: string;
  content: string;
  shared?: string;
  folder?: string;
};

/** A group with its people. */
export type DemoGroup = Bodies['GroupInput'] & {
  owners: Name[];
  members: Name[];
  requested?: Name[];
  invited?: Name[];
  /** Boards that it alone reads, by their keys. */
  reads?: string[];
};

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
  people: Record<Name, Bodies['ProfileInput'] & { role: Role }>;
  /** By their keys. */
  boards: Record<string, Bodies['BoardInput']>;
  groups: DemoGroup[];
  threads: Thread[];
  announcements: (Omit<Bodies['AnnouncementInput'], 'until'> & Dated & { author: Name; days_left: number })[];
  categories: Bodies['CategoryInput'][];
  questions: AskedQuestion[];
  stores: OpenedStore[];
  shop: (Omit<Bodies['ShopProductInput'], 'image_url'> & Pictured)[];
  orders: PlacedOrder[];
  videos: ShownVideo[];
  site: Pick<Bodies['SiteChanges'], 'welcome'>;
  /** The operator's texts, by name. */
  pages: Readonly<Record<string, string>>;
  files: KeptFile[];
  reports: TitledReport[];
  pending: PendingReply[];
};
