import { removeAvatar } from '../../accounts/users/avatars/queries.js';
import { queueRestriction } from '../../accounts/users/notices.js';
import { noProfile } from '../../accounts/users/profile-rules.js';
import { release, restrict } from '../../accounts/users/suspension.js';
import { recordIfChanged } from '../../api/audit/changes.js';
import type { RestrictionKind } from '../../api/auth/restrictions.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { deletePictures } from '../../content/pictures/pictures.js';
import { futureFault } from '../../core/contract/future.js';
import { discard } from '../../core/storage/discard.js';
import { claimPerson } from './policy.js';
import { standing } from './queries.js';

type RestrictionInput<Id extends 'suspendUser' | 'silenceUser' | 'unsuspendUser' | 'unsilenceUser'> = Pick<
  Input<Id>,
  'path' | 'caller' | 'database' | 'record' | 'refuse' | 'body' | 'parts'
>;

async function restrictUser(
  kind: RestrictionKind,
  {
    path,
    body: { reason, until = null },
    caller,
    database,
    parts,
    record,
    refuse,
  }: RestrictionInput<'suspendUser' | 'silenceUser'>,
) {
  const fault = futureFault(until);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { until: fault } });
  }
  const { id } = await claimPerson(database, path.username, caller, refuse);
  const end = until === null ? null : new Date(until);
  const body = await recordIfChanged(
    () => database.$one(standing, [id]),
    () => restrict(database, id, kind, { reason, until: end }),
    async () => {
      await queueRestriction(database, parts.config, id, kind, { reason, until: end });
      await record({ target: 'user', id, reason, details: end === null ? {} : { until: end.toISOString() } });
    },
  );
  return { status: 200 as const, body };
}

async function liftRestriction(
  kind: RestrictionKind,
  { path, caller, database, record, refuse }: RestrictionInput<'unsuspendUser' | 'unsilenceUser'>,
) {
  const { id } = await claimPerson(database, path.username, caller, refuse);
  const body = await recordIfChanged(
    () => database.$one(standing, [id]),
    () => release(database, id, kind),
    () => record({ target: 'user', id }),
  );
  return { status: 200 as const, body };
}

export const suspendUser: Handler<'suspendUser'> = (input) => restrictUser('suspended', input);
export const unsuspendUser: Handler<'unsuspendUser'> = (input) => liftRestriction('suspended', input);
export const silenceUser: Handler<'silenceUser'> = (input) => restrictUser('silenced', input);
export const unsilenceUser: Handler<'unsilenceUser'> = (input) => liftRestriction('silenced', input);

export const setUserRole: Handler<'setUserRole'> = async ({ path, body, caller, database, record, refuse }) => {
  const { id, role: from } = await claimPerson(database, path.username, caller, refuse);
  if (from !== body.role) {
    await database.user.update({ where: { id }, data: { role: body.role }, select: { id: true } });
    await record({ target: 'user', id, details: { from, to: body.role } });
  }
  return { status: 200, body: await database.$one(standing, [id]) };
};

export const clearProfile: Handler<'clearProfile'> = async (input) => {
  const { path, caller, database, parts, record, refuse, afterwards } = input;
  const { id } = await claimPerson(database, path.username, caller, refuse);
  const keys = await removeAvatar(database, id);
  keys.push(...(await deletePictures(database, { userId: id })));
  for (const key of keys) afterwards(() => discard(parts, key));
  const isSaid = Object.keys(noProfile).map((field) => ({ [field]: { not: null } }));
  const { count } = await database.user.updateMany({ where: { id, OR: isSaid }, data: noProfile });
  if (count + keys.length > 0) await record({ target: 'user', id });
  return { status: 200, body: await database.$one(standing, [id]) };
};
