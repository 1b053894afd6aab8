import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { watchMemory } from './memory.js';
import { fixed, print } from './report.js';
import { plazaEnvironment, servePlaza } from './servers.js';

const mebibyte = 1024 * 1024;
/** Maximum memory of a reply, as a multiple of its bytes. */
const mostTimes = 4;

/**
 * The largest possible replies, one and two at once: bytes, seconds, and the server's memory for each, also as a multiple
 * of the bytes. More than `mostTimes` is a failure.
 */
export async function measureLargestReplies(url: string): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' });
  await client.connect();
  await fill(client);
  await client.end();
  print(
    ['', 'MiB', 'seconds', 'memory MiB', 'times'],
    `the largest replies: memory of at most ${mostTimes} times each`,
  );
  let worst = 0;
  for (const [path, small] of paths) {
    for (const count of [1, 2]) {
      // An own process for each: memory once taken is seldom returned.
      const plaza = await servePlaza(plazaEnvironment(url), '');
      // Warms up, so that a new process's own memory does not count.
      for (let n = 0; n < 200; n++) {
        await fetch(`${plaza.origin}/api/v1${small}`).then((reply) => reply.text());
      }
      let bytes = 0;
      const began = performance.now();
      const raised = await watchMemory(plaza.pid, () =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const reply = await fetch(`${plaza.origin}/api/v1${path}`);
            if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`);
            bytes = (await reply.arrayBuffer()).byteLength;
          }),
        ),
      );
      const seconds = (performance.now() - began) / 1000;
      const figures = [fixed(bytes / mebibyte, 1), fixed(seconds, 2), fixed(raised / mebibyte / count, 1)];
      const times = raised / count / bytes;
      worst = Math.max(worst, times);
      print([`${path}, ${count} at once`, ...figures, fixed(times, 1)]);
    }
  }
  if (worst > mostTimes) throw new Error(`A reply took ${fixed(worst, 1)} times its bytes, more than ${mostTimes}`);
}

/** The largest replies, each with a small one for the warm-up. */
const paths = [
  ['/answers/questions/1', '/answers/questions/2'],
  ['/forum/topics/1', '/forum/topics/2'],
  ['/forum/boards', '/forum/topics/2'],
  ['/videos/1/comments?per_page=100', '/videos/2/comments'],
] as const;

/** A question, a topic, boards and a video with the longest possible texts, all emoji. */
async function fill(client: pg.Client): Promise<void> {
  const text = (length: number) => `repeat(chr(128512), ${length})`;
  await client.query(`
    INSERT INTO users (id, username, email) VALUES (1, 'bench', 'bench@example.org');
    INSERT INTO boards (title, description, position)
      SELECT ${text(200)}, ${text(65535)}, n FROM generate_series(1, 1000) n;
    INSERT INTO topics (id, board_id, author_id, title, content)
      SELECT 1, min(id), 1, ${text(200)}, ${text(65535)} FROM boards;
    INSERT INTO replies (topic_id, author_id, content) SELECT 1, 1, ${text(65535)} FROM generate_series(1, 20);
    INSERT INTO questions (id, author_id, title, body) VALUES (1, 1, ${text(200)}, ${text(65535)});
    INSERT INTO topics (id, board_id, author_id, title, content) SELECT 2, min(id), 1, 'Small', 'x' FROM boards;
    INSERT INTO questions (id, author_id, title, body) VALUES (2, 1, 'Small', 'x');
    INSERT INTO answers (question_id, author_id, body) SELECT 1, 1, ${text(65535)} FROM generate_series(1, 1000);
    INSERT INTO videos (id, author_id, title, status, object_key, mime_type, size)
      SELECT n, 1, 'Watched', 'ready', 'none ' || n, 'video/mp4', 1 FROM generate_series(1, 2) n;
    INSERT INTO comments (video_id, author_id, content) SELECT 1, 1, ${text(10000)} FROM generate_series(1, 100);
  `);
}
