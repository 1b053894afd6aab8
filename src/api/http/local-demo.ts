import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import type { Config } from '../../core/platform/config.js';
import { canonicalHost, isLoopback } from '../../core/platform/hosts.js';

/** Headers of proxies: a caller behind one is not on this machine. */
const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/**
 * Whether a request to a demo comes from the machine that it runs on. A demo that listens elsewhere, has a public address or is reached by
 * another name or through a proxy may be reached by others.
 */
export function isLocalDemo(
  { headers, socket }: Pick<Request, 'headers' | 'socket'>,
  { demo, host, publicUrl, allowedHosts }: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'allowedHosts'>,
): boolean {
  if (!demo || publicUrl !== null || allowedHosts.length > 0) return false;
  if (ofProxies.some((name) => headers[name] !== undefined)) return false;
  const requestUrl = `http://${headers.host ?? ''}`;
  const name = URL.canParse(requestUrl) ? new URL(requestUrl).hostname : '';
  const ends = [host, socket.remoteAddress ?? ''].map((end) => canonicalHost(end.replace(/^::ffff:/i, '')) ?? '');
  return [...ends, name].every(isLoopback);
}

/** The file with the keys of a demo's accounts. */
export const demoKeysFile = (dataDir: string): string => join(dataDir, 'demo-keys.json');

/** The member's key of a demo, for requests from its own machine; null for others. */
export async function localDemoKey(req: Pick<Request, 'headers' | 'socket'>, config: Config): Promise<string | null> {
  if (!isLocalDemo(req, config)) return null;
  // A demo whose file is gone or damaged has no key to show.
  const text = await readFile(demoKeysFile(config.dataDir), 'utf8').catch(() => '{}');
  const [, key = null] = /"member": "(plaza_\w+)"/.exec(text) ?? [];
  return key;
}
