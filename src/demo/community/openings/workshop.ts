import type { Opening } from '../types.js';

/** Topics of the board about making things. */
export const workshop: readonly Opening[] = [
  {
    kind: 'show',
    title: 'A bench from two old doors',
    author: 'wren',
    content:
      'Oak, 1920s, found behind the school. The holes of the locks are still there, and I put them where the hands rest.',
    replies: [
      ['sam_b', 'How did you get the old varnish off?'],
      ['wren', 'Scraper and patience. No heat, because I do not trust what is in paint of that age.'],
    ],
  },
  {
    kind: 'question',
    title: 'Which oil for a chopping board?',
    author: 'ines',
    content:
      'Maple, new, and it will see onions every day. Linseed, walnut, or the stuff that is sold in tiny bottles?',
    replies: [
      [
        'wren',
        'Linseed works, but give it two weeks to cure between coats. And spread the rags out flat to dry, they can catch fire in a heap.',
      ],
      ['mateo', 'I have used plain mineral oil at work for years. Boring, and it never goes rancid.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Radio hums when the fridge starts',
    author: 'grace',
    content:
      'A valve radio of 1956, otherwise in good voice. As soon as the fridge starts, it hums for about a second.',
    replies: [
      [
        'sam_b',
        'Does it do the same on another circuit? Please do not open it yourself, the capacitors keep their charge.',
      ],
      ['grace', 'From the bedroom socket there is no hum. So it is the kitchen, not the radio.'],
    ],
  },
  {
    kind: 'show',
    title: 'My first zip, inserted and straight',
    author: 'jonas',
    content: 'It took four attempts and one pupil who showed me how. The jacket closes. I am absurdly proud.',
    replies: [['noor', 'Straight on the fourth is good. Mine was on the ninth.']],
  },
  {
    kind: 'solved',
    title: 'Squeaking stairs: from below or from above?',
    author: 'priya',
    content: 'Steps 4, 7 and 8. The cupboard underneath gives me access to two of them.',
    replies: [
      [
        'tomas',
        'From below, if you can get at it: glued blocks in the corner of tread and riser. Screws from above are for people in a hurry.',
      ],
      ['priya', '7 and 8 are silent now. 4 is the burglar alarm.'],
    ],
  },
  {
    kind: 'show',
    title: 'Lamp from a bicycle dynamo and a jam jar',
    author: 'kofi',
    content:
      'Turn the crank for a minute, and it glows for three. Useless and lovely. LEDs, a supercapacitor of 1 F, and a rectifier.',
    replies: [
      ['sam_b', 'A Schottky rectifier would give you another minute.'],
      ['kofi', 'Four and a half minutes now. You were too modest.'],
    ],
  },
  {
    kind: 'question',
    title: 'Chisels: how often do you really sharpen?',
    author: 'yuki',
    content: 'The book says before each use. Is that true, or do people who write books have more time?',
    replies: [
      ['wren', 'A few strokes on leather before each use, the stone when it no longer shaves the back of your hand.'],
      ['sam_b', 'And no vegetable oil on the stone. I have been told.'],
    ],
  },
  {
    kind: 'show',
    title: 'The lamp with the mouse in it',
    author: 'sam_b',
    content: `Brought in as "flickers". Opened it. There was a nest in the base, made of the missing insulation.

The mouse is fine and lives in the hedge now. The lamp has a new cable, and a *grommet*.`,
    replies: [
      ['tomas', 'I was there. It looked at us as if we had come without an appointment.'],
      ['grace', 'I hope that somebody apologised.'],
    ],
  },
  {
    kind: 'talk',
    title: 'One tool you would buy again at once',
    author: 'mateo',
    content: 'Not the most expensive one. The one that you would miss before lunch. For me: a good side cutter.',
    replies: [
      ['ines', 'Tailor\'s shears. And a sign that says "NOT FOR PAPER".'],
      ['jonas', 'Torque wrench. I used to believe that I could feel it.'],
    ],
  },
];
