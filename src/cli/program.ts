import { Command, CommanderError } from 'commander';
import { AccountError } from '../accounts/users/users.js';
import { reasonOf } from '../core/database/connection.js';
import { isDatabaseUnavailable, isOtherSchema } from '../core/database/faults.js';
import { StartError } from '../core/platform/config.js';
import { backupCommands } from './backup.js';
import { checkCommand } from './check.js';
import { configCommand } from './config.js';
import { eventCommands } from './events.js';
import { exportCommand } from './exports.js';
import { CommandError, type Io } from './io.js';
import { keyCommands } from './keys.js';
import { logCommand } from './log.js';
import { mailCommands } from './mail.js';
import { mediaCommands } from './media.js';
import { migrateCommand } from './migrate.js';
import { purgeCommand } from './purge.js';
import { storageCommands } from './storage.js';
import { userCommands } from './users.js';
import { webhooksCommand } from './webhooks.js';

/** Runs one command and returns its exit code: 1 for a failure, 2 for a usage error. */
export function runAdmin(args: readonly string[], io: Io): Promise<number> {
  return runProgram(adminProgram(io), args, io);
}

/** Runs a command line and returns its exit code. */
export async function runProgram(program: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.stderr.write(`Error: ${explain(error, program.name())}\n`);
    return 1;
  }
}

function adminProgram(io: Io): Command {
  const program = new Command(io.program ?? 'npm run admin --')
    .description(
      'Manages users, API keys, mail, webhooks and the storage, checks, backs up and restores the database, and shows the log and the settings, beside a running service or on its own.',
    )
    .option('--json', 'write the result as JSON')
    .addHelpText('after', '\nThe database is found as the service finds it: by DATABASE_URL, or else DATA_DIR.');
  const commands = [
    userCommands,
    exportCommand,
    keyCommands,
    storageCommands,
    mailCommands,
    mediaCommands,
    eventCommands,
    webhooksCommand,
    purgeCommand,
    checkCommand,
    backupCommands,
    logCommand,
    configCommand,
    migrateCommand,
  ];
  for (const add of commands) add(program, io);
  configure(program, io);
  return program;
}

/** Commander's subcommands added as objects do not inherit these settings. */
export function configure(command: Command, io: Io): void {
  command
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, writeError) =>
        writeError(
          `${text
            .trim()
            .replace(/^error: /, 'Error: ')
            .replace(/\s*\n\s*/g, ' ')}\n`,
        ),
    });
  for (const each of command.commands) configure(each, io);
}

function explain(error: unknown, program: string): string {
  if (error instanceof StartError || error instanceof AccountError || error instanceof CommandError) {
    return error.message;
  }
  if (isOtherSchema(error)) {
    return `The database lacks tables of this version: run ${program} migrate, or start the service with it once.`;
  }
  if (isDatabaseUnavailable(error)) {
    return `The database cannot be reached: ${oneLine(reasonOf(error))}`;
  }
  return oneLine(error instanceof Error ? error.message : String(error));
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}
