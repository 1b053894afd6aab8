import { Command, InvalidArgumentError } from 'commander';
import pg from 'pg';
import { fill } from '../../prisma/seed/bulk/fill.js';
import type { Plan } from '../../prisma/seed/bulk/plan.js';
import { fillProducts } from '../../prisma/seed/bulk/products.js';
import { fillQuestions } from '../../prisma/seed/bulk/questions.js';
import { fillVideos } from '../../prisma/seed/bulk/videos.js';
import { findBreaches, sentenceOf } from '../../src/database/invariants.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, writeJson } from './io.js';
import { configure, runProgram } from './program.js';
import { progressBar } from './progress.js';

/** Adds a forum, questions, a marketplace or videos of any size to a database, to see how the service behaves with it. */
export function runSeed(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('npm run seed --')
    .description(
      'Adds topics and replies, questions, products, or videos, in bulk. Never meant for a community that is in use.',
    )
    .option('--topics <number>', 'topics to add', atMost(50_000_000))
    .option('--replies <number>', 'replies to add', atMost(200_000_000))
    .option('--questions <number>', 'questions to add, with answers and votes', atMost(50_000_000))
    .option('--products <number>', 'products to add, instead of topics and replies', atMost(50_000_000))
    .option('--videos <number>', 'videos to add, with ratings and comments but nothing to play', atMost(50_000_000))
    .option('--stores <number>', 'stores to add them to', atMost(1_000_000), 10_000)
    .option('--boards <number>', 'boards to add', atMost(1000), 6)
    .option('--users <number>', 'authors to use', atMost(1_000_000), 200)
    .option('--one-board', 'put all topics into one board', false)
    .option('--one-topic', 'put all replies into one topic', false)
    .addHelpText('after', '\nThe database is found as the service finds it: by DATABASE_URL, or else DATA_DIR.')
    .action((plan: Options, command: Command) => {
      const parts = [plan.products, plan.questions, plan.videos, plan.topics, plan.replies];
      if (parts.every((part) => part === undefined)) {
        command.error('error: Give --topics and --replies, --questions, --products, or --videos.');
      }
      return seed(plan, io);
    });
  configure(program, io);
  return runProgram(program, args, io);
}

type Options = Omit<Plan, 'topics' | 'replies'> & {
  topics?: number;
  replies?: number;
  questions?: number;
  products?: number;
  videos?: number;
  stores: number;
};

async function seed(options: Options, io: Io): Promise<void> {
  const { topics, replies, questions, products, videos, stores, users } = options;
  if (users < 1) throw new CommandError('It takes a user.');
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  const progress = progressBar(io.stderr);
  if (videos !== undefined) {
    if ((topics ?? replies ?? questions ?? products) !== undefined)
      throw new CommandError('Videos are added on their own.');
    await withClient(io, async (client) => {
      await fillVideos(client, { videos, users }, new Date(), progress);
      await check(client, io, 'videos, ratings, comments, video_views, video_blocks, list_counters, users', ['videos']);
    });
    await writeJson(io, { videos, users, seconds: seconds() });
    return;
  }
  if (products !== undefined) {
    if ((topics ?? replies ?? questions) !== undefined) throw new CommandError('Products are added on their own.');
    if (stores < 1) throw new CommandError('It takes a store.');
    const made = await withClient(io, async (client) => {
      const ids = await fillProducts(client, { products, stores, users }, progress);
      await check(client, io, 'products, stores, list_counters, product_blocks, users', ['shops']);
      return ids;
    });
    await writeJson(io, { stores: made.length, users, products, seconds: seconds() });
    return;
  }
  if (questions !== undefined) {
    if ((topics ?? replies) !== undefined) throw new CommandError('Questions are added on their own.');
    await withClient(io, async (client) => {
      await fillQuestions(client, { questions, users }, new Date(), progress);
      await check(client, io, '', ['forum', 'answers']);
    });
    await writeJson(io, { questions, users, seconds: seconds() });
    return;
  }
  if (topics === undefined || replies === undefined) throw new CommandError('Give both --topics and --replies.');
  if (topics > 0 && options.boards < 1) throw new CommandError('It takes a user and a board.');
  if (replies > 0 && topics < 1) throw new CommandError('Replies need a topic.');
  const boards = await withClient(io, async (client) => {
    const made = await fill(client, { ...options, topics, replies }, new Date(), progress);
    await check(client, io, 'topics, replies, boards, board_counters, topic_blocks, reply_blocks, users', [
      'forum',
      'answers',
    ]);
    return made;
  });
  await writeJson(io, { board_ids: boards, users, topics, replies, seconds: seconds() });
}

function withClient<T>(io: Io, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withDatabase(io, async ({ url }) => {
    const client = new pg.Client({
      connectionString: url,
      // What a crash of the database would lose here can simply be added again.
      options: '-c TimeZone=UTC -c synchronous_commit=off -c jit=off -c work_mem=64MB',
      application_name: 'plaza seed',
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  });
}

async function check(client: pg.ClientBase, io: Io, tables: string, areas: readonly string[]): Promise<void> {
  io.stderr.write('analysing and verifying …\n');
  await client.query(`VACUUM (ANALYZE) ${tables}`);
  const { breaches } = await findBreaches(client, areas);
  if (breaches.length > 0) throw new CommandError(`It does not add up: ${breaches.map(sentenceOf).join('; ')}.`);
}

function atMost(limit: number) {
  return (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= limit)) throw new InvalidArgumentError(`It is a whole number up to ${limit}.`);
    return value;
  };
}
