import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents, questions } from '../../../scripts/shared/known-answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  const board = await forum.board();
  for (const [title, content] of documents) {
    await app.api.post('/forum/topics', app.people.member.key).send({ board_id: board, title, content }).expect(201);
  }
  await searchSettled(app);
});
afterAll(() => app.close());

it.each(questions)('finds the expected result first in %s: %s finds %s', async (_kind, typed, title) => {
  const { body } = await app.api.get(`/search?${new URLSearchParams({ q: typed, types: 'topic' })}`).expect(200);
  expect(body.results.map((each: { title: string }) => each.title)[0]).toBe(title);
});
