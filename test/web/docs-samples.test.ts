import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guideSamples, sampleFault, writeUploads } from '../../scripts/shared/guide-samples.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-samples-'));
  await writeUploads(folder);
  app = await testApp();
  // The samples write in the first board, and buy the first product.
  const { id } = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'General' }).expect(201))
    .body;
  expect(id).toBe(1);
  const shops = shopsOf(app);
  const product = await shops.product((await shops.store()).slug, { title: 'Tomato seeds' });
  expect(product).toBe(1);
  for (let at = 0; at < 6; at++) {
    await app.api.post('/forum/topics', app.people.other.key).send({ board_id: 1, title: `${at}`, content: 'Text' });
  }
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(guideSamples(['sh', 'ts']))('runs the sample of a guide: $what', async (sample) => {
  const place = { base: `${app.origin}${app.config.basePaths[0]}`, key: app.people.member.key, folder };
  expect(await sampleFault(sample, place)).toBeNull();
});
