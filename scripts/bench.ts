import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../src/embedded-postgres/embedded.js';
import { measureAnswers } from './bench/answers.js';
import { measureAreas } from './bench/areas.js';
import { measureLargestReplies } from './bench/replies.js';
import { measureUploads } from './bench/uploads.js';
import { endAll } from './shared/process.js';

const { values: options } = parseArgs({
  options: {
    topics: { type: 'string', default: '1000' },
    replies: { type: 'string', default: '1000' },
    questions: { type: 'string' },
    database: { type: 'string' },
    products: { type: 'string', default: '1000' },
    videos: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    uploads: { type: 'string' },
    largest: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  process.stdout.write(`npm run bench -- [--topics 1000] [--replies 1000] [--products 1000] [--videos 1000]
                  [--rounds 5] [--seconds 3] [--only TEXT]
                  --uploads 1024
                  --largest
                  --questions 1000000 [--database URL] [--rounds 5] [--seconds 3] [--only TEXT]

Compares Plaza with the floor: node:http and pg, one prepared statement a request, nothing checked. Both run as servers
of their own on one database that is made for the run; rounds alternate; medians. With more than 2,000 topics or
replies, the first and the last page of the list are compared too.

With --uploads videos of so many MiB are uploaded, one and then ten at once: the server's memory, and the speed beside
that of the same bytes through SHA-256 to the same disk.

With --largest the largest replies that there can be are asked for, one and two at once: the server's memory.

With --questions the answers area is measured instead, with so many questions and with 1,000. --database names one
that \`npm run seed -- --questions\` has filled, and spares the filling.\n`);
  process.exit(0);
}

const { only, database } = options;
const rounds = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  ...(only === undefined ? {} : { only }),
};
const postgres = await startTemporaryPostgres();
try {
  if (options.uploads !== undefined) {
    await measureUploads(postgres.url, Number(options.uploads));
  } else if (options.largest) {
    await measureLargestReplies(postgres.url);
  } else if (options.questions !== undefined) {
    const questions = Number(options.questions);
    await measureAnswers(postgres.url, { ...rounds, questions, ...(database === undefined ? {} : { database }) });
  } else {
    const [topics, replies] = [Number(options.topics), Number(options.replies)];
    const [products, videos] = [Number(options.products), Number(options.videos)];
    await measureAreas(postgres.url, { ...rounds, topics, replies, products, videos });
  }
} finally {
  await endAll('SIGTERM');
  await postgres.stop();
}
