import type { Scene } from '../media/film.js';
import type { Name } from './types.js';

type ShownVideo = {
  author: Name;
  title: string;
  description: string;
  scene: Scene;
  seconds: number;
  visibility?: 'public' | 'unlisted' | 'private';
  /** The token of its share link. */
  shared?: string;
  likedBy: readonly Name[];
  dislikedBy?: readonly Name[];
  comments: readonly (readonly [author: Name, content: string])[];
};

/** The oldest first. */
export const videos: readonly ShownVideo[] = [
  {
    author: 'lena',
    title: 'Sunrise over the allotments',
    description: 'One picture every ten minutes, from the roof of the shed.',
    scene: 'sunrise',
    seconds: 16,
    likedBy: ['noor', 'ines', 'kofi', 'priya'],
    comments: [
      ['noor', 'You can see my runner beans. Sort of.'],
      ['ines', 'Which roof? The crooked one?'],
      ['lena', 'The crooked one. I do not move much up there.'],
    ],
  },
  {
    author: 'wren',
    title: 'Crossing the harbour',
    description: 'First time out alone, and back in one piece.',
    scene: 'harbour',
    seconds: 8,
    likedBy: ['mateo', 'yuki'],
    dislikedBy: ['jonas'],
    comments: [
      ['jonas', 'No life jacket?'],
      ['wren', 'Under the coat.'],
    ],
  },
  {
    author: 'noor',
    title: 'Morning light, for the logo',
    description: 'For the people who are drawing the new logo, by link only.',
    scene: 'sunrise',
    seconds: 5,
    visibility: 'unlisted',
    shared: '4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A',
    likedBy: [],
    comments: [['grace', 'The third second would do for the logo as it is.']],
  },
  {
    author: 'noor',
    title: 'Harbour, unfinished cut',
    description: '',
    scene: 'harbour',
    seconds: 3,
    visibility: 'private',
    likedBy: [],
    comments: [],
  },
];

/** What the demo member keeps, the oldest first. Links are the same in each demo, since the reference shows them. */
export const files: readonly { name: string; mimeType: string; content: string; shared?: string }[] = [
  {
    name: 'Seed list.csv',
    mimeType: 'text/csv',
    content: "sort,seeds,sown\nBlack Krim,24,2026-03-02\nTigerella,18,2026-03-02\nGardener's Delight,40,2026-03-09\n",
    shared: '7Hq2mXo4Vb9RkLz0TnWc3YsJd6PfGa1E',
  },
  {
    name: 'Minutes of the repair evening.md',
    mimeType: 'text/markdown',
    content:
      '# Repair evening\n\n- Eleven lamps, nine of them lit again.\n- The toaster stays a mystery.\n- Next time: bring **your own** fuses.\n',
  },
  {
    name: 'Plan of the allotment.svg',
    mimeType: 'image/svg+xml',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#dcebc8"/><rect x="4" y="4" width="14" height="22" fill="#8db46a"/><rect x="24" y="18" width="10" height="8" fill="#b08a5a" transform="rotate(4 29 22)"/></svg>\n',
  },
];
