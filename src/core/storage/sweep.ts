import type { Database } from '../database/client.js';
import type { ListedObject, Storage } from './storage.js';

/** Owner of objects: their folder, and a function that says which of some objects are still referenced. */
export type Owner = {
  folder: string;
  owned: (keys: readonly string[], services: { database: Database }) => Promise<string[]>;
};

/** An object is written before it is referenced: younger ones may be uploads in progress. */
const graceMinutes = 60;
const batch = 500;

/** Finds unreferenced objects, which a crash or a database failure left behind. */
export async function* orphans(
  { storage, database }: { storage: Storage; database: Database },
  owners: Record<string, Owner>,
  now = new Date(),
): AsyncIterable<ListedObject> {
  const before = now.getTime() - graceMinutes * 60_000;
  for (const { folder, owned } of Object.values(owners)) {
    let old: ListedObject[] = [];
    const unowned = async () => {
      const ownedKeys = new Set(
        await owned(
          old.map(({ key }) => key),
          { database },
        ),
      );
      return old.filter(({ key }) => !ownedKeys.has(key));
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
