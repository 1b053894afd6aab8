import { isLoopback } from '../hosts.js';

/** An OpenID Connect provider. */
export type ProviderSettings = {
  /** Distinguishes providers in page addresses: `oidc`, `oidc-2`. */
  key: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Label of the button. */
  name: string;
  /** The claim that names groups whose members people are; none if undefined. */
  groups?: string;
};

/** Suffixes of the settings; the first provider has none. */
const numbers = ['', '_2', '_3', '_4', '_5', '_6', '_7', '_8', '_9'];

/** Whether this environment variable is a setting of a provider. */
export function isProviderSetting(name: string): boolean {
  return /^OIDC(_[2-9])?_(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME|GROUPS)$/.test(name);
}

/** The settings of all providers. */
export function providerSettings(texts: NodeJS.Dict<string>, faults: string[]): ProviderSettings[] {
  return numbers.flatMap((number) => {
    const prefix = `OIDC${number}`;
    const [issuer, clientId, clientSecret, name, groups] = [
      'ISSUER',
      'CLIENT_ID',
      'CLIENT_SECRET',
      'NAME',
      'GROUPS',
    ].map((part) => texts[`${prefix}_${part}`]);
    if (!issuer && !clientId && !clientSecret && !name && !groups) return [];
    if (!issuer || !clientId || !clientSecret) {
      faults.push(`${prefix}_ISSUER, ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET need each other`);
      return [];
    }
    const url = URL.canParse(issuer) ? new URL(issuer) : null;
    // Without encryption personal data is sent to this machine only.
    if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))) {
      faults.push(`${prefix}_ISSUER must be a URL that starts with https://, not ${JSON.stringify(issuer)}`);
      return [];
    }
    const key = `oidc${number.replace('_', '-')}`;
    const label = (name || url.hostname).slice(0, 50);
    return [{ key, issuer: url, clientId, clientSecret, name: label, ...(groups ? { groups } : {}) }];
  });
}
