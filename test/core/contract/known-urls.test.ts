import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { allOperations } from '../../../src/handlers.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { forumOf } from '../../helpers/forum.js';
import { operations, pathOf } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { exchange } from '../../helpers/wire.js';

const lines: string[] = [];
let validations = 0;
let app: TestApp;
beforeAll(async () => {
  const counting = allOperations().map((operation) => ({
    ...operation,
    checkRequest: (...args: Parameters<typeof operation.checkRequest>) => {
      validations++;
      return operation.checkRequest(...args);
    },
  }));
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  app = await testApp({ log, operations: counting });
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  const board = await forum.board();
  for (let n = 0; n < 22; n++) await forum.topic(board, `Topic ${n}`);
  for (let n = 0; n < 22; n++) await forum.reply(1, `Reply ${n}`);
  await answers.answer(await answers.question());
  const store = await shops.store();
  for (let n = 0; n < 22; n++) await shops.product(store.slug);
  await shops.shopProduct();
  const video = await videos.video();
  await videos.comment(video);
});
afterAll(() => app.close());

const reads = operations.filter(({ open, method }) => open && method === 'get');
const ids = [1, 2, 'abc', '%31', 'store-2'];
const queries = [
  '',
  '?page=1',
  '?page=2',
  '?page=0',
  '?sort=newest',
  '?per_page=3',
  '?search=topic',
  '?page=1&page=2',
  '?unknown=%C3%A4',
  '?api_key=nonsense',
];
const urls = reads
  .flatMap((operation) => ids.flatMap((id) => queries.map((query) => `/api/v1${pathOf(operation, id)}${query}`)))
  // The lengths of the ids and queries are no multiple of it, so that each is used.
  .filter((_, index) => index % atNight(1, 7) === 0);
// Headers with the time, or with the end of a link.
const changing = /^(date|ratelimit|ratelimit-remaining|ratelimit-reset)$/;
const volatile = /"(stream_url|expires_at|uptime\w*|time\w*)": ?("[^"]*"|[\d.]+)/g;

async function ask(url: string, header: string, id: string) {
  const head = `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Request-Id: ${id}\r\n${header}\r\n`;
  const [reply] = await exchange(app.port, head);
  const text = reply?.body ?? '';
  const isVolatile = text.search(volatile) >= 0;
  const headers = Object.entries(reply?.headers ?? {}).map(([name, value]) => [
    name,
    changing.test(name) || (isVolatile && name === 'etag') ? '' : value.replaceAll(id, ''),
  ]);
  const body = text.replaceAll(volatile, '').replaceAll(id, '');
  return { status: reply?.status, headers, body, etag: isVolatile ? undefined : reply?.headers.etag };
}

/** Log entries by request, without their individual values. */
function logged(): Map<string, object> {
  const parsed = lines.map((line) => JSON.parse(line) as { req_id: string });
  return new Map(parsed.map(({ req_id: id, ...line }) => [id, { ...line, ms: 0, time: 0 }]));
}

describe('a read whose URL was validated before', () => {
  it('gets the same reply, to the byte, the same headers in the same order, and the same line in the log', async () => {
    expect(urls.length).toBeGreaterThan(atNight(1000, 150));
    let shortened = 0;
    let unchanged = 0;
    for (const [index, url] of urls.entries()) {
      const first = await ask(url, '', `first-${index}`);
      const before = validations;
      const second = await ask(url, '', `again-${index}`);
      if (validations === before && first.status === 200) shortened++;
      expect(second, url).toEqual(first);
      if (first.etag === undefined || index % atNight(5, 1) !== 0) continue;
      const condition = `If-None-Match: ${first.etag}\r\n`;
      const other = `${url}${url.includes('?') ? '&' : '?'}x=1`;
      const third = await ask(other, condition, `third-${index}`);
      expect(await ask(other, condition, `final-${index}`), other).toEqual(third);
      if (third.status === 304) unchanged++;
    }
    expect(shortened).toBeGreaterThan(atNight(300, 40));
    await until(() => lines.length >= 2 * urls.length);
    const log = logged();
    for (const [index, url] of urls.entries()) {
      expect(log.get(`again-${index}`), url).toEqual(log.get(`first-${index}`));
      expect(log.get(`first-${index}`), url).toMatchObject({ msg: 'request', method: 'GET' });
    }
    expect(unchanged).toBeGreaterThan(10);
  }, 120_000);
});
