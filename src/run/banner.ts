import type { AddressInfo } from 'node:net';
import { demoPeople } from '../accounts/users/demo-people.js';
import type { Config } from '../core/platform/config.js';
import { canonicalHost, hostOf, isLoopback, isUnspecified } from '../core/platform/hosts.js';
import type { DemoAccess } from '../demo/demo.js';

/** Where the service listens, and other facts for the banner. */
export type Facts = {
  config: Config;
  address: AddressInfo;
  databaseFolder: string | null;
  demoAccess: DemoAccess | null;
  /** The token of the setup link for the first admin; null if there are accounts. */
  ownerToken: string | null;
};

/** The start banner, for the person who has started the service. */
export function banner({ config, address, databaseFolder, demoAccess, ownerToken }: Facts): string {
  const origin = listeningOrigin(address);
  const owner = `${config.publicUrl?.origin ?? origin}/sign-up?invitation=${ownerToken}`;
  const [basePath, ...others] = config.basePaths;
  const base = `${origin}${basePath}`;
  const seconds = (performance.now() / 1000).toFixed(1);
  const { password, ...demoKeys } = demoAccess ?? {};
  const keys = Object.entries(demoKeys).map(([role, key], index) =>
    line(index === 0 ? 'Demo keys' : '', `${role.padEnd(10)} ${key}`),
  );
  const names = Object.entries(demoPeople).map(([role, name]) => `${name} (${role})`);
  const entrance = password === undefined ? [] : [line('Sign in', `${names.join(', ')}: password ${password}`)];
  return [
    '',
    `  Plaza is up, after ${seconds} s`,
    ...(config.publicUrl === null ? [] : [line('Public', config.publicUrl.href)]),
    line('Pages', `${origin}/  (sign up, keys; reference at /docs)`),
    line('Interface', `${base}  (${[...others.map((other) => `also under ${other}`), below].join('; ')})`),
    ...(databaseFolder === null ? [] : [line('Database', databaseFolder)]),
    ...keys,
    ...entrance,
    ...(ownerToken === null ? [] : [line('Begin', `${owner}  (once, for the first admin)`)]),
    // Over plain HTTP the service may answer only the proxy.
    line('Try', `curl -s ${config.publicUrl?.origin ?? origin}${basePath}/forum/boards`),
    ...(isNameless(config) ? [line('Warning', nameless)] : []),
    '',
    '',
  ].join('\n');
}

/** The service's origin on this machine. */
export const listeningOrigin = (address: AddressInfo): string => `http://${reachable(address)}:${address.port}`;

const below = 'health at /health, contract at /openapi.yaml';
const nameless =
  'HOST opens the service to the network, where no name of it is known: set PUBLIC_URL or ALLOWED_HOSTS.';

/** True if other machines can reach the service and no setting names its host. */
function isNameless({ host, publicUrl, allowedHosts }: Config): boolean {
  return publicUrl === null && allowedHosts.length === 0 && !isLoopback(canonicalHost(host) ?? host);
}

function line(label: string, text: string): string {
  return `  ${label.padEnd(10)} ${text}`;
}

function reachable({ address }: Facts['address']): string {
  return isUnspecified(address) ? 'localhost' : hostOf(address);
}
