import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { operations, wellFormed } from '../../helpers/requests.js';

let app: TestApp;
let board: number;
let count = 0;
const someone = () => createPerson(app.database, `warned-${++count}`);
const warn = ({ username }: Pick<Person, 'username'>, key = app.people.moderator.key, text = 'Stop advertising.') =>
  app.api.post(`/users/${username}/warnings`, key).send({ text });
const post = ({ key }: Person) =>
  app.api.post('/forum/topics', key).send({ board_id: board, title: 'A topic', content: 'Some text.' });
const acknowledge = (id: number, { key }: Person) => app.api.post(`/me/warnings/${id}/acknowledge`, key);
const own = async ({ key }: Person) => (await app.api.get('/me/warnings', key).expect(200)).body;

beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

describe('a warning', () => {
  it('keeps from contributing until it is acknowledged, and staff see both', async () => {
    const person = await someone();
    const { moderator } = app.people;
    await post(person).expect(201);
    const { body } = await warn(person).expect(201);
    const said = { username: person.username, text: 'Stop advertising.', acknowledged_at: null };
    expect(body).toMatchObject({ ...said, warned_by: moderator.username });
    // The cached key still counts as valid: the transaction checks again.
    await expectCode(post(person), 403, 'warning_not_acknowledged');
    expect(await own(person)).toMatchObject({ total: 1, warnings: [{ ...said, id: body.id, warned_by: null }] });
    const acknowledged = (await acknowledge(body.id, person).expect(200)).body;
    expect(acknowledged).toMatchObject({ id: body.id, warned_by: null, acknowledged_at: expect.any(String) });
    await post(person).expect(201);
    expect((await acknowledge(body.id, person).expect(200)).body).toEqual(acknowledged);
    const list = await app.api.get(`/users/${person.username}/warnings`, moderator.key).expect(200);
    expect(list.body.warnings).toEqual([{ ...acknowledged, warned_by: moderator.username }]);
    const { rows } = await app.database.pool.query(
      `SELECT actor_id, reason, details FROM audit_log WHERE action = 'createWarning' AND target_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ actor_id: moderator.id, reason: null, details: { warning: String(body.id) } }]);
  });

  it('has to be acknowledged with all others', async () => {
    const person = await someone();
    const ids = [(await warn(person).expect(201)).body.id, (await warn(person).expect(201)).body.id];
    await acknowledge(ids[1], person).expect(200);
    await expectCode(post(person), 403, 'warning_not_acknowledged');
    await acknowledge(ids[0], person).expect(200);
    await post(person).expect(201);
    expect((await own(person)).warnings.map(({ id }: { id: number }) => id)).toEqual(ids.reverse());
  });

  it('answers 404 for a warning of another user', async () => {
    const [person, other] = [await someone(), await someone()];
    const { id } = (await warn(person).expect(201)).body;
    await expectCode(acknowledge(id, other), 404, 'warning_not_found');
    await expectCode(acknowledge(id, app.people.admin), 404, 'warning_not_found');
    expect((await own(other)).total).toBe(0);
    await expectCode(post(person), 403, 'warning_not_acknowledged');
  });

  it('refuses exactly what contributes', async () => {
    const person = await someone();
    await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
    await warn(person, app.people.admin.key).expect(201);
    for (const operation of operations) {
      const { status, body } = await wellFormed(app.matrix, operation, person.key, 2_147_483_647);
      const isRefused = status === 403 && body.code === 'warning_not_acknowledged';
      expect([operation.id, isRefused]).toEqual([operation.id, operation.codes.includes('warning_not_acknowledged')]);
    }
  });

  it('keeps a warning that arrives during an acknowledgement', async () => {
    const person = await someone();
    const { id } = (await warn(person).expect(201)).body;
    for (let n = 0; n < 5; n++) await Promise.all([acknowledge(id, person), warn(person)]);
    const waiting = (await own(person)).warnings.filter((each: { acknowledged_at: unknown }) => !each.acknowledged_at);
    expect(waiting).toHaveLength(5);
    await expectCode(post(person), 403, 'warning_not_acknowledged');
  });

  it('is given by staff alone, and to nobody above them', async () => {
    const { member, moderator, admin, other } = app.people;
    await expectCode(warn(other, member.key), 403, 'forbidden');
    await expectCode(warn(moderator, moderator.key), 403, 'forbidden');
    await expectCode(warn(admin), 403, 'forbidden');
    await expectCode(warn({ username: 'nobody-here' }), 404, 'user_not_found');
    await expectCode(app.api.get('/users/nobody-here/warnings', moderator.key), 404, 'user_not_found');
    await expectCode(app.api.get(`/users/${other.username}/warnings`, member.key), 403, 'forbidden');
    await expectCode(warn(other, moderator.key, ' \n '), 422, 'missing_fields');
  });
});

it('lists only pages that can exist', async () => {
  await expectCode(app.api.get('/me/warnings?page=0', app.people.member.key), 400, 'invalid_param');
});
