import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.js';
import { canonicalHost, hostOf, isLoopback, isUnspecified } from './hosts.js';

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'origin');

/** Saves where the service listens, for commands, which are other processes. If it cannot be written, they use the settings. */
export function saveOrigin(config: Pick<Config, 'dataDir'>, origin: string): void {
  try {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(fileOf(config), `${origin}\n`);
  } catch {}
}

/** The origin of links that a command makes: the public one, the saved one of the running service, or that of the settings. */
export function originForLinks(config: Pick<Config, 'dataDir' | 'publicUrl' | 'host' | 'port'>): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  try {
    return new URL(readFileSync(fileOf(config), 'utf8').trim()).origin;
  } catch {
    const isHere = isUnspecified(config.host) || isLoopback(canonicalHost(config.host) ?? config.host);
    const host = isHere ? 'localhost' : hostOf(config.host);
    return `http://${host}:${config.port}`;
  }
}
