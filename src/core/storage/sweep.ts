import type { Database } from '../database/client.js';
import type { ListedObject, Storage } from './storage.js';

/** Who owns objects: the folder that they are in, and which of some still belong to something. */
export type Owner = {
  folder: string;
  owned: (keys: readonly string[], given: { database: Database }) => Promise<string[]>;
};

/** An object is written before it is owned: what is younger may be an upload that is under way. */
const graceMinutes = 60;
const batch = 500;

/** The objects that nothing refers to: what a crash, or a database that failed at the wrong moment, left behind. */
export async function* orphans(
  { storage, database }: { storage: Storage; database: Database },
  owners: Record<string, Owner>,
  now = new Date(),
): AsyncIterable<ListedObject> {
  const before = now.getTime() - graceMinutes * 60_000;
  for (const { folder, owned } of Object.values(owners)) {
    let old: ListedObject[] = [];
    const unowned = async () => {
      const known = new Set(
        await owned(
          old.map(({ key }) => key),
          { database },
        ),
      );
      return old.filter(({ key }) => !known.has(key));
    };
    for await (const object of storage.list(folder)) {
      if (object.modifiedAt.getTime() > before) continue;
      old.push(object);
      if (old.length < batch) continue;
      yield* await unowned();
      old = [];
    }
    yield* await unowned();
  }
}
