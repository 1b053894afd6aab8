import type { Thread } from './types.js';

/** The younger half of the threads that are written in full. */
export const laterThreads: readonly Thread[] = [
  {
    board: 'garden',
    title: 'Nine kilos of courgettes. In one week. Help.',
    author: 'lena',
    content:
      'I planted four because two died last year. None died this year. My neighbours have stopped opening the door. What do you do with them that is **not** soup?',
    replies: [
      [
        'ines',
        'Grate, salt, squeeze, and into fritters with feta and mint. Uses a kilo for four people and even children eat them.',
      ],
      [
        'noor',
        `Pickle them. Thin slices, and per kilo:

- 500 ml cider vinegar
- 200 g sugar
- 2 tsp mustard seed, 1 tsp turmeric
- one onion

Salt the slices for an hour, rinse, boil the rest, pour it over. Keeps until spring.`,
      ],
      ['mateo', 'In bread! 300 g grated to 500 g flour, and hold back most of the water. Stays moist for days.'],
      ['lena', 'Made all three. Still four kilos. The plants have noticed that I am picking and work faster.'],
      ['tomas', 'Chickens. They ask no questions.'],
      ['lena', 'I have no chickens.'],
      ['tomas', 'I have. Bring them over on Saturday and take eggs home.'],
      [
        'lena',
        'Report: two kilos went to the chickens, twelve eggs came back, and Tomas has the crooked shed explained to him. A good trade.',
      ],
      ['wren', 'Next year: two plants, and a third one in secret.'],
    ],
  },
  {
    board: 'outdoors',
    title: 'Creak from the bottom bracket, only uphill, only left',
    author: 'kofi',
    content: `Steel frame, square taper, about 6,000 km. It creaks once per turn, when I push down with the **left** foot, and
only under load. New pedals made no difference. I have ridden it with earphones for a week, but that is not a repair.`,
    replies: [
      [
        'jonas',
        'Before you take anything apart: stand on the pedals, out of the saddle. Still there? Then it is not the seat post, which fools everybody once.',
      ],
      ['kofi', 'Still there out of the saddle. So not the seat post.'],
      [
        'sam_b',
        'Left crank bolt. Square tapers work loose on the left. Take it off, clean, put it on *dry*, 40 Nm, and check again after 50 km.',
      ],
      [
        'tomas',
        'Greased or dry is a holy war, but tight is not. Do not ride it loose, the square rounds out and then you need a new crank.',
      ],
      ['kofi', 'It moved by almost half a turn before it was tight. Will ride up the mill road tonight.'],
      ['kofi', 'Silence. Twelve percent and *silence*. I can hear birds, and how unfit I am.'],
      ['jonas', 'Write "50 km: check" on tape on the frame. I mean it.'],
      ['kofi', 'Checked at 60 km: a tiny bit more, and firm since then. Thank you!'],
    ],
  },
  {
    board: 'workshop',
    title: 'Repair café this Saturday: who brings what?',
    author: 'tomas',
    content: `Ten to four, in the hall behind the library. Coffee is there, cake is up to you. On the list so far:

| What | Who |
|---|---|
| Soldering station, multimeter | Sam |
| Sewing machine, patches | Ines |
| Bicycle stand, cables | Jonas |
| Toaster whisperer | Mateo |

Missing: somebody for **zips**, and a second pair of hands at the door, because last time people queued down to the road.`,
    replies: [
      ['yuki', 'I can do the door, and I can also label things. I own a label maker and I am not afraid to use it.'],
      ['noor', 'Zips are mine. I will bring the box with the sliders, about 200 of them.'],
      ['ines', 'With Noor there I can leave the jackets to her and do the curtains that were left over last month.'],
      ['sam_b', 'Could everybody please tell people: **no microwaves**. We cannot test them safely in the hall.'],
      ['tomas', 'On the poster now, in red. Thank you, Yuki and Noor, that makes it complete.'],
      ['grace', 'Two cakes from me. One of them is the plum one.'],
      ['mateo', 'Then I will be there at half past nine. For the setting up, of course.'],
      ['wren', 'Could I sit with Sam for an hour and learn? I can solder wires, but not boards.'],
      ['sam_b', 'Gladly. Bring something dead that you do not need.'],
      ['wren', 'I have a whole drawer.'],
    ],
  },
];
