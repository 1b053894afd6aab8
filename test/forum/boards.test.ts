import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  const t = performance.now();
  app = await testApp();
  console.log('testApp', performance.now() - t);
});
afterAll(() => app.close());
const timed = async (name: string, f: () => PromiseLike<unknown>) => {
  const t = performance.now();
  await f();
  console.log(name, Math.round(performance.now() - t));
};
describe('boards', () => {
  it('are listed', async () => {
    for (let i = 0; i < 2; i++) {
      await timed('list', () => app.api.get('/forum/boards').expect(200));
      await timed('create', () =>
        app.api.post('/forum/boards', app.people.admin.key).send({ title: ' General ' }).expect(201),
      );
      await timed('yaml', () => app.api.get('/openapi.yaml').expect(200));
      await timed('json', () => app.api.get('/openapi.json').expect(200));
      await timed('health', () => app.api.get('/health').expect(200));
      await timed('nope', () => app.api.get('/nope').expect(404));
      await timed('put', () => app.api.put('/health').expect(405));
      await timed('topic', () =>
        app.api.post('/forum/topics', app.people.member.key).send({ title: ' General ' }).expect(422),
      );
    }
    expect(1).toBe(1);
  });
});
