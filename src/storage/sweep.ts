import type { Parts } from '../app.js';
import type { UploadRules } from '../http/uploads.js';
import type { ListedObject } from './storage.js';

/** An object is written before it is owned: what is younger may be an upload that is under way. */
const graceMinutes = 60;
const batch = 500;

/** The objects that nothing refers to: what a crash, or a database that failed at the wrong moment, left behind. */
export async function* orphans(
  { storage, database }: Pick<Parts, 'storage' | 'database'>,
  rules: UploadRules,
  now = new Date(),
): AsyncIterable<ListedObject> {
  const before = now.getTime() - graceMinutes * 60_000;
  for (const { folder, owned } of Object.values(rules)) {
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
