import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;
const sql = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const missing = 2147483647;
let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
beforeEach(async () => {
  await app.database.prisma.question.deleteMany();
  await app.database.prisma.revision.deleteMany();
  await app.database.prisma.category.deleteMany();
  await area.category('cooking', 'Cooking');
});
afterAll(async () => {
  await expectExact(app.database, 'answers');
  await app.close();
});

describe('a new question', () => {
  it('is open, and attributed to the owner of the key', async () => {
    const { member } = app.people;
    const body = { title: ' Why?\t', body: ' kept  \n', category: 'cooking', status: 'closed', author_id: 1 };
    const reply = await app.api
      .post('/answers/questions', member.key)
      .set('Prefer', 'handling=lenient')
      .send(body)
      .expect(201);
    const { id } = reply.body;
    expect(reply.body).toEqual({ id, title: 'Why?', status: 'open', author: member.username, hidden: null });
    expect(await area.read(id)).toEqual({
      question: {
        id,
        tags: [],
        title: 'Why?',
        body: ' kept  \n',
        status: 'open',
        answer_count: 0,
        vote_score: 0,
        comment_count: 0,
        comments: [],
        closed_by: null,
        close_reason: null,
        duplicate_of: null,
        duplicates: [],
        best_answer_id: null,
        author_id: member.id,
        author: member.username,
        categories: [{ id: expect.any(Number), name: 'Cooking', slug: 'cooking' }],
        created_at: expect.stringMatching(iso),
        hidden: null,
        edited_at: null,
        edited_by: null,
      },
      answers: [],
      page: 1,
      pages: 0,
      total: 0,
    });
    expect((await area.list()).questions).toEqual([
      {
        id,
        tags: [],
        title: 'Why?',
        excerpt: 'kept',
        status: 'open',
        answer_count: 0,
        vote_score: 0,
        author_id: member.id,
        author: member.username,
        categories: ['Cooking'],
        category_slug: 'cooking',
        created_at: expect.stringMatching(iso),
        edited_at: null,
        edited_by: null,
      },
    ]);
  });

  it('needs no category, but none that is unknown', async () => {
    const id = await area.question();
    expect((await area.read(id)).question.categories).toEqual([]);
    const reply = await app.api
      .post('/answers/questions', app.people.member.key)
      .send({ title: 'x', body: 'x', category: 'nothing' })
      .expect(404);
    expect(reply.body.code).toBe('category_not_found');
    expect((await area.list()).total).toBe(1);
  });

  it('is created once for one Idempotency-Key, also in an unknown category', async () => {
    const post = (body: object, key: string) =>
      app.api.post('/answers/questions', app.people.member.key).set('Idempotency-Key', key).send(body);
    const body = { title: 'Once', body: 'x', category: 'cooking' };
    const [first, second] = [await post(body, 'one').expect(201), await post(body, 'one').expect(201)];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await post({ ...body, title: 'Other' }, 'one').expect(422)).body.code).toBe('idempotency_key_reused');
    for (let turn = 0; turn < 2; turn++) await post({ ...body, category: 'nothing' }, 'two').expect(404);
    expect((await area.list()).total).toBe(1);
  });
});

describe('the list', () => {
  it('takes every combination of filters, newest first, with exact totals', async () => {
    await area.category('music', 'Music');
    const { member } = app.people;
    const made: { id: number; cat: string | null; status: string }[] = [];
    for (const cat of ['cooking', 'music', null]) {
      for (const status of ['open', 'resolved', 'closed']) {
        for (let n = 0; n < 3; n++) {
          const id = await area.question('Q', cat === null ? {} : { category: cat });
          if (status === 'resolved') await area.accept(await area.answer(id));
          if (status === 'closed') await app.api.put(`/answers/questions/${id}/close`, member.key).expect(200);
          made.push({ id, cat, status });
        }
      }
    }
    for (const cat of [undefined, 'cooking', 'music', 'unknown']) {
      for (const status of [undefined, 'open', 'resolved', 'closed']) {
        for (const perPage of [undefined, 1, 2, 100]) {
          const expected = made
            .filter(
              (each) => (cat === undefined || each.cat === cat) && (status === undefined || each.status === status),
            )
            .map(({ id }) => id)
            .reverse();
          const size = perPage ?? 20;
          const filters = { ...(cat && { cat }), ...(status && { status }), ...(perPage && { per_page: perPage }) };
          for (const page of [1, 2, 100_000]) {
            const list = await area.list({ ...filters, page });
            expect(list.questions.map(({ id }) => id)).toEqual(expected.slice((page - 1) * size, page * size));
            const pages = Math.ceil(expected.length / size);
            expect([list.total, list.pages, list.page]).toEqual([expected.length, pages, page]);
          }
        }
      }
    }
  });

  it.each([
    'per_page=101',
    'per_page=0',
    'page=0',
    'page=100001',
    'status=done',
    'cat=Not+a+slug',
    'page=x',
    'status=any',
  ])('refuses %s', async (query) => {
    expect((await app.api.get(`/answers/questions?${query}`).expect(400)).body.code).toBe('invalid_param');
  });

  it('answers 304 to who has it', async () => {
    const id = await area.question();
    for (const path of ['/answers/questions', `/answers/questions/${id}`, '/answers/categories']) {
      const { headers } = await app.api.get(path).expect(200);
      await app.api
        .get(path)
        .set('If-None-Match', headers.etag as string)
        .expect(304);
    }
  });
});

describe('the answers of a question', () => {
  it('come best first, then by score, then oldest first', async () => {
    const id = await area.question();
    const ids: number[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push(await area.answer(id, text));
    const [a, b, , d, e] = ids as [number, number, number, number, number];
    const { member, moderator, admin } = app.people;
    await area.vote(d, 1, member.key);
    await area.vote(e, 1, member.key);
    await area.vote(e, 1, moderator.key);
    await area.vote(a, -1, admin.key);
    const bodies = async () => (await area.read(id)).answers.map((answer: { body: string }) => answer.body).join('');
    expect(await bodies()).toBe('edbca');
    await area.accept(a);
    expect(await bodies()).toBe('aedbc');
    await area.accept(b);
    const { question, answers } = await area.read(id);
    expect(question).toMatchObject({ status: 'resolved', best_answer_id: b, answer_count: 5 });
    expect(answers[0]).toEqual({
      id: b,
      body: 'b',
      author_id: app.people.other.id,
      author: app.people.other.username,
      vote_score: 0,
      comment_count: 0,
      comments: [],
      is_best: true,
      posted_at: expect.stringMatching(sql),
      created_at: `${answers[0].posted_at.replace(' ', 'T')}+00:00`,
      edited_at: null,
      edited_by: null,
    });
  });
});

describe('changing a question', () => {
  it('is for its author and for moderators, and of a closed one for moderators', async () => {
    const id = await area.question('Mine', { category: 'cooking' });
    const { member, other, moderator } = app.people;
    const patch = (key: string, body: object) => app.api.patch(`/answers/questions/${id}`, key).send(body);
    expect((await patch(other.key, { title: 'x' }).expect(403)).body.code).toBe('not_owner');
    expect((await patch(other.key, { category: 'nothing' }).expect(404)).body.code).toBe('category_not_found');
    expect((await patch(member.key, { title: ' New ' }).expect(200)).body).toMatchObject({
      title: 'New',
      body: 'Text',
    });
    expect((await patch(moderator.key, { category: null, body: ' B ' }).expect(200)).body).toEqual({
      ...(await area.read(id)).question,
      categories: [],
      body: ' B ',
    });
    expect((await patch(member.key, { category: 'cooking' }).expect(200)).body.categories).toHaveLength(1);
    await app.api.put(`/answers/questions/${id}/close`, member.key).expect(200);
    expect((await patch(member.key, { title: 'x' }).expect(403)).body.code).toBe('question_closed');
    expect((await app.api.delete(`/answers/questions/${id}`, member.key).expect(403)).body.code).toBe(
      'question_closed',
    );
    expect((await app.api.delete(`/answers/questions/${id}`, other.key).expect(403)).body.code).toBe('not_owner');
    await patch(moderator.key, { title: 'x' }).expect(200);
    expect((await app.api.delete(`/answers/questions/${id}`, moderator.key).expect(200)).body).toEqual({
      id,
      deleted: true,
    });
  });

  it('is deleted by moderators alone once somebody else has answered, and then it is in the log', async () => {
    const { member, moderator, admin } = app.people;
    for (const asker of [member, moderator]) {
      const id = await area.question('Answered', {}, asker.key);
      await area.answer(id, 'Mine', asker.key);
      if (asker === member) await area.answer(id, 'Not mine', app.people.other.key);
      const path = `/answers/questions/${id}`;
      if (asker === member) {
        expect((await app.api.delete(path, member.key).expect(403)).body.code).toBe('has_replies');
      }
      await app.api.delete(path, moderator.key).expect(200);
      const { entries } = (await app.api.get('/moderation/log?per_page=1', admin.key).expect(200)).body;
      const logged = entries[0]?.action === 'deleteQuestion' && entries[0].target_id === id;
      expect(logged).toBe(asker === member);
    }
  });

  it('answers 404 for an unknown id, whatever the change', async () => {
    const { admin } = app.people;
    const calls = [
      app.api.get(`/answers/questions/${missing}`),
      app.api.patch(`/answers/questions/${missing}`, admin.key).send({ title: 'x' }),
      app.api.delete(`/answers/questions/${missing}`, admin.key),
      app.api.put(`/answers/questions/${missing}/close`, admin.key),
      app.api.delete(`/answers/questions/${missing}/close`, admin.key),
      app.api.post(`/answers/questions/${missing}/answers`, admin.key).send({ body: 'x' }),
    ];
    for (const call of calls) expect((await call.expect(404)).body.code).toBe('question_not_found');
  });
});

describe('changing an answer', () => {
  it('is for its author and for moderators, and under a closed question for moderators', async () => {
    const id = await area.question();
    const [answer, second] = [await area.answer(id), await area.answer(id)];
    const { member, other, moderator } = app.people;
    const patch = (key: string) => app.api.patch(`/answers/answers/${answer}`, key).send({ body: ' New ' });
    expect((await patch(member.key).expect(403)).body.code).toBe('not_owner');
    expect((await patch(other.key).expect(200)).body).toEqual((await area.read(id)).answers[0]);
    await app.api.delete(`/answers/answers/${second}`, other.key).expect(200);
    expect((await area.read(id)).question.answer_count).toBe(1);
    await app.api.put(`/answers/questions/${id}/close`, member.key).expect(200);
    expect((await patch(other.key).expect(403)).body.code).toBe('question_closed');
    expect((await patch(moderator.key).expect(200)).body.body).toBe(' New ');
  });

  it('answers 404 for an unknown id, whatever the change', async () => {
    const { admin } = app.people;
    const calls = [
      app.api.patch(`/answers/answers/${missing}`, admin.key).send({ body: 'x' }),
      app.api.delete(`/answers/answers/${missing}`, admin.key),
      app.api.put(`/answers/answers/${missing}/best`, admin.key),
      app.api.delete(`/answers/answers/${missing}/best`, admin.key),
      app.api.post(`/answers/answers/${missing}/vote`, admin.key).send({ vote: 1 }),
    ];
    for (const call of calls) expect((await call.expect(404)).body.code).toBe('answer_not_found');
  });
});

it('shows an excerpt and the slug of its category in lists', async () => {
  const { member, admin } = app.people;
  const category = { name: 'Trees', slug: 'trees' };
  await app.api.post('/answers/categories', admin.key).send(category).expect(201);
  const body = '\u{1f332}'.repeat(1001);
  for (const sent of [
    { title: 'With', body, category: 'trees' },
    { title: 'Without', body: 'Short.' },
  ]) {
    await app.api.post('/answers/questions', member.key).send(sent).expect(201);
  }
  const expected = [
    { title: 'Without', excerpt: 'Short.', categories: [], category_slug: null },
    { title: 'With', excerpt: `${'\u{1f332}'.repeat(149)}…`, categories: ['Trees'], category_slug: 'trees' },
  ];
  expect((await app.api.get('/answers/questions').expect(200)).body.questions).toMatchObject(expected);
  expect((await app.api.get('/answers/questions?search=short').expect(200)).body.questions).toMatchObject([
    expected[0],
  ]);
});
