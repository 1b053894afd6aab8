import type { Community } from './community/types.js';
import type { Making } from './making.js';
import { day } from './times.js';

/** Creates the groups with their members, those who have asked to join or are invited, and the boards that a group alone reads. */
export async function createGroups(
  { tx, now, idOf }: Making,
  { groups }: Community,
  boardIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [place, { owners, members, requested = [], invited = [], reads = [], ...group }] of groups.entries()) {
    const createdAt = new Date(now.getTime() - (150 - 40 * place) * day);
    const { id } = await tx.group.create({ data: { ...group, createdAt, updatedAt: createdAt }, select: { id: true } });
    const people = { member: [...owners, ...members], requested, invited };
    const states = Object.keys(people) as (keyof typeof people)[];
    await tx.groupMember.createMany({
      data: states.flatMap((state) =>
        people[state].map((name, i) => ({
          ...{ groupId: id, userId: idOf(name), state, isOwner: state === 'member' && owners.includes(name) },
          since: state === 'member' ? new Date(createdAt.getTime() + i * day) : new Date(now.getTime() - (i + 1) * day),
        })),
      ),
    });
    const boards = { id: { in: reads.map((board) => boardIds.get(board) ?? 0) } };
    await tx.board.updateMany({ where: boards, data: { readAccess: 'groups' } });
    await tx.boardGroup.createMany({ data: boards.id.in.map((boardId) => ({ boardId, right: 'read', groupId: id })) });
  }
}
