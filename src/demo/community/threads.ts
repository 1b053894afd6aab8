import { laterThreads } from './threads-later.js';
import type { Thread } from './types.js';

/** Threads that are written in full. */
export const threads: readonly Thread[] = [
  {
    board: 'square',
    title: 'House rules, short enough to be read',
    author: 'ada',
    sticky: true,
    content: `Welcome. This place runs on four rules:

1. **Speak as you would across a kitchen table.** Disagree with what was said, not with who said it.
2. **One subject, one topic.** A new question in an old thread helps nobody who searches later.
3. **Sell things in the marketplace**, not here.
4. **Tell a moderator** when something is wrong. Do not answer it in kind.

Grace and Tomas are the moderators. They may lock a topic that has gone round in circles, and they will say why.`,
    replies: [
      ['grace', 'Thank you for keeping it to four. I had drafted eleven.'],
      ['noor', 'Is swapping seeds "selling"? Asking for the whole garden board.'],
      [
        'ada',
        'Swapping is neighbourly and stays where it is. Once there is a price on it, it belongs in the marketplace.',
      ],
      ['kofi', 'Rule 2 should be printed on T-shirts.'],
    ],
  },
  {
    board: 'square',
    title: 'Say hello here',
    author: 'grace',
    sticky: true,
    content:
      'New here? Tell us in a line or two who you are and what you could talk about for an hour without notes. I begin: Grace, retired from the railway, and I can do an hour on signal boxes **easily**.',
    replies: [
      ['mateo', 'Mateo. I bake at night for a living and repair toasters in the daytime, which my wife finds funny.'],
      ['yuki', 'Hi, Yuki! Moved here in spring with one cat and no furniture. I could do an hour on fountain pens.'],
      ['lena', 'Lena, allotment 14, the one with the crooked shed. An hour on compost? I would need two.'],
      ['grace', 'The crooked shed! I have walked past it for years wondering what holds it up.'],
      ['lena', 'The beans, mostly.'],
      ['jonas', 'Jonas. Physics teacher, cyclist, owner of too many half-finished robots.'],
      ['priya', 'Priya. I write software all day, so in the evening please talk to me about anything with dirt on it.'],
      [
        'wren',
        'Wren. Lurked for two months and finally made an account because somebody was wrong about sharpening chisels.',
      ],
      ['sam_b', '@wren Was it me? It was me.'],
      ['wren', 'It was you. The angle was fine, the oil was not.'],
    ],
  },
  {
    board: 'workshop',
    title: 'Toaster pops up after ten seconds, cold bread and all',
    author: 'ines',
    content: `It is a plain two-slot one, maybe eight years old. The lever latches, the wires glow, and ten seconds later
it pops up whatever the dial says.

Things I have done so far:

- emptied an embarrassing amount of crumbs
- turned the dial all the way up and down
- looked at it sternly

Is it worth opening, or is this the end?`,
    replies: [
      [
        'mateo',
        'Worth opening! Unplug it and leave it for an hour first. The lever is held by a small electromagnet. Either it gets too little current or its face is dirty.',
      ],
      [
        'ines',
        'Opened. There is a board with a chip, and a metal plate above a little coil. The plate has a brown film on it.',
      ],
      [
        'mateo',
        "That film is your fault. A cotton bud with alcohol on the plate *and* on the coil's face. No sandpaper, the plate has to stay flat.",
      ],
      [
        'sam_b',
        'And check the capacitor next to the chip while you are in there. If its top is domed instead of flat, it is a 30 cent part.',
      ],
      [
        'ines',
        'Cleaned it, put it together, and it held for **one minute fifty**. First toast in a week. The capacitor looked flat.',
      ],
      ['mateo', 'Then it has earned another eight years. Crumbs out every month!'],
      ['tomas', 'This is the most satisfying thread we have had since the lamp with the mouse in it.'],
    ],
  },
  {
    board: 'bytes',
    title: 'Posting from a script: what tripped me up',
    author: 'priya',
    content: `I wanted my weather station to post here each morning. It works now, so here is what I learned.

The whole thing is one request:

\`\`\`sh
curl -X POST "$BASE/forum/topics" \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: weather-2026-11-20" \\
  -d '{"board_id": 6, "title": "Weather, 20 November", "content": "4 °C, rain until ten."}'
\`\`\`

1. Without the content type the answer is 415, not a guess.
2. \`Idempotency-Key\` is worth it. My line dropped in the middle of a request, the script tried again, and there was still only one topic.
3. Errors have a \`code\`. Decide by that and show the \`message\`; I did it the other way round first.`,
    replies: [
      ['jonas', 'Point 2 would have saved my pupils from announcing the school fair four times.'],
      ['kofi', 'How do you keep the key out of the script? Mine is in the file, and I know that it should not be.'],
      [
        'priya',
        "In a file that only the script's user may read, loaded as an environment variable. If it ever leaks, revoke it and make a new one, that takes ten seconds.",
      ],
      [
        'ada',
        'You can also make a key with the `read` scope alone for everything that only reads. Then a leak costs you nothing but the bother.',
      ],
      ['kofi', 'Done, and it was five minutes. Thank you both.'],
      ['wren', 'What happens on a page past the last one? Mine loops until there is an error, and there is none.'],
      ['priya', 'An empty list with the true `total`. Stop at `pages`.'],
      ['wren', 'Ah. So that is where my two hundred requests a minute came from. Sorry, @ada.'],
      ['ada', 'I did see you in the log. It was a quiet night, no harm done.'],
    ],
  },
  {
    board: 'talk',
    title: 'Pineapple on pizza, once and for all',
    author: 'jonas',
    locked: true,
    content: 'I say yes. Convince me otherwise, but with arguments.',
    replies: [
      ['mateo', 'As a baker: water. It boils where the cheese should brown. Dry it on paper first and we can talk.'],
      ['sam_b', 'As an eater: no.'],
      ['lena', 'That is not an argument, Sam.'],
      ['sam_b', 'It is the only one I have ever needed.'],
      ['yuki', 'Grilled pineapple, chilli, no ham. Try it before you speak.'],
      ['kofi', 'Yuki is right and I am annoyed about it.'],
      ['jonas', 'So it is decided. Thank you all.'],
      ['sam_b', 'NOTHING is decided.'],
      [
        'grace',
        'I am locking this after forty-one private messages about cheese. You are all lovely. Go and have dinner.',
      ],
    ],
  },
  ...laterThreads,
];
