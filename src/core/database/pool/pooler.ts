import pg from 'pg';
import { StartError } from '../../platform/config.js';
import { withConnection } from '../connection.js';
import { inspectSession, requestSession, sessionAdvice, sessionStatements } from './session.js';

/**
 * Gives the role that a pooler signs in with the session settings of requests, over a connection past the pooler. They apply to connections
 * that the pooler opens afterwards.
 * @throws StartError if the role of `directUrl` lacks permission
 */
export async function setSessions(url: string, directUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(url).username);
  await withConnection(directUrl, 'plaza', async (client) => {
    const info = { ...(await inspectSession(client, requestSession)), role };
    try {
      await client.query(sessionStatements(info));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
      throw new StartError(`The role that DATABASE_DIRECT_URL names may not change ${role}. ${sessionAdvice(info)}`);
    }
  });
}

/**
 * Checks that the pooler supports prepared statements. Two clients prepare one name for two statements, each in its own transaction; a
 * pooler in transaction mode without support gives both the same connection.
 * @throws StartError if the second client gets the wrong statement
 */
export async function requirePreparedStatements(url: string): Promise<void> {
  const name = `plaza_start_${process.pid}`;
  const prepare = (text: string) => withConnection(url, 'plaza', (client) => client.query({ name, text }));
  try {
    await withConnection(url, 'plaza', async (first) => {
      await first.query({ name, text: 'SELECT 1' });
      await prepare('SELECT 2');
      await first.query({ name, text: 'SELECT 1' });
    });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !/^(42P05|26000)$/.test(error.code ?? '')) throw error;
    throw new StartError(
      'DATABASE_URL leads through a pooler that mixes up prepared statements of different connections: set PREPARED_STATEMENTS=off, or let the pooler keep them, which PgBouncer does from 1.21 on with max_prepared_statements',
    );
  }
}
