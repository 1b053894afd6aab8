import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
let question: number;
beforeAll(async () => {
  app = await testApp();
  question = await answersOf(app).question();
});
afterAll(() => app.close());

describe.each(['createQuestionCategory', 'createQuestion', 'createAnswer'])(
  '%s with an Idempotency-Key',
  (operation) => {
    const send = (key: string, text: string) => {
      const calls: Record<string, [path: string, body: object]> = {
        createQuestionCategory: ['/answers/categories', { name: text, slug: 'once' }],
        createQuestion: ['/answers/questions', { title: text, body: 'x' }],
        createAnswer: [`/answers/questions/${question}/answers`, { body: text }],
      };
      const [path, body] = calls[operation] ?? ['', {}];
      return app.api.post(path, app.people.admin.key).set('Idempotency-Key', key).send(body);
    };

    it('is 409 while the first runs, then answers as the first did, and 422 for another body', async () => {
      const holder = new pg.Client({ connectionString: app.testDatabase.url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE categories, questions, answers IN SHARE MODE');
      const first = send('key', 'Once').then((reply) => reply);
      await until(async () => (await blockedBackends(app.database.pool)).length > 0);
      expect((await send('key', 'Once').expect(409)).body.code).toBe('idempotency_in_progress');
      await holder.query('COMMIT');
      await holder.end();
      const { status, body } = await first;
      expect(status).toBe(201);
      expect((await send('key', 'Once').expect(201)).body).toEqual(body);
      expect((await send('key', 'Twice').expect(422)).body.code).toBe('idempotency_key_reused');
    });
  },
);
