import type { Opening } from '../types.js';

/** Topics of the board about anything. */
export const talk: readonly Opening[] = [
  {
    kind: 'talk',
    title: 'What is the smallest thing that improved your day lately?',
    author: 'noor',
    content: 'Mine: a second hook beside the door. For *years* the keys lived under the coat.',
    replies: [
      ['yuki', 'A lamp on a timer. I come home and somebody seems to have been expecting me.'],
      ['mateo', 'Socks that are all the same. No more pairs.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Letters on paper: does anybody still write them?',
    author: 'yuki',
    content:
      'I wrote one to my old teacher and had four pages back within the week. Now I have a pen friend who is 82. I had forgotten how different one thinks at that speed.',
    replies: [
      ['grace', 'Every Sunday, to my sister. We tell each other on the phone what is in them, and write them anyway.'],
      ['jonas', 'My pupils had to write one. Two asked where the stamp goes. Fair enough, really.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Found: a glove, left, green, knitted',
    author: 'yuki',
    content: 'On the canal path near the second bridge. It is on the railing now, waving at people.',
    replies: [
      ['wren', 'That is my daughter\'s! She has been hoping it was "on an adventure".'],
      ['yuki', 'It was. Come and get it any time, it has a tale to tell.'],
    ],
  },
  {
    kind: 'talk',
    title: 'The bakery on Mill Street is closing',
    author: 'ines',
    content:
      'There is a note in the window: end of the month, after 61 years. Nobody to take over. I stood there like a child.',
    replies: [
      ['mateo', 'I learned there. The oven is older than I am. I have been thinking about it all night.'],
      ['ines', 'Thinking as in *thinking*, Mateo?'],
      ['mateo', 'As in doing sums. Do not tell anybody.'],
      ['sam_b', 'You have just told all of us.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Rainy day films, five at most',
    author: 'kofi',
    content: 'Rules: no more than five, no explanations longer than a line, and nothing over two hours.',
    replies: [
      ['lena', 'Anything with trains. I have watched some for the trains alone.'],
      ['grace', '@lena I have a list. It is not five.'],
    ],
  },
  {
    kind: 'question',
    title: 'How do you sleep in summer with the window on the main road?',
    author: 'priya',
    content: 'Open: lorries. Closed: 29 degrees. I have tried plugs, a fan and moving to the kitchen floor.',
    replies: [
      ['ines', 'A wet sheet in the doorway between the rooms, with the window on the *other* side open.'],
      ['tomas', 'Kitchen floors are underrated, though.'],
    ],
  },
  {
    kind: 'event',
    title: 'Board games on Thursday, beginners first',
    author: 'jonas',
    content: 'Back room of the library, from seven. We begin with something that can be explained in five minutes.',
    replies: [
      ['kofi', 'You said that last time and it took forty.'],
      ['jonas', 'Five *game* minutes.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Words your grandparents used that nobody else knows',
    author: 'wren',
    content: 'Mine called the hour before supper "the grumbles". I have met nobody outside the family who did.',
    replies: [
      ['noor', 'We say it now too. It fits too well.'],
      ['lena', 'The crumbs at the bottom of the biscuit tin were "the interest".'],
    ],
  },
  {
    kind: 'talk',
    title: 'A year without a car: what I did not expect',
    author: 'tomas',
    content: `Some numbers, since people ask: **2,140 km** by bicycle, 31 train journeys, one van for the sofa.

What I did not expect: I know the names of nine dogs now. And I have never been on time so often.`,
    replies: [
      ['kofi', 'How was January?'],
      ['tomas', 'Cold for the first five minutes. Then fine. Gloves matter more than jackets.'],
    ],
  },
];
