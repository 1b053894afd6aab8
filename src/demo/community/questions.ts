import type { Name } from './types.js';

/** The categories of questions, by slug. */
export const questionCategories = {
  house: { name: 'House and Repair', slug: 'house-and-repair' },
  garden: { name: 'Garden', slug: 'garden' },
  kitchen: { name: 'Kitchen', slug: 'kitchen' },
  bicycles: { name: 'Bicycles', slug: 'bicycles' },
  computers: { name: 'Computers', slug: 'computers' },
} as const;

/** `up` and `down` are those who voted. */
type GivenAnswer = { author: Name; body: string; up?: readonly Name[]; down?: readonly Name[]; best?: boolean };

/** A question with its answers. */
export type AskedQuestion = {
  category: keyof typeof questionCategories;
  author: Name;
  title: string;
  body: string;
  closed?: boolean;
  answers: readonly GivenAnswer[];
};

/** Oldest first. */
export const questions: readonly AskedQuestion[] = [
  {
    category: 'house',
    author: 'yuki',
    title: 'How do I hang a heavy mirror on a plasterboard wall?',
    body: 'It weighs eleven kilos and I rent, so I would rather not open the wall. Which anchors hold for years?',
    answers: [
      {
        author: 'mateo',
        body: 'Find the studs with a magnet, it clings to the screws, and put one screw into each. No anchor needed.',
        up: ['yuki', 'lena', 'kofi', 'jonas'],
        best: true,
      },
      {
        author: 'sam_b',
        body: 'Two metal toggles, each good for twenty kilos. Keep the box: it says how large the hole has to be.',
        up: ['priya', 'wren'],
      },
      { author: 'jonas', body: 'Strong glue. Never had one fall.', down: ['mateo', 'sam_b', 'tomas'] },
    ],
  },
  {
    category: 'garden',
    author: 'noor',
    title: 'Tomatoes split just before they are ripe',
    body: 'Every year the same: lovely fruit, then a crack overnight. I water when I remember. Is it the sort?',
    answers: [
      {
        author: 'lena',
        body: 'It is the *when I remember*. A dry spell and then plenty of water, and the skin cannot keep up. Little and often, and mulch.',
        up: ['noor', 'ines', 'priya', 'kofi', 'wren'],
        best: true,
      },
      { author: 'ines', body: 'Pick them a day early and let them ripen indoors.', up: ['yuki'] },
    ],
  },
  {
    category: 'kitchen',
    author: 'kofi',
    title: 'Why does my bread have one huge hole under the crust?',
    body: 'The rest of the crumb is dense. White flour, dry yeast, baked in a cast iron pot.',
    answers: [
      {
        author: 'mateo',
        body: 'Under-proved. The outside sets while the inside still wants to rise. Give it another hour, and poke it: if the dent stays, bake.',
        up: ['kofi', 'noor', 'grace'],
        best: true,
      },
    ],
  },
  {
    category: 'bicycles',
    author: 'wren',
    title: 'The chain jumps under load, but only in the third gear',
    body: 'Seven gears at the back, a new chain last week. It never jumped before.',
    answers: [
      {
        author: 'tomas',
        body: 'A new chain on an old sprocket: the one you use most is worn to the old chain. That sprocket, or all of them, has to go.',
        up: ['wren', 'jonas', 'sam_b', 'ada'],
        best: true,
      },
      {
        author: 'jonas',
        body: 'First look whether one link is stiff. Turn the pedals backwards and watch.',
        up: ['wren'],
      },
    ],
  },
  {
    category: 'computers',
    author: 'priya',
    title: 'Is it safe to keep an old laptop plugged in as a home server?',
    body: 'It would be on day and night with the lid closed. I worry about the battery.',
    answers: [
      {
        author: 'sam_b',
        body: 'Limit the charge to sixty per cent if the firmware lets you, and look at it now and then: a battery that swells lifts the keyboard.',
        up: ['priya', 'ada'],
      },
      { author: 'ada', body: 'If it runs without the battery, take it out.', up: ['sam_b'] },
    ],
  },
  {
    category: 'house',
    author: 'grace',
    title: 'What is the best paint?',
    body: 'For anything.',
    closed: true,
    answers: [
      {
        author: 'tomas',
        body: 'For which wall, indoors or out, and what is on it now? Ask again with that.',
        up: ['ines'],
      },
    ],
  },
  {
    category: 'garden',
    author: 'ines',
    title: 'What eats round holes into the leaves of my roses?',
    body: 'As if somebody had been at them with a hole punch. I see no caterpillar, by day or by night.',
    answers: [
      {
        author: 'lena',
        body: 'Leafcutter bees. They line their nests with it, do no harm, and pollinate half the allotment. Be proud.',
        up: ['ines', 'noor', 'yuki', 'grace'],
      },
    ],
  },
  {
    category: 'computers',
    author: 'jonas',
    title: 'How do I read every page of a list from the interface?',
    body: 'The replies carry `page`, `pages` and `total`. Do I count up until a page comes back empty?',
    answers: [
      {
        author: 'ada',
        body: 'Until `page` is `pages`. A page past the end is no error: it is empty, with the true `total`.',
        up: ['jonas', 'sam_b'],
        best: true,
      },
    ],
  },
  {
    category: 'kitchen',
    author: 'lena',
    title: 'Nine kilos of courgettes: which recipe keeps until winter?',
    body: 'The freezer is full of last year’s. Something for jars, and not sweet.',
    answers: [
      { author: 'noor', body: 'Pickled in slices, with mustard seeds and more salt than seems right.', up: ['lena'] },
      { author: 'kofi', body: 'Give eight kilos away and eat the ninth.', up: ['grace', 'mateo', 'wren'] },
    ],
  },
  {
    category: 'bicycles',
    author: 'ines',
    title: 'Lights: dynamo or rechargeable?',
    body: 'Twenty minutes each way, most days, also in the rain.',
    answers: [],
  },
];
