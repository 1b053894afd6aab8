import type { Opening } from '../types.js';

/** Topics of the board about hiking and the like. */
export const outdoors: readonly Opening[] = [
  {
    kind: 'event',
    title: 'Sunday ride to the lighthouse, 46 km, no hurry',
    author: 'kofi',
    content: 'Flat, mostly gravel, one ferry. We ride as fast as the slowest and stop for every bakery. Start at nine.',
    replies: [
      ['jonas', 'There are **five** bakeries. Plan for the afternoon.'],
      ['priya', 'My longest so far was 20 km. Is that foolish?'],
      ['kofi', 'Not at all. The train goes back from the halfway point every hour.'],
    ],
  },
  {
    kind: 'question',
    title: 'Tubeless on a commuter: yes or no?',
    author: 'tomas',
    content: 'Three punctures since August, all from glass. I like the idea and fear the mess.',
    replies: [
      ['kofi', 'On a commuter I would rather take a thicker tyre and be done with it.'],
      ['sam_b', 'The mess is real. I still find sealant on the ceiling.'],
    ],
  },
  {
    kind: 'show',
    title: 'All forty benches along the canal, rated',
    author: 'grace',
    content: `It took the whole autumn. The short version:

1. **Number 17**: sun until four, back rest, herons
2. **Number 31**: a view of the lock
3. **Number 4**: next to the ice cream

Number 22 must never be sat on. I do not want to talk about it.`,
    replies: [
      ['yuki', 'What happened on 22?'],
      ['grace', 'I said that I do not want to talk about it.'],
    ],
  },
  {
    kind: 'question',
    title: 'Waterproof shoes that really are',
    author: 'ines',
    content:
      'I walk the dog twice a day across wet meadows. The last three pairs were "waterproof" until the second month.',
    replies: [
      ['tomas', 'Rubber boots, and good socks. Everything else leaks where it bends.'],
      ['wren', "Leather and wax, every second week. My grandfather's still hold."],
    ],
  },
  {
    kind: 'show',
    title: 'Kingfisher at the second bridge',
    author: 'wren',
    content:
      'Three mornings in the reeds with a thermos, and this morning it sat there for a full minute. No photo. I forgot that I had a camera.',
    replies: [
      ['lena', 'The best pictures are those.'],
      ['grace', 'Bench 17 is ten metres from there. I rest my case.'],
    ],
  },
  {
    kind: 'solved',
    title: 'Night bus or folding bike from the late train?',
    author: 'jonas',
    content: 'I come back at 23:40 twice a week now. The bus is every forty minutes, home is 5 km away.',
    replies: [
      ['kofi', 'Leave an old bicycle at the station. Two locks, no beauty.'],
      ['jonas', 'I have a bicycle with no beauty. Solved.'],
    ],
  },
  {
    kind: 'talk',
    title: 'What do you carry on every ride?',
    author: 'sam_b',
    content: 'Tube, levers, pump, multitool, a banknote against a torn tyre. And a biscuit, for morale.',
    replies: [
      ['kofi', 'A chain link. It weighs nothing, and once it saved a whole holiday.'],
      ['ines', 'Two biscuits. Morale is for sharing.'],
    ],
  },
  {
    kind: 'event',
    title: 'Night walk with the bat people',
    author: 'lena',
    content:
      'They bring detectors which make the calls audible. We bring warm jackets. About two hours, slowly, around the mill pond.',
    replies: [
      ['wren', 'I have wanted to do this for years.'],
      ['priya', 'Can one tell the kinds apart by ear?'],
      ['lena', 'After an hour you can: some tick, some slap, one sounds like a wet finger on glass.'],
    ],
  },
  {
    kind: 'talk',
    title: 'Winter riding: studs or stubbornness?',
    author: 'priya',
    content:
      'It will be my first winter on the bicycle. Half of you say studded tyres, and the other half just laughs.',
    replies: [
      ['tomas', 'The half that laughs has not met the bend behind the church.'],
      ['sam_b', 'I have. Studs.'],
    ],
  },
];
