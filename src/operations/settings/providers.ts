import { isLoopback } from '../hosts.js';
import type { SettingValues } from './values.js';

/** Somewhere else where people sign in, by OpenID Connect. */
export type ProviderSettings = {
  /** Tells them apart in addresses of pages: `oidc`, `oidc-2`. */
  key: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** What the button says. */
  name: string;
};

/** How many there can be: the first without a number, the others from 2 on. */
const most = 9;

/** Whether this environment variable is a setting of one of them. */
export function isProviderSetting(name: string): boolean {
  return /^OIDC(_[2-9])?_(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)$/.test(name);
}

/** The settings of all of them. */
export function providerSettings(values: SettingValues): ProviderSettings[] {
  return Array.from({ length: most }, (_, index) => (index === 0 ? '' : `_${index + 1}`)).flatMap((number) => {
    const one = providerOf(`OIDC${number}`, values);
    return one === null ? [] : [{ key: `oidc${number.replace('_', '-')}`, ...one }];
  });
}

function providerOf(prefix: string, values: SettingValues): Omit<ProviderSettings, 'key'> | null {
  const [issuer = '', clientId = '', clientSecret = '', name = ''] = [
    'ISSUER',
    'CLIENT_ID',
    'CLIENT_SECRET',
    'NAME',
  ].map((part) => values.given(`${prefix}_${part}`));
  if (issuer + clientId + clientSecret + name === '') return null;
  if (issuer === '' || clientId === '' || clientSecret === '') {
    values.faults.push(`${prefix}_ISSUER, ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET need each other`);
    return null;
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  // What it says of people goes in the clear to this machine at most.
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))) {
    values.faults.push(`${prefix}_ISSUER must be a URL that starts with https://, not ${JSON.stringify(issuer)}`);
    return null;
  }
  return { issuer: url, clientId, clientSecret, name: (name || url.hostname).slice(0, 50) };
}
