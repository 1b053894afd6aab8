import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { newcomer, type Visitor } from '../visitor.js';

let app: TestApp;
let [staff, wilma, fred]: Visitor[] = [];
beforeAll(async () => {
  app = await testApp();
  [staff, wilma, fred] = [await newcomer(app, 'pearl'), await newcomer(app, 'wilma'), await newcomer(app, 'fred')];
  await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'pearl'`);
});
afterAll(() => app.close());

const member = (name: string) => `/groups/felt/members/${name}`;
const said = async (visitor: Visitor | undefined, page = '/groups/felt') => (await visitor?.get(page))?.text;

it('creates, joins and runs a group without a script', async () => {
  const fields = { slug: 'felt', name: 'Felt', visibility: 'members', joining: 'request' };
  expect((await staff?.send('/staff/groups', 'POST /groups', fields))?.location).toBe('/groups/felt');
  expect(await said(wilma, '/groups')).toContain('href="/groups/felt"');
  await wilma?.send('/groups/felt', `PUT ${member('wilma')}`);
  expect(await said(wilma)).toMatch(/Your request is on its way\..*Withdraw request/s);
  expect(await said(staff, '/groups')).toContain('1 person wants to join');
  await staff?.send('/groups/felt', `PUT ${member('wilma')}`);
  await staff?.send('/groups/felt', `PUT ${member('wilma')}`, { is_owner: 'true' });
  expect(await said(wilma)).toContain('In charge');
  await wilma?.send('/groups/felt', `PUT ${member('%7Busername%7D')}`, { username: 'fred' });
  expect(await said(fred)).toMatch(/Accept invitation.*Decline/s);
  // Somebody who cannot be found is a fault of the form.
  const unknown = await wilma?.send('/groups/felt', `PUT ${member('%7Busername%7D')}`, { username: 'nobody-here' });
  expect(unknown?.text).toContain('value="nobody-here"');
  const hidden = { name: 'Felt', visibility: 'hidden', joining: 'open' };
  expect((await wilma?.send('/groups/felt', 'PATCH /groups/felt', hidden))?.status).toBe(303);
  await fred?.send('/groups/felt', `PUT ${member('fred')}`);
  expect(await said(fred)).toContain('3 members');
  expect((await fred?.send('/groups/felt', `DELETE ${member('fred')}`, { next: '/groups' }))?.location).toBe('/groups');
  expect((await fred?.get('/groups/felt'))?.status).toBe(404);
  expect(await said(fred, '/groups')).not.toContain('/groups/felt');
});
