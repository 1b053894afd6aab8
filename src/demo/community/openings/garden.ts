import type { Opening } from '../types.js';

/** Topics of the board about gardens. */
export const garden: readonly Opening[] = [
  {
    kind: 'solved',
    title: 'Tomato leaves curling upwards: thirst or something worse?',
    author: 'priya',
    content:
      'Balcony, south, black pots of 20 litres. The leaves roll up like cigars at noon and half open again at night.',
    replies: [
      [
        'lena',
        'Heat, I would say. If they open at night it is not a disease. Put the pots into the shade, not the plants.',
      ],
      ['priya', 'Wrapped the pots in an old white sheet. It looks like a ghost story, and it helps.'],
    ],
  },
  {
    kind: 'show',
    title: 'Sourdough, week three: it finally rises',
    author: 'noor',
    content: 'What changed: **warmer** water, and I stopped looking at it every ten minutes.',
    replies: [
      ['mateo', 'The second is the real secret. They are shy.'],
      ['noor', 'Named it Gerald. It gets a spoonful of rye on Sundays.'],
    ],
  },
  {
    kind: 'event',
    title: 'Seed swap in the hall, first Sunday of the month',
    author: 'lena',
    content:
      'Bring what you have too much of, take what you have too little of. **Please label**: last year I grew a mystery and it was a thistle.',
    replies: [
      ['yuki', 'I shall bring the label maker.'],
      ['wren', 'I have forty bags of runner beans. Forty.'],
    ],
  },
  {
    kind: 'question',
    title: 'Slugs. Again.',
    author: 'ines',
    content: 'All the lettuce, in one night. Coffee grounds: no effect. Beer: they brought friends. What really works?',
    replies: [
      [
        'tomas',
        'A torch and a bucket at ten in the evening, for a week. It is dull, and it is the only thing that has ever helped me.',
      ],
      ['lena', 'Water in the morning and not in the evening. It halves them.'],
    ],
  },
  {
    kind: 'show',
    title: 'Twelve jars of plum butter',
    author: 'grace',
    content:
      'Nine hours in the oven at 120 °C with the door ajar, no sugar at all. The house smells like my childhood.',
    replies: [
      ['ines', 'No sugar? And does it keep?'],
      ['grace', 'Two years, if you can leave it alone. I never could.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Is it too late to plant garlic?',
    author: 'jonas',
    content: 'I meant to do it in October. There was a robot. You know how it is.',
    replies: [
      ['lena', 'As long as you can get a finger into the soil it is not too late. Pointed end up.'],
      ['jonas', 'Forty cloves are in. The robot watched.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Best thing to eat straight from the plant',
    author: 'wren',
    content: 'Peas. There is no second place. When I was a child none ever reached the kitchen.',
    replies: [
      ['kofi', 'Tomatoes, warm, with salt in the pocket.'],
      ['noor', 'You carry salt in your pocket?'],
      ['kofi', 'From June to September, of course.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Compost smells of vinegar',
    author: 'yuki',
    content: 'My first heap: kitchen scraps, coffee, grass. What did I do wrong?',
    replies: [
      [
        'lena',
        'Too wet and too dense. Tear up cardboard, as much as you have grass, and turn it once. You have a week before the neighbours write.',
      ],
      ['yuki', 'Turned it. There was steam! Nobody told me that it is *warm*.'],
    ],
  },
  {
    kind: 'show',
    title: 'A pond in a washtub',
    author: 'tomas',
    content: 'Zinc tub, two bricks, one water lily, some hornwort. On the third day a frog moved in without asking.',
    replies: [
      ['wren', 'Put a branch in as a ladder, so that hedgehogs get out again.'],
      ['tomas', 'Done, thank you. The frog uses it as a sofa.'],
    ],
  },
];
