import { type Command, InvalidArgumentError } from 'commander';
import { type AuditEntry, type EntryFilters, everyEntry, filterFormats } from '../community/moderation/entries.js';
import { withDatabase } from './database.js';
import { type Column, type Io, writeJsonLines, writeRows } from './io.js';
import { parsePast } from './times.js';

/** Adds the command `log`. */
export function logCommand(program: Command, io: Io): void {
  program
    .command('log')
    .description('show the actions of staff and operators, oldest first; with --json one object per line')
    .option('--actor <name>', 'only actions of this user', formOf('actor'))
    .option('--action <name>', 'only this action, such as lockTopic', formOf('action'))
    .option('--target <what>', 'only actions on this target: topic:12, user:noor', formOf('target'))
    .option('--since <time>', 'only since this day, time, or duration ago: 2027-01-31, 90d', parsePast)
    .option('--until <time>', 'only before this time', parsePast)
    .action((_, command: Command) => show(io, command.optsWithGlobals()));
}

function show(io: Io, { json, ...wanted }: EntryFilters & { json?: true }): Promise<void> {
  return withDatabase(io, ({ database }) => {
    const entries = everyEntry(database.json, wanted);
    return json ? writeJsonLines(io, entries) : writeRows(io, entries, columns);
  });
}

const columns: readonly Column<AuditEntry>[] = [
  { heading: 'ID', width: 7, cell: ({ id }) => String(id) },
  { heading: 'AT (UTC)', width: 19, cell: ({ at }) => at.slice(0, 19).replace('T', ' ') },
  { heading: 'ACTOR', width: 20, cell: ({ actor }) => actor ?? 'operator' },
  { heading: 'ACTION', width: 20, cell: ({ action }) => action },
  { heading: 'TARGET', width: 20, cell: targetOf },
  { heading: 'DETAILS', width: 0, cell: detailsOf },
];

function targetOf({ target_type: type, target_id: id, target }: AuditEntry): string {
  return id === null ? type : `${type}:${target ?? id}`;
}

/** On one line, even if the reason has line breaks. */
function detailsOf({ details, reason }: AuditEntry): string {
  const pairs = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  return [...pairs, ...(reason === null ? [] : [JSON.stringify(reason)])].join(' ');
}

const formOf = (name: keyof typeof filterFormats) => (text: string) => {
  const { form, what } = filterFormats[name];
  if (!form.test(text)) throw new InvalidArgumentError(`It is ${what}.`);
  return text;
};
