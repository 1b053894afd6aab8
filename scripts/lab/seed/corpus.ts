import { seededRandom } from '../../../src/demo/random.js';
import { sentence, title } from './vocabulary.js';

/** Sentences and subjects per batch: a rare word is in few posts. */
const [sentences, subjects] = [8000, 4000];

const kinds = ['topics', 'replies', 'questions', 'videos', 'files'] as const;

/** Deterministic texts of a batch by kind and first row: 100,000 posts have about 100,000 words. */
export function corpus(kind: (typeof kinds)[number], first: number): { sentences: string[]; subjects: string[] } {
  const random = seededRandom(first * kinds.length + kinds.indexOf(kind));
  return {
    sentences: Array.from({ length: sentences }, () => sentence(random, 7)),
    subjects: Array.from({ length: subjects }, () => title(random)),
  };
}
