import { EnvError, makeExactValidator } from 'envalid';

/** Where a clamd listens: a TCP port, or a socket of this machine. */
export type ScannerPlace = { host: string; port: number } | { path: string };

/** The URL of a clamd. The connection is not encrypted, so that it belongs on this machine or a private network. */
export const scannerPlace = makeExactValidator<ScannerPlace>((text) => {
  const url = /^clamd:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && [url.search, url.hash, url.username, url.password].every((part) => part === '');
  if (isPlain && url.host === '' && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) };
  if (isPlain && url.host !== '' && ['', '/'].includes(url.pathname)) {
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
  }
  throw new EnvError('must be clamd://host:port, or clamd:///path of a socket');
});
