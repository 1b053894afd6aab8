import type { Opening } from '../types.js';

/** Topics of the board about the community. */
export const square: readonly Opening[] = [
  {
    kind: 'event',
    title: 'Our yearly meeting: bring a chair',
    author: 'ada',
    content:
      'We meet on the meadow behind the mill, as last year. **Bring a chair and something that can be shared.** The fire pit is there, wood too. No speeches, I promise.',
    replies: [
      ['grace', 'Last year "no speeches" lasted until the second glass.'],
      ['ada', 'This year Kofi has the bell.'],
    ],
  },
  {
    kind: 'talk',
    title: 'The interface got a reference page',
    author: 'ada',
    content:
      'Everything this site can do over HTTP is now written down in one document, and what is written there is what happens: each request and each reply is checked against it. If you find a difference, it is our mistake, and I want to hear about it.',
    replies: [
      ['priya', 'I read it on the train. Is it true that a reply which does not match never leaves the house?'],
      ['ada', 'True. It becomes a 500 and a line in my log, and then I have a bad evening.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Thank you, Tomas: one year of moderating',
    author: 'grace',
    content: 'A year ago today Tomas said "I can help out for a couple of weeks". Cake is in the hall on Friday.',
    replies: [
      ['tomas', 'It has been a very long couple of weeks. Thank you!'],
      ['lena', 'And you never once raised your voice, not even in the hedge thread.'],
    ],
  },
  {
    kind: 'solved',
    title: 'How do I change the name I write under?',
    author: 'sam_b',
    content: 'I am not in a band, and people have begun to ask what I play. Can the "_b" go away?',
    replies: [
      ['grace', 'Names stay with what was written under them, so they do not change. You could learn the triangle.'],
      ['sam_b', 'Fair. Triangle it is.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Where did the old "Lost and found" board go?',
    author: 'yuki',
    content: 'I found a glove (left, green, knitted) on the canal path and looked for the board. Is it gone?',
    replies: [['tomas', 'Merged into Everyday Talk, since it had three topics in a year. Gloves are welcome there.']],
  },
  {
    kind: 'event',
    title: 'Short break on Sunday night for the new server',
    author: 'ada',
    content: `On Sunday from 23:00 the site will answer 503 for about ten minutes while the database moves house.

- Nothing gets lost.
- Scripts should wait for as long as \`Retry-After\` says and try again.
- I have biscuits.`,
    replies: [
      ['jonas', 'Finally an outage with catering.'],
      ['ada', 'Done after six minutes. The last two were me looking at graphs for fun.'],
    ],
  },
];
