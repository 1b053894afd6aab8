import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../../../src/core/database/connection.js';
import { upgradeSteps } from '../../../src/core/database/migrations/baseline.js';
import { applyMigrations } from '../../../src/core/database/migrations/migrations.js';
import { runInProcess } from '../../shared/in-process.js';
import { adminOf } from './release.js';

/** Number of migrations of the first commit. */
const oldest = 2;

/**
 * Migrates the oldest database through these commits, and returns the faults. `releases` are the compiled commits, in the
 * same order.
 */
export async function walk(folder: string, releases: readonly string[], url: string): Promise<string[]> {
  const first = join(releases[0] as string, 'prisma', 'migrations');
  for (const name of readdirSync(first).sort().slice(0, oldest)) {
    cpSync(join(first, name), join(folder, 'oldest', name), { recursive: true });
  }
  await applyMigrations(url, join(folder, 'oldest'));
  const query = (text: string) => withConnection(url, 'plaza', (client) => client.query(text));
  await query(`INSERT INTO users (username, email) VALUES ('first', 'first@plaza.example')`);
  await query(`INSERT INTO boards (title, description, position) VALUES ('First', '', 1)`);
  await query(
    `INSERT INTO topics (board_id, author_id, title, content) SELECT b.id, u.id, 'Résumé', 'Text' FROM boards b, users u`,
  );
  const environment = { DATABASE_URL: url, STORAGE_URL: `file:${folder}/old-storage`, DATA_DIR: join(folder, 'old') };
  const refused = await runInProcess(['migrate'], environment);
  const unnamed = upgradeSteps
    .filter(({ by }) => !refused.output.includes(by))
    .map(({ by }) => `${by} is not named: ${refused.output}`);
  for (const release of releases) await adminOf(release, environment, 'migrate');
  const migrated = await runInProcess(['migrate'], environment);
  const { rows } = await query(`SELECT FROM topics WHERE title = 'Résumé'`);
  return [
    ...(refused.code === 0 ? ['the oldest database was not refused'] : unnamed),
    ...(migrated.code === 0 ? [] : [migrated.output]),
    ...(rows.length === 1 ? [] : ['the oldest topic is lost']),
  ];
}
