import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { Context } from './context.js';

/** The connection whose transaction Prisma joins. */
const connection = new Context<pg.PoolClient>();

/**
 * Prisma's adapter with one difference: a transaction that Prisma begins within ours is ours. Prisma's queries go to our
 * connection, on which it neither begins nor ends a transaction. Prisma itself cannot join one that it did not begin
 * (prisma/prisma-client-js#216).
 */
export function transactionalAdapter(pool: pg.Pool): SqlDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter: SqlDriverAdapter = await factory.connect();
      const own = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolationLevel) => {
        const client = connection.value;
        if (client === undefined) return own(isolationLevel);
        const nothing = async () => {};
        const part = { client, options: { usePhantomQuery: true }, commit: nothing, rollback: nothing };
        return Object.assign(Object.create(adapter), part) as Transaction;
      };
      return adapter;
    },
  };
}

/** Runs `work`; a transaction that Prisma begins in it joins the transaction of this connection. */
export function joinTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  return connection.run(client, work);
}
