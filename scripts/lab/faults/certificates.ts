import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../../shared/postgres-server.js';

/** A certificate authority and a database's certificate. */
export class Certificates {
  private constructor(
    private readonly folder: string,
    private readonly primary: PostgresServer,
  ) {}

  static canBeMade(): boolean {
    return spawnSync('openssl', ['version']).status === 0;
  }

  /** Creates both, and switches on encryption in the database. */
  static async for(primary: PostgresServer): Promise<Certificates> {
    const folder = mkdtempSync(join(tmpdir(), 'plaza-certificates-'));
    const made = new Certificates(folder, primary);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    made.openssl(
      'req',
      '-x509',
      ...key,
      ...['-keyout', 'ca.key', '-out', 'ca.crt', '-days', '3650', '-subj', '/CN=authority'],
    );
    made.openssl('req', ...key, ...['-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost']);
    made.give('server.key', 0o600);
    await made.issue(30);
    await primary.administer('ALTER SYSTEM SET ssl = on');
    await primary.administer('SELECT pg_reload_conf()');
    return made;
  }

  /** The file with the authority's certificate. */
  get authority(): string {
    return join(this.folder, 'ca.crt');
  }

  /** Issues a new certificate of the database, valid for this many days; expired if negative. */
  async issue(days: number): Promise<void> {
    const ca = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'];
    this.openssl('x509', '-req', '-in', 'server.csr', ...ca, '-days', String(days), '-out', 'server.crt');
    this.give('server.crt', 0o644);
    await this.primary.administer('SELECT pg_reload_conf()');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'ignore' });
  }

  /** Written atomically, since the database may read them at any moment. */
  private give(name: string, mode: number): void {
    const { cluster, account } = this.primary.home;
    const part = join(cluster, `${name}.part`);
    copyFileSync(join(this.folder, name), part);
    chmodSync(part, mode);
    if (account) chownSync(part, account.uid, account.gid);
    renameSync(part, join(cluster, name));
  }
}
