import { seededRandom } from '../../../src/demo/random.js';
import { sentence, title } from './vocabulary.js';

/** Texts of each kind that a batch of rows is made of: a rare word is in few posts. */
const [sentences, subjects] = [8000, 4000];

const kinds = ['topics', 'replies', 'questions', 'videos', 'files'] as const;

/** Texts of a batch of rows, always the same for its kind and its first row: 100,000 posts have about 100,000 words. */
export function corpus(kind: (typeof kinds)[number], first: number): { sentences: string[]; subjects: string[] } {
  const random = seededRandom(first * kinds.length + kinds.indexOf(kind));
  return {
    sentences: Array.from({ length: sentences }, () => sentence(random, 7)),
    subjects: Array.from({ length: subjects }, () => title(random)),
  };
}
