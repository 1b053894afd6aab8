import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { createPeople } from '../helpers/people.js';
import { randomNumbers } from '../helpers/random.js';
import { inTheEnd } from '../helpers/waiting.js';

const writers = 8;
let app: TestApp;
let board: number;
beforeAll(async () => {
  const own = await testDatabase({ poolSize: writers + 5 });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  board = await forumOf(app).board();
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});
beforeEach(async () => {
  await app.database.pool.query(
    "DELETE FROM topics; DELETE FROM questions; DELETE FROM list_counters WHERE list LIKE '%by_tag'; DELETE FROM tags",
  );
});

type Tag = { id: number; name: string; topic_count: number; question_count: number };

const topic = async (tags: string[], key = app.people.member.key, title = 'A topic'): Promise<number> =>
  (await app.api.post('/forum/topics', key).send({ board_id: board, title, content: 'Text', tags }).expect(201)).body
    .id;
const question = (tags: string[], more: object = {}) => answersOf(app).question('A question', { tags, ...more });
const namesOf = (tags: readonly Tag[]) => tags.map(({ name }) => name);
const topicOf = async (id: number) => (await app.api.get(`/forum/topics/${id}`).expect(200)).body.topic;
const listed = async (query = ''): Promise<Tag[]> => (await app.api.get(`/tags?${query}`).expect(200)).body.tags;
const idOf = async (name: string) => (await listed('per_page=100')).find((tag) => tag.name === name)?.id as number;
const topicsWith = async (query: string, key?: string): Promise<number[]> =>
  (await app.api.get(`/forum/topics?${query}`, key).expect(200)).body.topics.map(({ id }: { id: number }) => id);
const questionsWith = async (query: string): Promise<number[]> =>
  (await app.api.get(`/answers/questions?${query}`).expect(200)).body.questions.map(({ id }: { id: number }) => id);

describe('the tags of a topic or question', () => {
  it('are shown by name wherever it is read, and told apart without case', async () => {
    const first = await topic(['Wood', 'lathe']);
    const second = await topic(['LATHE', 'lathe', 'c++']);
    expect(namesOf((await topicOf(first)).tags)).toEqual(['lathe', 'Wood']);
    expect(namesOf((await topicOf(second)).tags)).toEqual(['c++', 'lathe']);
    const { body } = await app.api.get('/forum/topics').expect(200);
    expect(body.topics.map(({ tags }: { tags: Tag[] }) => namesOf(tags))).toEqual([
      ['c++', 'lathe'],
      ['lathe', 'Wood'],
    ]);
    const asked = await question(['lathe']);
    expect(namesOf((await answersOf(app).read(asked)).question.tags)).toEqual(['lathe']);
    expect(namesOf(((await answersOf(app).list()).questions[0] as unknown as { tags: Tag[] }).tags)).toEqual(['lathe']);
  });

  it('are at most five words without commas', async () => {
    const { key } = app.people.member;
    const post = (tags: unknown) =>
      app.api.post('/forum/topics', key).send({ board_id: board, title: 'x', content: 'x', tags });
    await expectCode(post(['1', '2', '3', '4', '5', '6']), 400, 'invalid_param');
    for (const name of ['', 'two words', 'a,b', 'x'.repeat(31), '\u200b'])
      await expectCode(post([name]), 400, 'invalid_param');
    await expectCode(post(['a', 'a']), 400, 'invalid_param');
    expect(await listed()).toEqual([]);
  });

  it('are replaced by an edit, which leaves its text alone, and kept by any other', async () => {
    const id = await topic(['wood']);
    const edit = (body: object, key = app.people.member.key) => app.api.patch(`/forum/topics/${id}`, key).send(body);
    const reply = await edit({ tags: ['metal'] }).expect(200);
    expect([namesOf(reply.body.tags), reply.body.edited_at]).toEqual([['metal'], null]);
    expect(namesOf((await edit({ title: 'Another' }).expect(200)).body.tags)).toEqual(['metal']);
    await expectCode(edit({ tags: ['mine'] }, app.people.other.key), 403, 'not_owner');
    expect(namesOf(await listed())).toEqual(['metal']);
    expect((await edit({ tags: [] }).expect(200)).body.tags).toEqual([]);
    const asked = await question(['wood']);
    const path = `/answers/questions/${asked}`;
    expect(
      namesOf(
        (
          await app.api
            .patch(path, app.people.member.key)
            .send({ tags: ['steel'] })
            .expect(200)
        ).body.tags,
      ),
    ).toEqual(['steel']);
    await expectExact(app.database);
  });

  it('are lost with nothing while it is hidden, and do not show meanwhile', async () => {
    const id = await topic(['secret']);
    const place = `/moderation/content/topic/${id}`;
    await app.api.put(place, app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await listed()).toEqual([]);
    expect(await topicsWith('tag=secret')).toEqual([]);
    await app.api.delete(place, app.people.moderator.key).expect(200);
    expect(await listed()).toMatchObject([{ name: 'secret', topic_count: 1 }]);
    expect(await topicsWith('tag=secret')).toEqual([id]);
  });

  it('are at most 10,000 of a site', async () => {
    await app.database.pool.query(`INSERT INTO tags (name) SELECT 'tag' || n FROM generate_series(1, 9999) n`);
    const known = await topic(['last', 'tag1']);
    const { key } = app.people.member;
    const body = { board_id: board, title: 'x', content: 'x', tags: ['too-many'] };
    await expectCode(app.api.post('/forum/topics', key).send(body), 403, 'quota_exceeded');
    await expectCode(app.api.patch(`/forum/topics/${known}`, key).send({ tags: ['too-many'] }), 403, 'quota_exceeded');
    await expectCode(
      app.api.post('/answers/questions', key).send({ title: 'x', body: 'x', tags: ['too-many'] }),
      403,
      'quota_exceeded',
    );
    const asked = await question(['tag2']);
    await expectCode(
      app.api.patch(`/answers/questions/${asked}`, key).send({ tags: ['too-many'] }),
      403,
      'quota_exceeded',
    );
  });
});

describe('a list by tag', () => {
  it('has topics that match all other filters too, in every order', async () => {
    const { member, other } = app.people;
    const elsewhere = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Other' }).expect(201))
      .body.id;
    const old = await topic(['wood'], member.key, 'Old');
    const young = await topic(['wood', 'lathe'], other.key, 'Young');
    await topic(['lathe'], member.key);
    await forumOf(app).reply(old);
    expect(await topicsWith('tag=WOOD')).toEqual([old, young]);
    expect(await topicsWith('tag=wood&sort=newest')).toEqual([young, old]);
    expect(await topicsWith(`tag=wood&author=${other.username}`)).toEqual([young]);
    expect(await topicsWith(`tag=wood&board=${board}`)).toEqual([old, young]);
    expect(await topicsWith(`tag=wood&board=${elsewhere}`)).toEqual([]);
    expect(await topicsWith('tag=wood&unread=true', other.key)).toEqual([]);
    expect(await topicsWith('tag=wood&unread=true', member.key)).toEqual([old, young]);
    expect(await topicsWith('tag=nothing')).toEqual([]);
    const { body } = await app.api.get('/forum/topics?tag=wood&per_page=1&cursor=*').expect(200);
    expect(body.total).toBe(2);
    expect(await topicsWith(`tag=wood&per_page=1&cursor=${body.next_cursor}`)).toEqual([young]);
  });

  it('has questions that match all other filters too, in every order, and those of a search', async () => {
    await answersOf(app).category('shop', 'Shop');
    const first = await question(['wood'], { category: 'shop' });
    const second = await question(['wood', 'lathe']);
    await question(['lathe']);
    await answersOf(app).answer(first);
    await app.api.put(`/answers/questions/${second}/close`, app.people.moderator.key).expect(200);
    expect(await questionsWith('tag=wood')).toEqual([second, first]);
    const walk = (await app.api.get('/answers/questions?tag=wood&per_page=1&cursor=*').expect(200)).body;
    expect(await questionsWith(`tag=wood&per_page=1&cursor=${walk.next_cursor}`)).toEqual([first]);
    expect(await questionsWith('tag=wood&sort=unanswered')).toEqual([second, first]);
    expect(await questionsWith('tag=wood&sort=votes')).toEqual([second, first]);
    expect(await questionsWith('tag=wood&cat=shop')).toEqual([first]);
    expect(await questionsWith('tag=wood&status=closed')).toEqual([second]);
    expect(await questionsWith('tag=wood&cat=shop&status=closed')).toEqual([]);
    expect((await questionsWith('tag=wood&search=question')).sort()).toEqual([first, second].sort());
    expect(await questionsWith('tag=lathe&search=question&status=closed')).toEqual([second]);
    expect(await questionsWith('tag=wood&search=nothing')).toEqual([]);
  });
});

describe('the list of tags', () => {
  it('counts what has each, begins with what most has, and finds the beginning of a name', async () => {
    for (const tags of [['lathe', 'wood'], ['wood'], ['wood', 'Ladder']]) await topic(tags);
    await question(['lathe', 'lamp']);
    expect(
      (await listed()).map(({ name, topic_count: topics, question_count: questions }) => [name, topics, questions]),
    ).toEqual([
      ['wood', 3, 0],
      ['lathe', 1, 1],
      ['lamp', 0, 1],
      ['Ladder', 1, 0],
    ]);
    expect(namesOf(await listed('sort=name'))).toEqual(['Ladder', 'lamp', 'lathe', 'wood']);
    expect(namesOf(await listed('sort=name&q=LA'))).toEqual(['Ladder', 'lamp', 'lathe']);
    expect(await listed('q=%25')).toEqual([]);
    for (const sort of ['popular', 'name']) {
      const walked: string[] = [];
      for (let cursor: string | null = '*'; cursor !== null; ) {
        const { body }: { body: { tags: Tag[]; next_cursor: string | null } } = await app.api
          .get(`/tags?sort=${sort}&per_page=3&cursor=${cursor}`)
          .expect(200);
        walked.push(...namesOf(body.tags));
        cursor = body.next_cursor;
      }
      expect(walked).toEqual(namesOf(await listed(`sort=${sort}`)));
    }
  });
});

describe('a tag', () => {
  const rename = (id: number, name: string, key = app.people.moderator.key) =>
    app.api.patch(`/tags/${id}`, key).send({ name });
  const merge = (id: number, into: number, key = app.people.moderator.key) =>
    app.api.post(`/tags/${id}/merge`, key).send({ into });

  it('is renamed on all of its content by moderators', async () => {
    const id = await topic(['lathe', 'wood']);
    const lathe = await idOf('lathe');
    await expectCode(rename(lathe, 'turning', app.people.member.key), 403, 'forbidden');
    expect((await rename(lathe, 'Lathe').expect(200)).body).toMatchObject({ id: lathe, name: 'Lathe', topic_count: 1 });
    await rename(lathe, 'turning').expect(200);
    expect(namesOf((await topicOf(id)).tags)).toEqual(['turning', 'wood']);
    await expectCode(rename(lathe, 'WOOD'), 409, 'already_exists');
    await expectCode(rename(lathe + 1000, 'x'), 404, 'tag_not_found');
    const { body } = await app.api.get('/moderation/log?action=updateTag', app.people.admin.key).expect(200);
    expect(body.entries).toHaveLength(2);
  });

  it('is merged into another, which its name and id then stand for', async () => {
    const { member, moderator } = app.people;
    const [both, one] = [await topic(['lathe', 'turning']), await topic(['turning'])];
    const hidden = await topic(['turning']);
    await app.api.put(`/moderation/content/topic/${hidden}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    const asked = await question(['turning', 'wood']);
    const [lathe, turning] = [await idOf('lathe'), await idOf('turning')];
    await app.api.put(`/watches/tag/${turning}`, member.key).send({ state: 'watching' }).expect(200);
    await expectCode(merge(turning, lathe, member.key), 403, 'forbidden');
    await expectCode(merge(turning, turning), 400, 'invalid_param');
    await expectCode(merge(turning, turning + 1000), 404, 'tag_not_found');
    expect((await merge(turning, lathe).expect(200)).body).toMatchObject({
      id: lathe,
      topic_count: 2,
      question_count: 1,
    });
    await expectCode(merge(turning, lathe), 404, 'tag_not_found');
    await expectCode(rename(turning, 'x'), 404, 'tag_not_found');
    for (const id of [both, one]) expect(namesOf((await topicOf(id)).tags)).toEqual(['lathe']);
    expect(namesOf((await answersOf(app).read(asked)).question.tags)).toEqual(['lathe', 'wood']);
    await app.api.delete(`/moderation/content/topic/${hidden}`, moderator.key).expect(200);
    expect(namesOf((await topicOf(hidden)).tags)).toEqual(['lathe']);
    expect((await topicsWith('tag=turning')).sort()).toEqual([both, one, hidden].sort());
    expect(namesOf((await topicOf(await topic(['turning']))).tags)).toEqual(['lathe']);
    expect((await app.api.get(`/tags/${turning}`, member.key).expect(200)).body).toMatchObject({
      id: lathe,
      my_watch: 'watching',
    });
    // The name that was merged can be taken back by the tag that stays.
    expect((await rename(lathe, 'turning').expect(200)).body).toMatchObject({ id: lathe, name: 'turning' });
    await expectExact(app.database);
  });

  it('stays exactly counted while many write, hide, restore, rename and merge', async () => {
    const { member, moderator } = app.people;
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const topics = [await topic(['one'])];
    const questions = [await question(['two'])];
    const seen = new Map<string, number>();
    const writer = async (index: number) => {
      const { pick, below } = randomNumbers(900 + index);
      for (let turn = 0; turn < 25; turn++) {
        const tags = [...new Set(Array.from({ length: below(5) }, () => pick(names)))];
        const all = (await app.database.pool.query<{ id: number }>('SELECT id FROM tags WHERE merged_into_id IS NULL'))
          .rows;
        const place = `/moderation/content/${pick(['topic', 'question'])}/${pick([...topics, ...questions])}`;
        const reply = await inTheEnd(
          pick([
            () => app.api.post('/forum/topics', member.key).send({ board_id: board, title: 'x', content: 'x', tags }),
            () => app.api.post('/answers/questions', member.key).send({ title: 'x', body: 'x', tags }),
            () => app.api.patch(`/forum/topics/${pick(topics)}`, member.key).send({ tags }),
            () => app.api.patch(`/answers/questions/${pick(questions)}`, member.key).send({ tags }),
            () => app.api.put(place, moderator.key).send({ reason: 'x' }),
            () => app.api.delete(place, moderator.key),
            () => app.api.delete(`/forum/topics/${pick(topics)}`, moderator.key),
            () => merge(pick(all).id, pick(all).id),
            () => rename(pick(all).id, pick(names)),
          ]),
        );
        const outcome = `${reply.status} ${reply.body.code ?? ''}`.trim();
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (reply.status === 201) ('board_id' in reply.body ? topics : questions).push(reply.body.id);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
    const missing = ['topic', 'question', 'tag', 'content'].map((type) => `404 ${type}_not_found`);
    const expected = ['200', '201', '400 invalid_param', '409 already_exists', ...missing];
    expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([]);
    expect(seen.get('200')).toBeGreaterThan(30);
    await expectExact(app.database);
  }, 60_000);
});
