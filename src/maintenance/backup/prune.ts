import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type Manifest, names } from './manifest.js';
import { objectsFolder, type Place } from './place.js';
import { parsedLines } from './streams.js';

/** Retention: the newest backups, those of the last days, and unfinished ones of the last day, which can be continued. */
export type Retention = { days: number; newest: number; isUnfinishedKept: boolean; now?: Date };

/** Milliseconds. */
const day = 86_400_000;

type FoundBackup = { name: string; files: string[]; at: Date; isWhole: boolean; isDamaged: boolean };

/**
 * Removes old and unfinished backups from a folder, and shared objects that no other backup has. No backup may run there
 * meanwhile. Backups with an unreadable manifest are kept with all objects, since their objects are unknown. Returns the
 * names of removed, kept and damaged ones, and the number of removed objects.
 */
export async function pruneBackups(root: Place, { days, newest, isUnfinishedKept, now = new Date() }: Retention) {
  const files = await root.files();
  const all = await backupsIn(root, [...files.keys()]);
  const damaged = all.filter(({ isDamaged }) => isDamaged);
  const found = all.filter(({ isDamaged }) => !isDamaged);
  const whole = found.filter(({ isWhole }) => isWhole).sort((a, b) => b.at.getTime() - a.at.getTime());
  const oldest = now.getTime() - days * day;
  const kept = whole.filter(({ at }, place) => place < newest || at.getTime() >= oldest);
  const unfinished = found.filter(
    ({ isWhole, at }) => !isWhole && isUnfinishedKept && at.getTime() >= now.getTime() - day,
  );
  const removed = found.filter((each) => !kept.includes(each) && !unfinished.includes(each));
  // Manifest first: if interrupted, the rest is no backup any more.
  const manifestFirst = (a: string, b: string) =>
    Number(b.endsWith(names.manifest)) - Number(a.endsWith(names.manifest));
  for (const each of removed) for (const file of each.files.sort(manifestFirst)) await root.remove(file);
  const isKnown = kept.length > 0 && unfinished.length + damaged.length === 0;
  const objects = isKnown ? await pruneObjects(root, files, kept) : 0;
  const namesOf = (backups: readonly FoundBackup[]) => backups.map(({ name }) => name).sort();
  return {
    removed: namesOf(removed),
    kept: namesOf([...kept, ...damaged]),
    ...(damaged.length > 0 && { damaged: namesOf(damaged) }),
    objects,
  };
}

async function backupsIn(root: Place, files: readonly string[]): Promise<FoundBackup[]> {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const [name = ''] = file.split('/');
    if (!file.includes('/') || `${name}/` === objectsFolder) continue;
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const found: FoundBackup[] = [];
  for (const [name, its] of byName) {
    // Files of anything else are left alone.
    if (!its.includes(`${name}/${names.begun}`)) continue;
    const isWhole = its.includes(`${name}/${names.manifest}`);
    const manifest = isWhole ? await manifestOf(root, name).catch(() => null) : undefined;
    const at = manifest ? new Date(manifest.snapshot_at) : await begunAt(root, name);
    found.push({ name, files: its, at, isWhole, isDamaged: manifest === null });
  }
  return found;
}

/** Start of a backup, from its id. */
async function begunAt(root: Place, name: string): Promise<Date> {
  const text = (await buffer(await root.read(`${name}/${names.begun}`))).toString('utf8');
  const [, year, month, date, hour, minute] = /"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text) ?? [];
  return new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
}

async function manifestOf(root: Place, name: string): Promise<Manifest> {
  return JSON.parse((await buffer(await root.read(`${name}/${names.manifest}`))).toString('utf8')).manifest;
}

async function pruneObjects(
  root: Place,
  files: ReadonlyMap<string, number>,
  kept: readonly FoundBackup[],
): Promise<number> {
  const needed = new Set<string>();
  for (const { name } of kept) {
    if ((await manifestOf(root, name)).shared === undefined) continue;
    const lines = pipeline(await root.read(`${name}/${names.keys}`), createGunzip(), () => {});
    for await (const key of parsedLines<string>(lines)) needed.add(key);
  }
  if (needed.size === 0) return 0;
  let removed = 0;
  for (const file of files.keys()) {
    const key = file.slice(objectsFolder.length).replace(/\.age$/, '');
    const isOfAll = key === names.sums || key === names.recipients;
    if (!file.startsWith(objectsFolder) || isOfAll || needed.has(key)) continue;
    await root.remove(file);
    removed++;
  }
  return removed;
}
