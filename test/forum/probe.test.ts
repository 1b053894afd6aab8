import pg from 'pg';
import { pino } from 'pino';
import { it } from 'vitest';
import { testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { blockedBackends, until } from '../helpers/waiting.js';

it('probe', async () => {
  const lines: string[] = [];
  const app = await testApp({
    log: pino(
      { level: 'info' },
      {
        write: (l: string) => {
          lines.push(l);
        },
      },
    ),
  });
  const board = await forumOf(app).board();
  const holder = new pg.Client({ connectionString: app.testDatabase.url });
  await holder.connect();
  for (const key of [true, false]) {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM boards FOR UPDATE');
    lines.length = 0;
    const call = app.api
      .post('/forum/topics', app.people.admin.key)
      .send({ board_id: board, title: 'Once', content: 'x' });
    if (key) call.set('Idempotency-Key', 'k');
    const first = call.then((r) => r);
    await until(async () => (await blockedBackends(app.database.pool)).length > 0);
    for (const pid of await blockedBackends(app.database.pool))
      await holder.query('SELECT pg_terminate_backend($1)', [pid]);
    console.log((await first).status);
    console.log(lines.join('\n'));
    await holder.query('COMMIT');
  }
});
