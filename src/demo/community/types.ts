import type { boards, people } from './cast.js';

/** The username of somebody in the demo community. */
export type Name = keyof typeof people;
/** A board of the demo community. */
export type BoardKey = keyof typeof boards;

/** Who wrote it, and what. */
export type Post = readonly [author: Name, content: string];

/** A thread as it was written. */
export type Thread = {
  board: BoardKey;
  title: string;
  author: Name;
  content: string;
  sticky?: boolean;
  locked?: boolean;
  replies: readonly Post[];
};

/** Which remarks fit below a thread. */
export type Kind = 'question' | 'solved' | 'show' | 'talk' | 'event';

/** The beginning of a thread, which goes on with remarks that fit its kind. */
export type Opening = Omit<Thread, 'board'> & { kind: Kind };

type Exchange = readonly [string, string];

/**
 * Remarks may hold `{author}`, the thread's own, who answers the first half of an exchange with the second. A closing
 * exchange can only be the last, once some time has passed.
 */
export type Remarks = {
  remarks: readonly string[];
  exchanges: readonly Exchange[];
  closings: readonly Exchange[];
};
