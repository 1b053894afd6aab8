import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  defaultKeyDays,
  issueKey,
  type KeyRecord,
  listApiKeys,
  revokeApiKey,
  scopes,
  usualScopes,
} from '../accounts/users/api-keys.js';
import { findUser } from '../accounts/users/users.js';
import { type AuditTarget, writeOperatorsEntry } from '../api/audit/entries.js';
import type { Scope } from '../core/contract/operation.js';
import { isoOrNull, sql } from '../core/database/formats.js';
import { inTransaction } from '../core/database/transaction.js';
import { withDatabase } from './database.js';
import { type Column, type Flags, type Io, parseId, write, writeJson, writeList, writeResult } from './io.js';
import { type Lifetime, parseLifetime } from './times.js';

type KeyFlags = Flags & { user: string };

/** Adds the commands of `key`. */
export function keyCommands(program: Command, io: Io): void {
  const key = program.command('key').description('create, list and revoke API keys');

  key
    .command('create')
    .description('create a key and print it; it cannot be shown again')
    .requiredOption('--user <name>', 'whose key it will be')
    .addOption(
      new Option('--scopes <list>', `what the key may do: ${scopes.join(', ')}`)
        .argParser(parseScopes)
        .default([...usualScopes], usualScopes.join(',')),
    )
    .addOption(
      new Option('--expires <time>', 'when it ends: hours, days or weeks, such as 90d, or never')
        .argParser(parseLifetime)
        .default(parseLifetime(`${defaultKeyDays}d`), `${defaultKeyDays}d`),
    )
    .option('--name <name>', 'name of the key', 'Command line')
    .action((_, command: Command) => create(io, command.optsWithGlobals()));

  key
    .command('list')
    .description("list a user's keys, newest first")
    .requiredOption('--user <name>', 'whose keys')
    .action((_, command: Command) => list(io, command.optsWithGlobals()));

  key
    .command('revoke')
    .description('revoke a key immediately and permanently')
    .argument('<id>', 'id as shown by "key list"', parseId)
    .action((id: number, _, command: Command) => revoke(io, id, command.optsWithGlobals()));
}

type NewKeyFlags = KeyFlags & { scopes: Scope[]; expires: Lifetime; name: string };

async function create(io: Io, flags: NewKeyFlags): Promise<void> {
  const { name, scopes: granted, expires } = flags;
  const made = await withDatabase(io, ({ database }) =>
    inTransaction(database, async (transaction) => {
      const { id: userId } = await findUser(transaction, flags.user);
      const key = await issueKey(transaction, { userId, name, scopes: granted, expiresAt: expires(new Date()) });
      await writeOperatorsEntry(transaction, 'createApiKey', ofKey(userId, key));
      return key;
    }),
  );
  if (flags.json) await writeJson(io, { ...keyJson(made), key: made.key });
  else await write(io, `${made.key}\n`);
}

function list(io: Io, flags: KeyFlags): Promise<void> {
  return withDatabase(io, async ({ prisma }) => {
    const { id } = await findUser(prisma, flags.user);
    await writeList(io, flags, await listApiKeys(prisma, id), keyJson, columns);
  });
}

async function revoke(io: Io, id: number, flags: Flags): Promise<void> {
  const key = await withDatabase(io, ({ database }) =>
    inTransaction(database, async (transaction) => {
      const revoked = await revokeApiKey(transaction, id);
      const { userId } = await transaction.apiKey.findUniqueOrThrow({ where: { id }, select: { userId: true } });
      await writeOperatorsEntry(transaction, 'revokeApiKey', ofKey(userId, revoked));
      return revoked;
    }),
  );
  await writeResult(io, flags, keyJson(key), `Revoked key ${key.id}, "${key.name}", which begins with ${key.prefix}.`);
}

/** The audit log's entry for a key. */
const ofKey = (userId: number, { id, scopes }: KeyRecord): AuditTarget => ({
  target: 'user',
  id: userId,
  details: { api_key: String(id), ...(scopes.includes('forward') ? { scopes: scopes.join(',') } : {}) },
});

const columns: readonly Column<KeyRecord>[] = [
  { heading: 'ID', width: 6, cell: ({ id }) => String(id) },
  { heading: 'KEY', width: 13, cell: ({ prefix }) => `${prefix}…` },
  { heading: 'STATE', width: 7, cell: stateOf },
  { heading: 'SCOPES', width: 10, cell: (key) => key.scopes.join(',') },
  { heading: 'CREATED (UTC)', width: 19, cell: ({ createdAt }) => sql(createdAt) },
  { heading: 'EXPIRES', width: 19, cell: ({ expiresAt }) => (expiresAt === null ? 'never' : sql(expiresAt)) },
  { heading: 'LAST USED', width: 19, cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : sql(lastUsedAt)) },
  { heading: 'NAME', width: 0, cell: ({ name }) => name },
];

function keyJson(key: KeyRecord) {
  const { id, name, prefix, scopes } = key;
  return {
    ...{ id, name, prefix, scopes, state: stateOf(key) },
    created_at: isoOrNull(key.createdAt),
    expires_at: isoOrNull(key.expiresAt),
    revoked_at: isoOrNull(key.revokedAt),
    last_used_at: isoOrNull(key.lastUsedAt),
  };
}

function stateOf({ revokedAt, isLive }: KeyRecord): 'live' | 'expired' | 'revoked' {
  if (isLive) return 'live';
  return revokedAt === null ? 'expired' : 'revoked';
}

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim());
  const known = names.map((name) => scopes.find((scope) => scope === name));
  if (known.includes(undefined)) throw new InvalidArgumentError(`It is a list of ${scopes.join(', ')}.`);
  return scopes.filter((scope) => known.includes(scope));
}
