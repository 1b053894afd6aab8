import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../../shared/postgres-server.js';

/** Takes all connections of PostgreSQL, including those of the nodes, and holds them for a while. */
export async function takeConnections(primary: PostgresServer, milliseconds: number): Promise<void> {
  const superuser = await primary.superuser();
  const taken: pg.Client[] = [];
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: primary.url, application_name: 'others' });
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
      return true;
    } catch {
      return false;
    }
  };
  try {
    for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(20)) {
      while (await take());
      await superuser.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plaza'");
      await Promise.all(Array.from({ length: 8 }, take));
    }
  } finally {
    await Promise.all(taken.map((client) => client.end()));
    await superuser.end();
  }
}
