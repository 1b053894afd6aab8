import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../src/core/database/embedded/embedded.js';
import { endAll } from '../shared/process.js';
import { measureAnswers } from './bench/answers.js';
import { measureAreas } from './bench/areas.js';
import { measureEvents } from './bench/events.js';
import { measureLimits } from './bench/limits.js';
import { measurePages } from './bench/pages.js';
import { measureLargestReplies } from './bench/replies.js';
import { measureSearch } from './bench/search.js';
import { measureUploads } from './bench/uploads.js';
import { measureWhole } from './bench/whole.js';

const { values: options } = parseArgs({
  options: {
    topics: { type: 'string', default: '1000' },
    replies: { type: 'string', default: '1000' },
    questions: { type: 'string' },
    search: { type: 'string' },
    database: { type: 'string' },
    products: { type: 'string', default: '1000' },
    videos: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    uploads: { type: 'string' },
    largest: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    limits: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    events: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '0' },
    explain: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  process.stdout.write(`npm run bench -- [--topics 1000] [--replies 1000] [--products 1000] [--videos 1000]
                  [--rounds 5] [--seconds 3] [--only TEXT]… [--explain]
                  --uploads 1024
                  --largest
                  --whole [--minutes 10]
                  --limits
                  --pages [--rounds 5] [--seconds 3] [--only TEXT]…
                  --events [--rounds 5] [--seconds 3]
                  --search 1000000 [--database URL]
                  --questions 1000000 [--database URL] [--rounds 5] [--seconds 3] [--only TEXT]…

Compares Plaza with the floor: node:http and pg, prepared statements, nothing checked, the same bytes. Both run as
servers of their own on one database that is made for the run; rounds alternate; medians. Each row has a bound, and the
bench fails where one is missed. With more than 2,000 of something, the middle and the last page of its list are compared
with the first. --explain prints the floor's SQL for each row instead.

With --uploads videos of so many MiB are uploaded by a process of its own, one and then ten at once: the server's memory,
and the speed beside that of a floor which passes what the same sender sends through SHA-256 to the same disk, unparsed.
Then one is downloaded, whole and in ranges, beside a bare createReadStream.

With --largest the largest replies that there can be are asked for, one and two at once: the server's memory.

With --whole the service is started by npm with its own database: the second start to the first reply, and the memory of
all its processes after a load, in shares (PSS); with --minutes also while the load goes on for so long.

With --limits it is measured what it costs to count once against a limit: in the process, in the database and, where
redis-server is installed, in Redis.

With --pages the pages of topics and of questions are compared with the JSON of their operations, for visitors and members: their
rate, and how much of the processor they take.

With --events writes are compared with the same on a database that tells nothing of them, webhooks are sent what happens, and 1,000
streams of events are read: their memory, and how long it takes until the last of them is told.

With WORKERS=2 in the environment the service that is measured has two workers; the floor always has one process. With METRICS_PORT=0
it is measured while it measures itself.

With --search a search over everything is measured, of so many questions and as many topics with three replies each, and of
1,000: what 95 of 100 take at most, by four connections. Then how often the first result is the known answer, of 30 questions; and of up to
100,000 posts, how long a search takes beside all that PostgreSQL needs for one, a tsvector with a GIN index.

With --questions the answers area is measured instead, with so many questions and with 1,000. --database names one
that \`npm run seed -- --questions\` has filled, and spares the filling.\n`);
  process.exit(0);
}

const { only, database, explain } = options;
const rounds = { rounds: Number(options.rounds), seconds: Number(options.seconds), only };
const postgres = await startTemporaryPostgres();
try {
  if (options.uploads !== undefined) {
    await measureUploads(postgres.url, Number(options.uploads), rounds.rounds);
  } else if (options.limits) {
    await measureLimits(postgres.url);
  } else if (options.pages) {
    await measurePages(postgres.url, rounds);
  } else if (options.events) {
    await measureEvents(postgres.url, rounds);
  } else if (options.whole) {
    await measureWhole(Number(options.minutes));
  } else if (options.largest) {
    await measureLargestReplies(postgres.url);
  } else if (options.search !== undefined) {
    await measureSearch(postgres.url, Number(options.search), database);
  } else if (options.questions !== undefined) {
    const questions = Number(options.questions);
    await measureAnswers(postgres.url, { ...rounds, questions, ...(database === undefined ? {} : { database }) });
  } else {
    const [topics, replies] = [Number(options.topics), Number(options.replies)];
    const [products, videos] = [Number(options.products), Number(options.videos)];
    await measureAreas(postgres.url, { ...rounds, topics, replies, products, videos, explain });
  }
} finally {
  await endAll('SIGTERM');
  await postgres.stop();
}
