import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { createPerson } from '../helpers/people.js';
import { password, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { SITE_NAME: 'Brot & Rosen' } });
  await createPerson(app.database, 'Grace_Hill', 'moderator');
});
afterAll(() => app.close());

const signUp = (username: string) =>
  new Visitor(app).submit('/sign-up', { username, email: `${username}@example.org`, password });

it.each([
  ...['admin', 'Adm1n', 'ADMIN_2', 'the-moderator', 'm0derator', 'root', 'support', 'Plaza', 'plaza-1', 'brot_rosen'],
  ...['BrotRosen', 'GraceHill', 'grace-hi11', 'Gr4ce_Hill', 'ada-admin'],
])('refuses to sign up %s', async (username) => {
  const { status, text } = await signUp(username);
  expect(status).toBe(409);
  expect(text).toContain('could take you for staff');
  expect(await app.database.prisma.user.findFirst({ where: { username } })).toBeNull();
});

it.each(['grace', 'hill', 'administrative_law', 'supporter', 'plazamayor', 'mia-member', 'rootbeer', 'brot'])(
  'allows to sign up %s',
  async (username) => {
    expect((await signUp(username)).location).toBe('/?welcome=yes');
  },
);
