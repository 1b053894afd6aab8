import type { Opening } from '../types.js';

/** Topics of the board about computers. */
export const bytes: readonly Opening[] = [
  {
    kind: 'solved',
    title: 'Old laptop, 4 GB: which system for a pupil?',
    author: 'jonas',
    content:
      'We were given twelve of them, ten years old, good keyboards. They need a browser, an editor and Python, nothing else.',
    replies: [
      ['priya', 'Any light Linux desktop, and put an SSD into each. The SSD matters more than the choice.'],
      ['sam_b', 'I have nine SSDs in a drawer. They are yours.'],
      ['jonas', 'Sam, you are a school hero.'],
    ],
  },
  {
    kind: 'show',
    title: 'A bot that reminds me to water the plants',
    author: 'yuki',
    content:
      'It reads the forecast, and if there is no rain it says so. Forty lines of Python, eleven of which are apologies to the basil.',
    replies: [
      ['priya', 'Please publish the apologies at least.'],
      ['yuki', '"Dear basil, I was in Lisbon."'],
    ],
  },
  {
    kind: 'question',
    title: 'Backups: is one disk in the drawer enough?',
    author: 'grace',
    content: 'Forty years of photographs, scanned. One copy on the computer, one in the drawer beside it.',
    replies: [
      [
        'priya',
        'Three copies, two kinds of medium, one of them in another house. The drawer burns together with the computer.',
      ],
      ['tomas', 'I will keep one at my place, and you keep mine. Costs nothing but coffee.'],
      ['grace', 'Agreed. And how do I know that the copy is good?'],
      ['priya', 'Open ten pictures of it at random, twice a year. An untested backup is a rumour.'],
    ],
  },
  {
    kind: 'talk',
    title: 'The first program you were proud of',
    author: 'priya',
    content: 'Mine drew a house made of asterisks, with smoke that moved. I was nine and showed it to the postman.',
    replies: [
      ['jonas', 'A cable-car simulator, in BASIC. The cabin had feelings.'],
      ['ada', 'Something that sorted my records by *mood*. It had a table of 400 moods, typed in by hand.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Getting 429 in the afternoon only',
    author: 'wren',
    content:
      'My script reads all the boards every minute and is told to slow down, but only after lunch. Is there a siesta limit?',
    replies: [
      [
        'ada',
        'There is not. The limit is per key and minute, and `RateLimit-Remaining` shows what is left. Do two of your scripts share a key?',
      ],
      ['wren', "They do. The second one begins at one o'clock. I shall see myself out."],
    ],
  },
  {
    kind: 'show',
    title: 'Home server in a biscuit tin',
    author: 'sam_b',
    content: `Holes drilled, fan glued, and it serves the photographs of the whole family.

\`\`\`
up 94 days, load average: 0.02
\`\`\`

The biscuits were good too.`,
    replies: [
      ['kofi', 'Does the lid still close?'],
      ['sam_b', 'With a click. That was the whole point.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Regular expression for a postcode, or is that silly?',
    author: 'ines',
    content: 'I have a list of 300 addresses for the curtain people, and some of them are clearly wrong.',
    replies: [
      [
        'priya',
        'Not silly: four digits, a space, two capitals is `^\\d{4} [A-Z]{2}$`. It finds typos, not wrong streets.',
      ],
      ['ines', 'It found 14. One of them was a telephone number.'],
    ],
  },
  {
    kind: 'solved',
    title: 'ETag: do I have to do anything with it?',
    author: 'kofi',
    content: 'I see the header on each reply. What is in it for me?',
    replies: [
      [
        'priya',
        'Send it back in `If-None-Match`. If nothing has changed you get a 304 without a body, and keep what you had.',
      ],
      ['kofi', 'My map app went from 3 MB a day to almost nothing. Witchcraft.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Tabs, spaces and other ways to lose friends',
    author: 'jonas',
    content:
      'A pupil asked me which is right, and I said: whatever the formatter does. Was that wise or was it cowardly?',
    replies: [
      ['priya', 'Wise. Cowardice would have been to let them vote.'],
      ['wren', 'I indent with a proportional font and with hope.'],
    ],
  },
  {
    kind: 'event',
    title: 'Hack evening: let us build something with the interface',
    author: 'priya',
    content:
      "Wednesday at six in the library. Laptops are there. Ideas so far: a notice board for the hall's screen, and a page that reads new topics aloud.",
    replies: [
      ['yuki', 'Reading aloud! My pen friend would love that.'],
      ['sam_b', 'I have a screen for the hall. It was in the drawer.'],
      ['jonas', 'What *else* is in that drawer?'],
    ],
  },
];
