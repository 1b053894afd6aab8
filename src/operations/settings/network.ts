import { isIP } from 'node:net';
import { canonicalHost } from '../hosts.js';
import type { SettingValues } from './values.js';

/** How the service is reached. Times are seconds. */
export type NetworkSettings = {
  port: number;
  host: string;
  basePaths: [string, ...string[]];
  publicUrl: URL | null;
  /** As `URL` writes them. */
  allowedHosts: readonly string[];
  trustProxy: boolean | number | string;
  requireHttps: boolean;
  hstsSubdomains: boolean;
  requestTimeout: number;
  uploadIdleTimeout: number;
  shutdownDelay: number;
};

/** The settings of the network. */
export function networkSettings(values: SettingValues): NetworkSettings {
  const publicUrl = values.url('PUBLIC_URL', ['https:', 'http:']);
  return {
    port: values.integer('PORT', 0, 65_535),
    host: values.text('HOST'),
    basePaths: basePaths(values),
    publicUrl,
    allowedHosts: values.list('ALLOWED_HOSTS').map((name) => {
      const host = canonicalHost(name);
      if (host === null) {
        values.faults.push(`ALLOWED_HOSTS must name hosts without scheme and port, not ${JSON.stringify(name)}`);
      }
      return host ?? name;
    }),
    trustProxy: trustProxy(values.text('TRUST_PROXY'), values.faults),
    requireHttps: values.either('REQUIRE_HTTPS', 'true', 'false', publicUrl?.protocol === 'https:'),
    hstsSubdomains: values.either('HSTS_SUBDOMAINS', 'true', 'false', false),
    requestTimeout: values.integer('REQUEST_TIMEOUT', 1, 86_400),
    uploadIdleTimeout: values.integer('UPLOAD_IDLE_TIMEOUT', 1, 86_400),
    shutdownDelay: values.integer('SHUTDOWN_DELAY', 0, 5),
  };
}

function basePaths(values: SettingValues): [string, ...string[]] {
  const [first = '/', ...others] = values.list('BASE_PATHS');
  for (const path of [first, ...others]) {
    if (!/^(\/[A-Za-z0-9._~-]+)*\/v1$/.test(path)) {
      values.faults.push(
        `BASE_PATHS must name paths that start with "/" and end in "/v1", not ${JSON.stringify(path)}`,
      );
    }
  }
  return [first, ...others];
}

function trustProxy(value: string, faults: string[]): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const wrong = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => {
      const [address = '', bits, ...rest] = item.split('/');
      if (named.includes(item)) return false;
      const longest = isIP(address) === 4 ? 32 : 128;
      const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
      return isIP(address) === 0 || !bitsFit || rest.length > 0;
    });
  if (wrong.length === 0) return value;
  faults.push(`TRUST_PROXY must be true, false, a number, or addresses and subnets, not ${JSON.stringify(value)}`);
  return false;
}
