import { iso } from '../../core/database/formats.js';
import { sections } from './sections.js';

/** README of an archive. */
export function readmeOf(username: string, at: Date): string {
  const lists = sections.map(({ name, meaning }) => `  ${`${name}.json`.padEnd(16)} ${meaning}`).join('\n');
  return `This archive has what ${username} wrote and uploaded, as of ${iso(at)}.

“As of” means: all that was there at that time is in it. It took a while to read it, a page of each list after the other, and each
record is as it was at one moment of that while: what was made, changed or deleted meanwhile is here as it was before, or as it was
after. No record is here twice, or half. The counts in one list may be a little younger than what another list shows.

  profile.json     your account
${lists}
  files/           the bytes of your files, each under its id and its name
  videos/          the bytes of your videos, in the same way
  avatars/         your picture, by its size in pixels
  pictures/        pictures of your page, your stores and their products, in the same way as files
  missing.json     bytes that could not be read: “bytes” of “size” of them are here

Each list is a JSON array (UTF-8), oldest first. Fields are those of the interface; its contract describes them. Where a record has
a field “hidden” that is not null, others do not see it: it was hidden by a moderator, waits for approval (state “held”), or was deleted and
can be restored for some days yet. Times are UTC. Names lost characters that file systems do not take; the lists have them whole.
`;
}
