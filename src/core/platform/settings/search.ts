import { EnvError, makeExactValidator } from 'envalid';
import { isLoopback } from '../hosts.js';

/** An OpenSearch server: its address, credentials, and the name of the index. */
export type SearchServer = { node: string; username: string; password: string; index: string };

/** The URL of an OpenSearch server. It is never shown in an error, since it contains a password. */
export const searchServer = makeExactValidator<SearchServer>((text) => {
  const [, address] = /^opensearch\+(https?:\/\/.+)$/.exec(text) ?? [];
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  const [, index] = /^\/([a-z0-9][a-z0-9_-]{0,99})?$/.exec(url?.pathname ?? '') ?? [];
  if (url === null || url.search !== '' || url.hash !== '' || (url.pathname !== '/' && index === undefined)) {
    throw new EnvError('must be opensearch+https://user:password@host, with a port and the name of an index if needed');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new EnvError('must start with opensearch+https://, but for an engine on this machine');
  }
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return { node: url.origin, username, password, index: index ?? 'plaza' };
});
