import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleSearch } from '../../../src/community/search/engines.js';
import { freePort } from '../../../src/core/platform/free-port.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';

let app: TestApp;
let server: Server;
/** Applications whose search engine is unreachable, never answers, or rejects every request. */
const without: TestApp[] = [];
beforeAll(async () => {
  app = await testApp();
  server = createServer((req, res) => {
    if (req.headers.authorization !== undefined) res.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const places = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${port}`, `plaza:secret@127.0.0.1:${port}`];
  for (const place of places) {
    without.push(await testApp({ sharing: app, settings: { SEARCH_URL: `opensearch+http://${place}` } }));
  }
});
afterAll(async () => {
  for (const each of without) await each.close();
  server.closeAllConnections();
  server.close();
  await app.close();
});

it('answers 503 within seconds if the search engine is down, hangs or refuses', async () => {
  for (const { api } of without) {
    const began = performance.now();
    for (const path of ['/search?q=heron', '/suggest?q=heron', '/forum/topics/similar?title=heron']) {
      const refused = api.get(path).expect(({ body }) => expect(body.data.component).toBe('search'));
      await expectCode(refused, 503, 'component_inactive');
    }
    expect(performance.now() - began).toBeLessThan(15_000);
  }
});

it('queues changes while the engine is down, and serves everything else', async () => {
  const [down] = without as [TestApp];
  await settleSearch(app.database, down.config);
  const made = await down.api.post('/forum/boards', app.people.admin.key).send({ title: 'All' }).expect(201);
  const topic = { board_id: made.body.id, title: 'Heron', content: 'At the pond.' };
  const { body } = await down.api.post('/forum/topics', app.people.member.key).send(topic).expect(201);
  const waiting = async () =>
    (await app.database.pool.query(`SELECT FROM search_queue WHERE type = 'topic' AND content_id = $1`, [body.id]))
      .rows;
  const index = () => down.search.index(app.database, { signal: AbortSignal.timeout(200) });
  await expect(index()).rejects.toThrow();
  await app.search.index(app.database);
  expect(await waiting()).toHaveLength(1);
  await down.api.delete(`/forum/topics/${body.id}`, app.people.member.key).expect(200);
  expect(await waiting()).toHaveLength(1);
  await settleSearch(app.database, app.config);
  await app.search.index(app.database);
  expect(await waiting()).toHaveLength(0);
});
