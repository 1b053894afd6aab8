import { createHash } from 'node:crypto';
import type pg from 'pg';
import { newKey, randomToken, type Storage } from '../../../src/core/storage/storage.js';
import { writeObjects } from '../../../src/demo/media/objects.js';
import { seededRandom } from '../../../src/demo/random.js';
import { corpus } from './corpus.js';
import { addUsers, inTransaction, type Progress, spanDays } from './fill.js';

/** Numbers of rows to create. */
export type FilePlan = { files: number; users: number };

const batchSize = 1000;
const day = 86_400_000;
const kinds = [
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['csv', 'text/csv'],
] as const;

const insertFiles = `
  WITH f AS (
    INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at)
    SELECT owner_id, name, mime_type, size, sha256, object_key, created_at, created_at
    FROM json_to_recordset($1) AS r (
      owner_id integer, name text, mime_type text, size bigint, sha256 text, object_key text, created_at timestamptz
    ) RETURNING id, object_key, created_at
  )
  INSERT INTO shares (token, file_id, created_at)
  SELECT r.token, f.id, f.created_at FROM f JOIN json_to_recordset($1) AS r (object_key text, token text) USING (object_key)
  WHERE r.token IS NOT NULL`;

/**
 * Adds small text files, some of them shared: first the bytes, then the rows. A failure rolls back all rows, and the sweep
 * removes the objects. Deterministic by plan and clock, except for keys and links.
 */
export async function fillFiles(
  client: pg.ClientBase,
  storage: Pick<Storage, 'write'>,
  plan: FilePlan,
  now: Date,
  progress: Progress,
): Promise<void> {
  const random = seededRandom(1);
  await inTransaction(client, async () => {
    const users = await addUsers(client, plan.users);
    for (let done = 0; done < plan.files; ) {
      const count = Math.min(batchSize, plan.files - done);
      const { sentences, subjects } = corpus('files', done);
      const files = Array.from({ length: count }, (_, index) => {
        const place = done + index + 1;
        const [ending, mimeType] = random.pick(kinds);
        const bytes = Buffer.from(
          Array.from({ length: 1 + random.below(20) }, () => random.pick(sentences)).join(
            ending === 'csv' ? ',\n' : '\n',
          ),
        );
        return {
          object: { key: newKey('files'), mimeType, name: `${random.pick(subjects)} ${place}.${ending}`, bytes },
          // A few people own most of the files.
          ownerId: users[Math.floor(users.length ** random.next()) - 1],
          token: random.next() < 0.05 ? randomToken() : null,
          createdAt: new Date(now.getTime() - spanDays * day * (1 - place / (plan.files + 1))),
        };
      });
      await writeObjects(
        storage,
        files.map(({ object }) => object),
      );
      const rows = files.map(({ object: { key, mimeType, name, bytes }, ownerId, token, createdAt }) => ({
        owner_id: ownerId,
        name,
        mime_type: mimeType,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        object_key: key,
        token,
        created_at: createdAt,
      }));
      await client.query({ name: 'seed_files', text: insertFiles, values: [JSON.stringify(rows)] });
      done += count;
      progress('files', done, plan.files);
    }
  });
}
