import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';
import { fillForum } from './data.js';
import { compare, type Rounds, type Scenario } from './load.js';
import { fixed, note, print } from './report.js';
import { plazaEnvironment, serveFloor, servePlaza } from './servers.js';
import { fillShops } from './shops.js';
import { fillVideoArea } from './videos.js';

export type AreasOptions = Rounds & {
  topics: number;
  replies: number;
  products: number;
  videos: number;
  /** Part of the names of what is to be measured. */
  only?: string;
};

/** The lists, pages and writes of every area but the answers, beside the floor. */
export async function measureAreas(url: string, options: AreasOptions): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC -c jit=off' });
  const { topics, replies, products, videos: clips } = options;
  const sizes = { topics, replies };
  note(`filling a forum: ${sizes.topics} topics in one board, ${sizes.replies} replies to one topic`);
  const data = await fillForum(pool, sizes);
  note(`filling a marketplace: ${products} products`);
  const shops = await fillShops(pool, products);
  note(`filling the video area: ${clips} videos`);
  const videos = await fillVideoArea(pool, clips);
  await pool.end();

  const floor = await serveFloor(url, '1', data.key);
  const plaza = await servePlaza(plazaEnvironment(url), data.key);
  const base = '/api/v1/forum';
  const reads: Scenario[] = [
    { name: 'board list', path: `${base}/boards` },
    { name: 'board page', path: `${base}/boards/${data.boardId}` },
    { name: 'topic page', path: `${base}/topics/${data.topicId}` },
  ];
  const write: Scenario = {
    name: 'create a reply',
    path: `${base}/topics/${data.topicId}/replies`,
    method: 'POST',
    requests: Array.from({ length: 100 }, (_, n) => ({
      path: `${base}/topics/${data.topicId + 1 + n}/replies`,
      body: JSON.stringify({ content: `Reply from the bench, of a length that people write. ${'word '.repeat(n)}` }),
    })),
  };
  const wanted = (scenario: Scenario) => options.only === undefined || scenario.name.includes(options.only);
  print(['', 'floor /s', 'plaza /s', 'ratio', 'p50 ms', 'p99 ms'], 'plaza against the floor');
  for (const scenario of [...reads, write, ...shops.reads, shops.write, ...videos.reads, videos.write].filter(wanted)) {
    const [a, b] = await compare(options, [floor, scenario], [plaza, scenario]);
    print([
      scenario.name,
      fixed(a.rate, 0),
      fixed(b.rate, 0),
      fixed(b.rate / a.rate, 2),
      fixed(b.p50, 1),
      fixed(b.p99, 1),
    ]);
  }
  const depths: [Scenario, Scenario, Scenario][] = [];
  const depth = (name: string, path: string, pages: number) => {
    const page = (number: number): Scenario => ({ name, path: `${path}?page=${number}` });
    depths.push([{ name, path }, page(Math.ceil(pages / 2)), page(pages)]);
  };
  if (sizes.topics > 2000) depth('board page', `${base}/boards/${data.boardId}`, data.boardPages);
  if (sizes.replies > 2000) depth('topic page', `${base}/topics/${data.topicId}`, data.topicPages);
  if (products > 2000) depths.push(...shops.depths);
  if (clips > 2000) depths.push(...videos.depths);
  for (const [first, middle, last] of depths.filter(([scenario]) => wanted(scenario))) {
    print(['', 'first /s', 'middle /s', 'last /s', 'first/middle', 'first/last'], `${first.name}: depth, on plaza`);
    const [a, b, c] = await compare(options, [plaza, first], [plaza, middle], [plaza, last]);
    print(['', ...[a, b, c].map((each) => fixed(each.rate, 0)), fixed(a.rate / b.rate, 2), fixed(a.rate / c.rate, 2)]);
  }
}
