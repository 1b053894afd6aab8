import { isIP } from 'node:net';
import { EnvError, makeExactValidator } from 'envalid';
import { canonicalHost } from '../hosts.js';
import { decimalsOf } from './currencies.js';
import { isEmailAddress } from './email-address.js';

/** Refuses a value and shows it: for settings that never contain a password. */
export function refuse(text: string, rule: string): never {
  throw new EnvError(`${rule}, not ${JSON.stringify(text)}`);
}

/** A whole number. */
export const integer = (minimum: number, maximum: number) =>
  makeExactValidator<number>((text) => wholeNumber(text, minimum, maximum, ''));

/** A whole number or a keyword. */
export const integerOr = <const Word extends string>(word: Word, minimum: number, maximum: number) =>
  makeExactValidator<number | Word>((text) =>
    text === word ? word : wholeNumber(text, minimum, maximum, ` or ${word}`),
  );

function wholeNumber(text: string, minimum: number, maximum: number, or: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  return refuse(text, `must be a whole number from ${minimum} to ${maximum}${or}`);
}

/** Seconds, may have a fraction. */
export const seconds = (minimum: number, maximum: number) =>
  makeExactValidator<number>((text) => {
    if (Number(text) >= minimum && Number(text) <= maximum) return Number(text);
    return refuse(text, `must be seconds from ${minimum} to ${maximum}`);
  });

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  makeExactValidator<Word>(
    (text) => words.find((word) => word === text) ?? refuse(text, `must be one of ${words.join(', ')}`),
  );

/** `true` or `false`. */
export const flag = makeExactValidator<boolean>((text) => oneOf(['true', 'false'])()._parse(text) === 'true');

/** A URL of one of these protocols, unchanged. It is never shown in an error, since it may contain a password. */
export const url = (...protocols: string[]) =>
  makeExactValidator<string>((text) => {
    if (isUrl(text, protocols)) return text;
    throw new EnvError(`must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
  });

/** The protocols of PostgreSQL's URLs. */
export const databaseProtocols = ['postgresql:', 'postgres:'];

/** A comma-separated list of database URLs. */
export const databaseUrls = makeExactValidator<string[]>((text) => {
  const urls = splitUrls(text).map((each) => each.trim());
  if (urls.every((each) => isUrl(each, databaseProtocols))) return urls;
  throw new EnvError('must be URLs that start with postgresql:// or postgres://, with commas between them');
});

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Splits a list of URLs where the next one begins: a password may contain a comma. */
export const splitUrls = (text: string): string[] => text.split(/,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i);

/** The server of a bucket: a URL without a path, of which the origin is used. */
export const serverUrl = makeExactValidator<string>((text) => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`) return parsed.origin;
  throw new EnvError('must be https://host, with a port if needed');
});

/** The items of a comma-separated list, without duplicates. */
const items = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/** Some of these words, or `none`. */
export const someOf = <const Word extends string>(words: readonly Word[]) =>
  makeExactValidator<readonly Word[]>((text) =>
    (text === 'none' ? [] : items(text)).map(
      (item) => words.find((word) => word === item) ?? refuse(item, `must name some of ${words.join(', ')}`),
    ),
  );

/** A share in percent, with at most two decimals. */
export const percent = makeExactValidator<number>((text) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100
    ? Number(text)
    : refuse(text, 'must be a number from 0 to 100, with at most two decimals'),
);

/** Base paths of the API. */
export const basePaths = makeExactValidator<[string, ...string[]]>((text) => {
  const [first = '/', ...others] = items(text);
  const wrong = [first, ...others].find((path) => !/^(\/[A-Za-z0-9._~-]+)*\/v1$/.test(path));
  return wrong === undefined
    ? [first, ...others]
    : refuse(wrong, 'must name paths that start with "/" and end in "/v1"');
});

/** Names of hosts, as `URL` writes them. */
export const hosts = makeExactValidator<readonly string[]>((text) =>
  items(text).map((name) => canonicalHost(name) ?? refuse(name, 'must name hosts without scheme and port')),
);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Trusted proxies, as for Express's `trust proxy`. */
export const proxies = makeExactValidator<boolean | number | string>((text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const areNetworks = text.split(',').every((item) => namedNetworks.includes(item.trim()) || isNetwork(item.trim()));
  return areNetworks ? text : refuse(text, 'must be true, false, a number, or addresses and subnets');
});

/** Addresses and subnets. */
export const networks = makeExactValidator<readonly string[]>((text) =>
  items(text).map((each) => (isNetwork(each) ? each : refuse(each, 'must be addresses and subnets'))),
);

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const isSubnet = /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
  return isIP(address) !== 0 && isSubnet && rest.length === 0;
}

/** An ISO 4217 code. Units of account, which have four decimals, are refused. */
export const currency = makeExactValidator<string>((text) =>
  Intl.supportedValuesOf('currency').includes(text) && decimalsOf(text) <= 3
    ? text
    : refuse(text, 'must be an ISO 4217 code such as EUR'),
);

/** Words and phrases, comma-separated or one a line; lines that begin with `#` are comments. */
export const phrases = makeExactValidator<readonly string[]>((text) => {
  const hasWord = (phrase: string) => /[\p{L}\p{N}]/u.test(phrase);
  if (text.includes('\n')) return text.split(/\r?\n/).filter((line) => !line.startsWith('#') && hasWord(line));
  const wrong = items(text).find((phrase) => !hasWord(phrase));
  return wrong === undefined ? items(text) : refuse(wrong, 'must name words');
});

/** Characters: a name has to fit in the title of a page and the subject of a mail. */
const longestName = 50;
/** Control characters, line breaks and direction overrides. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The name of the service. */
export const siteName = makeExactValidator<string>((text) => {
  const isName = [...text].length <= longestName && !notInNames.test(text) && /[\p{L}\p{N}]/u.test(text);
  return isName ? text : refuse(text, `must be one line of at most ${longestName} characters`);
});

/** A public email address. */
export const address = makeExactValidator<string>((text) =>
  isEmailAddress(text) ? text : refuse(text, 'must be an address such as plaza@example.org'),
);
