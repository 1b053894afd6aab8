import type { Name } from './community/types.js';
import type { Making } from './making.js';
import { hour, minute } from './times.js';

type Letter = { title: string | null; people: readonly [Name, ...Name[]]; said: readonly (readonly [Name, string])[] };

/** Conversations, of which the first person of each began it and the second has not read the last message. */
const letters: readonly Letter[] = [
  {
    title: 'The old oven, next Saturday',
    people: ['mateo', 'ines', 'noor'],
    said: [
      [
        'mateo',
        'I fire the old oven next Saturday. There is room for **four loaves** and somebody who watches the door.',
      ],
      ['noor', 'I bring dough and a chair. From when on?'],
      ['ines', 'Me too! Can I bring the small one? She kneads everything she can reach.'],
      ['mateo', 'From two in the morning, as ever. Later is fine, too: the stones stay warm until noon.'],
      ['noor', 'Then I come at eleven, with the chair.'],
    ],
  },
  {
    title: null,
    people: ['yuki', 'noor'],
    said: [
      ['yuki', 'Your mother’s recipe says “flour until it feels right”. My label maker asks how much that is.'],
      ['noor', 'About 400 g. Do not tell her that I measured.'],
      ['yuki', 'Labelled *right (400 g)*. Thank you!'],
    ],
  },
];

/** Seeds conversations of the last days. */
export async function createMessages({ tx, now, idOf }: Pick<Making, 'tx' | 'now' | 'idOf'>): Promise<void> {
  for (const [place, { title, people, said }] of letters.entries()) {
    const hours = (step: number) => 20 * place + 3 * (said.length - 1 - step);
    const at = (step: number) => new Date(now.getTime() - 4 * minute - hours(step) * hour);
    const starterId = idOf(people[0]);
    const { id } = await tx.conversation.create({ data: { starterId, title, createdAt: at(0) }, select: { id: true } });
    const ids: number[] = [];
    for (const [step, [by, content]] of said.entries()) {
      const data = { conversationId: id, authorId: idOf(by), content, createdAt: at(step) };
      ids.push((await tx.message.create({ data, select: { id: true } })).id);
    }
    const [before = 0, latestId = 0] = ids.slice(-2);
    for (const [order, name] of people.entries()) {
      const seen = order === 1 ? { readId: before, unread: 1 } : { readId: latestId };
      const data = {
        conversationId: id,
        userId: idOf(name),
        latestId,
        joinedAt: new Date(at(0).getTime() + order),
        ...seen,
      };
      await tx.conversationPerson.create({ data, select: { userId: true } });
    }
  }
}
