import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { addSession, createPerson, issueKey, manageAccount, type Person } from '../../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400_000;
let count = 0;
/** Somebody with a session on a phone, and one of a minute ago. */
async function somebody(): Promise<Person & { phone: string }> {
  count += 1;
  const person = await createPerson(app.database, `visitor-${count}`);
  const phone = await addSession(app.database, person.id, { signedInAt: Date.now() - day, device: 'Safari on iOS' });
  await manageAccount(app.database, person.id);
  return { ...person, phone };
}
const sessionsOf = async ({ key }: Person) => (await app.api.get('/me/sessions', key).expect(200)).body.sessions;

describe('GET /me/sessions', () => {
  it('lists where its owner is signed in, and nothing of which a session could be made', async () => {
    const person = await somebody();
    const sessions = await sessionsOf(person);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      ...{ id: person.phone, device: 'Safari on iOS', is_current: false },
      signed_in_at: expect.any(String),
      last_used_at: expect.any(String),
    });
  });

  it('leaves out what is over: unused for too long, or too old', async () => {
    const person = await somebody();
    const old = await addSession(app.database, person.id, { signedInAt: Date.now() - 91 * day });
    const idle = await addSession(app.database, person.id, { signedInAt: Date.now() });
    await app.database.pool.query('UPDATE sessions SET expire = now() WHERE sid = $1', [idle]);
    const ids = (await sessionsOf(person)).map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(old);
    expect(ids).not.toContain(idle);
    expect(ids).toHaveLength(2);
  });
});

describe('DELETE /me/sessions', () => {
  it('ends one, and then all', async () => {
    const person = await somebody();
    const one = await app.api.delete(`/me/sessions/${person.phone}`, person.key).expect(200);
    expect(one.body).toEqual({ ended: 1 });
    expect(await sessionsOf(person)).toHaveLength(1);
    expect((await app.api.delete('/me/sessions', person.key).expect(200)).body).toEqual({ ended: 1 });
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('ends none of somebody else, and says no more than that there is none', async () => {
    const [person, stranger] = [await somebody(), await somebody()];
    for (const id of [person.phone, 'f'.repeat(64)]) {
      expect((await app.api.delete(`/me/sessions/${id}`, stranger.key).expect(404)).body.code).toBe(
        'session_not_found',
      );
    }
    await app.api.delete('/me/sessions', stranger.key).expect(200);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  it('needs the scope account, and a sign-in of the last ten minutes', async () => {
    const person = await somebody();
    const calls = (key: string) => [
      app.api.delete('/me/sessions', key),
      app.api.delete(`/me/sessions/${person.phone}`, key),
    ];
    const weak = await issueKey(app.database, person.id);
    for (const call of calls(weak)) expect((await call.expect(403)).body.code).toBe('insufficient_scope');
    await app.database.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::float8 - 601000)) WHERE user_id = $1`,
      [person.id],
    );
    for (const call of calls(person.key)) expect((await call.expect(403)).body.code).toBe('sign_in_required');
    expect(await sessionsOf(person)).toHaveLength(2);
  });
});
