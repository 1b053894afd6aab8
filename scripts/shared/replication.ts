import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOnFreePort } from '../../src/core/database/embedded/postmaster.js';
import { type Cluster, makeCluster, PostgresServer } from './postgres-server.js';
import { until } from './until.js';

/** A streaming replica that accepts reads. */
export class Standby extends PostgresServer {
  static async follow(copy: Cluster): Promise<Standby> {
    return new Standby(copy, await launchOnFreePort(copy.home, copy.software));
  }

  /** Pauses the replay, effective on return. Received WAL is kept. */
  async pauseReplay(): Promise<void> {
    // The pause is only requested: running replay may still finish.
    await this.ask('SELECT pg_wal_replay_pause()');
    await until(async () => (await this.ask('SELECT pg_get_wal_replay_pause_state()')) === 'paused');
  }

  async resumeReplay(): Promise<void> {
    await this.ask('SELECT pg_wal_replay_resume()');
  }

  /** Promotes it to an independent primary. */
  async promote(): Promise<void> {
    await this.ask('SELECT pg_promote(true)');
  }

  /** Retries if the replay has cancelled the query or closed its connection. */
  private async ask(statement: string): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.administer(statement);
      } catch (error) {
        if ((error as { code?: string }).code !== '40001' || attempt === 20) throw error;
      }
    }
  }
}

/** A primary and a streaming replica. */
export type Replication = { primary: PostgresServer; replica: Standby; stop(): Promise<void> };

/**
 * Starts both in a temporary folder that is removed with them. The replica starts from a copy of the unused data folder,
 * and streams everything since. `isDurable`: the primary's acknowledged commits survive a crash.
 */
export async function startReplication({ isDurable = false } = {}): Promise<Replication> {
  const cluster = await makeCluster({ settings: { wal_level: 'replica', max_wal_senders: '10' } });
  const copy = copyOf(cluster);
  const primary = await PostgresServer.start(cluster, isDurable);
  const settings = {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${cluster.password}`,
    max_wal_senders: '10',
    fsync: 'off',
    // The replay does not wait for readers.
    max_standby_streaming_delay: '100ms',
  };
  // A replica needs at least the primary's numbers of connections and senders.
  const replica = await Standby.follow({ ...copy, home: { ...copy.home, settings, connections: 280 } });
  const stop = async () => {
    await replica.stop();
    await primary.stop();
  };
  return { primary, replica, stop };
}

function copyOf(cluster: Cluster): Cluster {
  const { folder, cluster: data, account } = cluster.home;
  const own = join(folder, 'replica');
  const home = { folder: own, cluster: join(own, 'cluster'), account };
  mkdirSync(own, { mode: 0o700 });
  execFileSync('cp', ['-a', data, home.cluster]);
  writeFileSync(join(home.cluster, 'standby.signal'), '');
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, own]);
  return { ...cluster, home };
}
