import { Command, CommanderError } from 'commander';
import { StartError } from '../config.js';
import { isDatabaseUnavailable } from '../database/faults.js';
import { reasonOf } from '../database/migration-session.js';
import { PeopleError } from '../people/people.js';
import { checkCommand } from './check.js';
import { CommandError, type Io } from './io.js';
import { keyCommands } from './keys.js';
import { storageCommands } from './storage.js';
import { userCommands } from './users.js';

/** Runs one command and answers its exit code: 1 for a failure, 2 for a command line that makes no sense. */
export function runAdmin(args: readonly string[], io: Io): Promise<number> {
  return runProgram(adminProgram(io), args, io);
}

/** Runs a command line, and gives its exit code. */
export async function runProgram(program: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.stderr.write(`Error: ${explain(error)}\n`);
    return 1;
  }
}

function adminProgram(io: Io): Command {
  const program = new Command('npm run admin --')
    .description(
      'Manages users, API keys and the storage, and checks the database, beside a running service or on its own.',
    )
    .option('--json', 'write the result as JSON')
    .addHelpText('after', '\nThe database is found as the service finds it: by DATABASE_URL, or else DATA_DIR.');
  for (const add of [userCommands, keyCommands, storageCommands, checkCommand]) add(program, io);
  configure(program, io);
  return program;
}

/** Subcommands that are added ready-made do not inherit these settings. */
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

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof PeopleError || error instanceof CommandError) {
    return error.message;
  }
  if (isMissingTable(error)) {
    return 'The database holds no tables of Plaza yet: start the service with it once.';
  }
  if (isDatabaseUnavailable(error)) {
    return `The database cannot be reached: ${oneLine(reasonOf(error))}`;
  }
  return oneLine(error instanceof Error ? error.message : String(error));
}

function isMissingTable(error: unknown): boolean {
  const { code, meta } = error as { code?: unknown; meta?: { code?: unknown } };
  return code === 'P2021' || code === '42P01' || meta?.code === '42P01';
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}
