import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from './options.js';

const common = 'scripts/lab/fuzz/schemathesis.toml';

/** Schemathesis' configuration for an identity. The member has a peer, whose resources the tool also tries to read. */
export function configurationFor(as: Identity, keys: ReadonlyMap<string, string>, folder: string): string[] {
  const bearer = (name: string) => `Bearer ${keys.get(name)}`;
  if (as !== 'member') {
    const header = keys.has(as) ? [`--header=Authorization: ${bearer(as)}`] : [];
    return [`--config-file=${common}`, '--no-color', 'run', ...header];
  }
  const peers = ['member', 'peer'];
  const users = peers.map((name) => ({ name, fixedHeaders: [{ name: 'Authorization', value: bearer(name) }] }));
  const [usersFile, file] = [join(folder, 'users.json'), join(folder, 'member.toml')];
  writeFileSync(usersFile, JSON.stringify({ auth: users }));
  const quoted = (value: unknown) => JSON.stringify(value);
  writeFileSync(
    file,
    `${readFileSync(common, 'utf8')}
[auth.wfc]
path = ${quoted(usersFile)}
user = "member"
peers = ${quoted(peers)}
`,
  );
  return [`--config-file=${file}`, '--no-color', 'run'];
}
