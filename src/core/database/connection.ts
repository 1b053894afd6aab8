import pg from 'pg';
import { StartError } from '../platform/config.js';

/**
 * Opens one connection for `use`, and closes it afterwards. `name` is its `application_name`.
 * @throws StartError if the database cannot be reached
 */
export async function withConnection<T>(
  url: string,
  name: string,
  use: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: name,
    ...(options === undefined ? {} : { options }),
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const host = URL.canParse(url) ? ` at ${new URL(url).host || 'its socket'}` : '';
    throw new StartError(`The database${host} cannot be reached: ${reasonOf(error)}`);
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The message of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  if (error.message.startsWith('unsupported startup parameter')) {
    return `${error.message}, so that a pooler is in between: DATABASE_DIRECT_URL has to lead past it, to PostgreSQL itself`;
  }
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name);
}
