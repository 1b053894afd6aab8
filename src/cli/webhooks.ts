import type { Command } from 'commander';
import { type OwnerState, webhooksByOwner } from '../community/webhooks/readings.js';
import { withDatabase } from './database.js';
import { type Column, type Flags, type Io, writeList } from './io.js';

/** Longest list of owners. */
const mostOwners = 20;

const columns: readonly Column<OwnerState>[] = [
  { heading: 'OWNER', width: 30, cell: ({ owner }) => owner ?? '(the site)' },
  { heading: 'DUE', width: 7, cell: ({ due }) => String(due) },
  { heading: 'SINCE', width: 20, cell: ({ due_since: since }) => (since === null ? '-' : `${since.slice(0, 19)}Z`) },
  { heading: 'FAILING', width: 7, cell: ({ failing }) => String(failing) },
  { heading: 'SLOW', width: 5, cell: ({ slow }) => String(slow) },
  { heading: 'DISABLED', width: 8, cell: ({ disabled }) => String(disabled) },
];

/** Adds the command `webhooks`. */
export function webhooksCommand(program: Command, io: Io): void {
  program
    .command('webhooks')
    .description(
      'list whose webhooks are behind, failing, slow or were disabled by the service: 20 owners, the worst first',
    )
    .action(async (_, command: Command) => {
      const flags: Flags = command.optsWithGlobals();
      const owners = await withDatabase(io, ({ database }) => webhooksByOwner(database, mostOwners));
      await writeList(io, flags, owners, (each) => each, columns);
    });
}
