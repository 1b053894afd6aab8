import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlinkIdentity } from '../../src/accounts/users/identities.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { client, type OidcProvider, oidcProvider } from '../helpers/oidc-provider.js';
import { newcomer, password, Visitor } from './visitor.js';

let app: TestApp;
let provider: OidcProvider;
const warnings: string[] = [];
beforeAll(async () => {
  provider = await oidcProvider();
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_GROUPS: 'teams',
  };
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
  app = await testApp({ settings, log });
  await provider.serve([`${app.origin}/sign-in/with/oidc/return`]);
  for (const [slug, joining] of [
    ['bakers', 'invitation'],
    ['cyclists', 'request'],
    ['gardeners', 'open'],
  ]) {
    const group = { slug, name: 'A group', visibility: 'hidden', joining };
    await app.api.post('/groups', app.people.admin.key).send(group).expect(201);
  }
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});

/** Signs in at the provider, and follows it back to the site. */
async function signInThere(name: string, teams: unknown): Promise<Visitor> {
  provider.teams = teams;
  const visitor = new Visitor(app);
  const there = new Visitor({ origin: provider.issuer });
  let { location } = await visitor.get('/sign-in/with/oidc');
  while (location !== null && !location.startsWith(app.origin)) {
    const path = location.replace(provider.issuer, '');
    const answer = await there.get(path);
    const [, form] = /action="[^"]*(\/interaction\/[^"]+)"/.exec(answer.text) ?? [];
    const fields: Record<string, string> = answer.text.includes('name="login"')
      ? { prompt: 'login', login: name, password: 'x' }
      : { prompt: 'consent' };
    location = form === undefined ? answer.location : (await there.post(form, fields)).location;
  }
  const { status } = await visitor.get((location ?? '').replace(app.origin, ''));
  expect(status).toBe(303);
  return visitor;
}
const groupsOf = async (username: string) => {
  const { rows } = await app.database.pool.query<{ slug: string }>(
    `SELECT g.slug || CASE WHEN m.state = 'member' THEN '' ELSE ' ' || m.state END AS slug FROM group_members m
     JOIN groups g ON g.id = m.group_id JOIN users u ON u.id = m.user_id WHERE u.username = $1 ORDER BY 1`,
    [username],
  );
  return rows.map(({ slug }) => slug);
};

it('gives and takes the memberships that a claim names at each sign-in, and no others', async () => {
  const fresh = await signInThere('wilma', ['bakers', 'Cyclists', 'no-such-group', '; DROP']);
  await fresh.submit('/sign-in/new-here', { username: 'wilma' });
  expect(await groupsOf('wilma')).toEqual(['bakers', 'cyclists']);
  // Staff make her a member of another one, which no claim takes away.
  await app.api.put('/groups/gardeners/members/wilma', app.people.moderator.key).expect(200);
  await signInThere('wilma', ['cyclists', 'gardeners']);
  expect(await groupsOf('wilma')).toEqual(['cyclists', 'gardeners']);
  await signInThere('wilma', []);
  expect(await groupsOf('wilma')).toEqual(['gardeners']);
  await app.api.put('/groups/bakers/members/wilma', app.people.moderator.key).expect(200);
  await app.api.delete('/groups/bakers/members/wilma', app.people.moderator.key).expect(200);
  await signInThere('wilma', ['bakers']);
  await signInThere('wilma', undefined);
  expect(await groupsOf('wilma')).toEqual(['gardeners']);
  await expectExact(app.database, 'identity');
});

it('ignores what is no list of texts, and says so in the log', async () => {
  await signInThere('wilma', ['bakers']);
  for (const teams of ['cyclists', [{ id: 'cyclists' }], { cyclists: true }]) {
    warnings.length = 0;
    await signInThere('wilma', teams);
    expect(await groupsOf('wilma')).toEqual(['bakers', 'gardeners']);
    expect(warnings).toEqual(['the claim of groups is not a list of texts, and is ignored']);
  }
});

it('admits who has asked or is invited, also where an account is linked, and ends with the link', async () => {
  await newcomer(app, 'fred');
  for (const [slug, state] of [
    ['bakers', 'invited'],
    ['cyclists', 'requested'],
  ]) {
    await app.database.pool.query(
      `INSERT INTO group_members (group_id, user_id, state)
       SELECT g.id, u.id, $2::group_member_state FROM groups g, users u WHERE g.slug = $1 AND u.username = 'fred'`,
      [slug, state],
    );
  }
  const linking = await signInThere('fred-there', ['bakers']);
  await linking.submit('/sign-in/new-here', { own_username: 'fred', password });
  expect(await groupsOf('fred')).toEqual(['bakers', 'cyclists requested']);
  const { id, identities } = await app.database.prisma.user.findUniqueOrThrow({
    where: { username: 'fred' },
    include: { identities: true },
  });
  await unlinkIdentity(app, id, identities[0]?.id ?? 0);
  expect(await groupsOf('fred')).toEqual(['cyclists requested']);
});
