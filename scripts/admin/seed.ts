import { Command, InvalidArgumentError } from 'commander';
import pg from 'pg';
import { fill } from '../../prisma/seed/bulk/fill.js';
import type { Plan } from '../../prisma/seed/bulk/plan.js';
import { fillQuestions } from '../../prisma/seed/bulk/questions.js';
import { faults } from '../../prisma/seed/bulk/verify.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, writeJson } from './io.js';
import { configure, runProgram } from './program.js';
import { progressBar } from './progress.js';

type Wanted = Plan & { questions: number };

/** Adds a community of any size to a database, to see how the service behaves with it. */
export function runSeed(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('npm run seed --')
    .description(
      'Adds boards, users, topics, replies and questions in bulk. Never meant for a community that is in use.',
    )
    .option('--topics <number>', 'topics to add', atMost(50_000_000), 0)
    .option('--replies <number>', 'replies to add', atMost(200_000_000), 0)
    .option('--questions <number>', 'questions to add, with answers and votes', atMost(50_000_000), 0)
    .option('--boards <number>', 'boards to add', atMost(1000), 6)
    .option('--users <number>', 'authors to use', atMost(1_000_000), 200)
    .option('--one-board', 'put all topics into one board', false)
    .option('--one-topic', 'put all replies into one topic', false)
    .addHelpText('after', '\nThe database is found as the service finds it: by DATABASE_URL, or else DATA_DIR.')
    .action((plan: Wanted) => {
      if (args.length === 0) program.error('error: say how many of what to add');
      return seed(plan, io);
    });
  configure(program, io);
  return runProgram(program, args, io);
}

async function seed(plan: Wanted, io: Io): Promise<void> {
  if (plan.users < 1 || (plan.topics > 0 && plan.boards < 1)) throw new CommandError('It takes a user and a board.');
  if (plan.replies > 0 && plan.topics < 1) throw new CommandError('Replies need a topic.');
  const began = performance.now();
  const boards = await withDatabase(io, async ({ url }) => {
    const client = new pg.Client({
      connectionString: url,
      // What a crash of the database would lose here can simply be added again.
      options: '-c TimeZone=UTC -c synchronous_commit=off -c jit=off -c work_mem=64MB',
      application_name: 'plaza seed',
    });
    await client.connect();
    try {
      const [now, progress] = [new Date(), progressBar(io.stderr)];
      const isForum = plan.topics > 0 || plan.questions === 0;
      const made = isForum ? await fill(client, plan, now, progress) : [];
      if (plan.questions > 0) await fillQuestions(client, plan, now, progress);
      await check(client, io);
      return made;
    } finally {
      await client.end();
    }
  });
  const { topics, replies, questions, users } = plan;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  await writeJson(io, { board_ids: boards, users, topics, replies, questions, seconds });
}

async function check(client: pg.ClientBase, io: Io): Promise<void> {
  io.stderr.write('analysing and verifying …\n');
  await client.query('VACUUM (ANALYZE)');
  const found = await faults(client);
  if (found.length > 0) throw new CommandError(`The database does not add up: ${found.join('; ')}.`);
}

function atMost(limit: number) {
  return (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= limit)) throw new InvalidArgumentError(`It is a whole number up to ${limit}.`);
    return value;
  };
}
