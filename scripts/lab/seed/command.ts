import { Command, InvalidArgumentError } from 'commander';
import pg from 'pg';
import { withDatabase } from '../../../src/cli/database.js';
import { CommandError, type Io, writeJson } from '../../../src/cli/io.js';
import { configure, runProgram } from '../../../src/cli/program.js';
import { progressBar } from '../../../src/cli/progress.js';
import { bulkSession, optionsOf } from '../../../src/core/database/pool/session.js';
import { loadConfig } from '../../../src/core/platform/config.js';
import { openStorage } from '../../../src/core/storage/open.js';
import type { Storage } from '../../../src/core/storage/storage.js';
import { findBreaches, sentenceOf } from '../../../src/maintenance/invariants.js';
import { fillFiles } from './files.js';
import { fill, type Progress } from './fill.js';
import type { Plan } from './plan.js';
import { fillProducts } from './products.js';
import { fillQuestions } from './questions.js';
import { fillVideos } from './videos.js';

/** Adds a forum, questions, a marketplace, files or videos of any size, for load tests. */
export function runSeed(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('npm run seed --')
    .description(
      'Adds topics and replies, questions, products, files, or videos, in bulk. Never meant for a community that is in use.',
    )
    .option('--topics <number>', 'topics to add', atMost(50_000_000))
    .option('--replies <number>', 'replies to add', atMost(200_000_000))
    .option('--questions <number>', 'questions to add, with answers and votes', atMost(50_000_000))
    .option('--products <number>', 'products to add, instead of topics and replies', atMost(50_000_000))
    .option('--files <number>', 'small files to add; no sweep of the storage meanwhile', atMost(50_000_000))
    .option(
      '--videos <number>',
      'short videos to add, with ratings and comments; no sweep of the storage meanwhile',
      atMost(50_000_000),
    )
    .option('--stores <number>', 'stores to add them to', atMost(1_000_000), 10_000)
    .option('--boards <number>', 'boards to add', atMost(1000), 6)
    .option('--users <number>', 'authors to use', atMost(1_000_000), 200)
    .option('--one-board', 'put all topics into one board', false)
    .option('--one-topic', 'put all replies into one topic', false)
    .addHelpText('after', '\nThe database is found as the service finds it: by DATABASE_URL, or else DATA_DIR.')
    .action((plan: Options, command: Command) => {
      const counts = [plan.products, plan.questions, plan.files, plan.videos, plan.topics, plan.replies];
      if (counts.every((count) => count === undefined)) {
        command.error('error: Give --topics and --replies, --questions, --products, --files, or --videos.');
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
  files?: number;
  stores: number;
};

type Place = { client: pg.Client; storage: Storage; progress: Progress; now: Date };
/** A part of the data: its sizes, and its report. */
type Part = {
  /** Tables to analyze afterwards; empty for all. */
  tables: string;
  areas: readonly string[];
  /** The fault of the options, checked before a database is started. */
  fault?(options: Options): string | null;
  fill(place: Place, count: number, options: Options): Promise<object>;
};

const parts: Record<'videos' | 'files' | 'products' | 'questions', Part> = {
  videos: {
    tables: 'videos, ratings, comments, video_views, list_counters, users',
    areas: ['videos'],
    fill: async ({ client, storage, progress, now }, videos, { users }) => {
      await fillVideos(client, storage, { videos, users }, now, progress);
      return { videos, users };
    },
  },
  files: {
    tables: 'files, file_usage, shares, users',
    areas: ['files'],
    fill: async ({ client, storage, progress, now }, files, { users }) => {
      await fillFiles(client, storage, { files, users }, now, progress);
      return { files, users };
    },
  },
  products: {
    tables: 'products, stores, list_counters, users',
    areas: ['shops'],
    fault: ({ stores }) => (stores < 1 ? 'It takes a store.' : null),
    fill: async ({ client, progress }, products, { stores, users }) => {
      const ids = await fillProducts(client, { products, stores, users }, progress);
      return { stores: ids.length, users, products };
    },
  },
  questions: {
    tables: '',
    areas: ['forum', 'answers'],
    fill: async ({ client, progress, now }, questions, { users }) => {
      await fillQuestions(client, { questions, users }, now, progress);
      return { questions, users };
    },
  },
};

const forum: Part = {
  tables: 'topics, replies, boards, list_counters, users',
  areas: ['forum', 'answers'],
  fault: ({ topics = 0, replies, boards }) => {
    if (replies === undefined) return 'Give both --topics and --replies.';
    if (topics > 0 && boards < 1) return 'It takes a user and a board.';
    return replies > 0 && topics < 1 ? 'Replies need a topic.' : null;
  },
  fill: async ({ client, progress, now }, topics, options) => {
    const { replies = 0, users } = options;
    const ids = await fill(client, { ...options, topics, replies }, now, progress);
    return { board_ids: ids, users, topics, replies };
  },
};

async function seed(options: Options, io: Io): Promise<void> {
  if (options.users < 1) throw new CommandError('It takes a user.');
  const { topics, replies } = options;
  const wanted = Object.entries(parts).flatMap(([name, part]) => {
    const count = options[name as keyof typeof parts];
    return count === undefined ? [] : [{ part, count }];
  });
  if (topics !== undefined) wanted.push({ part: forum, count: topics });
  const [chosen, ...others] = wanted;
  if (chosen === undefined) throw new CommandError('Give both --topics and --replies.');
  if (others.length > 0 || (replies !== undefined && chosen.part !== forum)) {
    throw new CommandError('Only topics and replies are added together, all else on its own.');
  }
  const fault = chosen.part.fault?.(options) ?? null;
  if (fault !== null) throw new CommandError(fault);
  const began = performance.now();
  const progress = progressBar(io.stderr);
  const made = await withClient(io, async (client, storage) => {
    const result = await chosen.part.fill({ client, storage, progress, now: new Date() }, chosen.count, options);
    await check(client, io, chosen.part);
    return result;
  });
  await writeJson(io, { ...made, seconds: Math.round((performance.now() - began) / 100) / 10 });
}

function withClient<T>(io: Io, work: (client: pg.Client, storage: Storage) => Promise<T>): Promise<T> {
  return withDatabase(io, async ({ url, database }) => {
    const client = new pg.Client({
      connectionString: url,
      // Data that a crash of the database loses can be added again.
      options: optionsOf({ ...bulkSession, synchronous_commit: 'off', work_mem: '64MB' }),
      application_name: 'plaza seed',
    });
    await client.connect();
    try {
      return await work(client, await openStorage(loadConfig(io.env).storage, database));
    } finally {
      await client.end();
    }
  });
}

async function check(client: pg.ClientBase, io: Io, { tables, areas }: Part): Promise<void> {
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
