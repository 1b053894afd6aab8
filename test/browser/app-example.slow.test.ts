import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import mime from 'mime';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newApp, newPerson, type OAuthApp } from '../helpers/apps.js';
import { password } from '../web/visitor.js';
import { inBrowser, inspect, openPage } from './browser.js';

const run = promisify(execFile);
const source = resolve('scripts/app-example');

inBrowser('an app at another origin', (here) => {
  let folder: string;
  let server: Server;
  let origin: string;
  let client: OAuthApp;
  let board: number;

  /** Follows its README: generates the client, checks the types, builds, and serves the files. */
  beforeAll(async () => {
    mkdirSync('.data', { recursive: true });
    folder = mkdtempSync(resolve('.data/app-example-'));
    cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('/plaza') });
    await run('node', ['scripts/run.mjs', 'lab/sdk', 'typescript', join(folder, 'plaza')]);
    await run(resolve('node_modules/.bin/tsc'), ['--project', folder]);
    const made = join(folder, 'made');
    await build({ root: folder, configFile: false, base: './', logLevel: 'silent', build: { outDir: made } });
    server = createServer(({ url = '/' }, res) => {
      const file = join(made, new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html'));
      res.setHeader('Content-Type', mime.getType(file) ?? 'text/plain').end(readFileSync(file));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Another host name of this machine: another site to browsers.
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const { app } = here;
    client = await newApp(app, { name: 'Topics elsewhere', redirectUris: [`${origin}/`] });
    const settings = { issuer: app.origin, base: `${app.origin}/api/v1`, client_id: client.clientId };
    writeFileSync(join(made, 'settings.json'), JSON.stringify(settings));
    const { body } = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'General' }).expect(201);
    board = body.id;
    await app.api
      .post('/forum/topics', app.people.member.key)
      .send({ board_id: board, title: 'Was here before', content: 'Hello.' })
      .expect(201);
  }, 300_000);
  afterAll(async () => {
    server?.close();
    server?.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor();
  const tokens = async (page: Page) =>
    (await page.evaluate("JSON.parse(sessionStorage.getItem('plaza-tokens'))")) as { access: string; refresh: string };
  const post = async (page: Page, title: string) => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text').fill('From a page elsewhere.');
    await page.getByRole('button', { name: 'Post it' }).click();
    await said(page, `Posted: ${title}`);
  };

  it('signs somebody in, lists, posts, uploads, outlives its access token, and signs out', async () => {
    const { app } = here;
    await newPerson(app, 'app-user');
    const { page, context, complaints } = await openPage(here, { viewport: { width: 360, height: 800 } }, [origin]);
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Sign in with Plaza' }).click();

    await page.getByLabel('Username').fill('app-user');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Allow Topics elsewhere?' }).waitFor();
    expect(page.url().startsWith(`${app.origin}/oauth/authorize?`)).toBe(true);
    await inspect(page, 'consent-360');
    await page.getByRole('button', { name: 'Allow', exact: true }).click();

    await page.getByText('Signed in as app-user').waitFor();
    expect(page.url()).toBe(`${origin}/`);
    await page.getByText('Was here before, by mia_member').waitFor();
    await post(page, 'From elsewhere');
    await page.getByText('From elsewhere, by app-user').waitFor();
    const buffer = Buffer.from('A file of plain words.');
    await page.getByLabel('File').setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Upload it' }).click();
    await said(page, 'Uploaded: words.txt, 22 bytes');
    expect(complaints).toEqual([]);

    const first = await tokens(page);
    await app.database.pool.query('UPDATE api_keys SET expires_at = clock_timestamp() WHERE app_id = $1', [client.id]);
    await app.api.get('/me', first.access).expect(401);
    await post(page, 'After an hour');
    await page.getByText('After an hour, by app-user').waitFor();
    const second = await tokens(page);
    expect([second.access === first.access, second.refresh === first.refresh]).toEqual([false, false]);
    await page.reload();
    await page.getByText('Signed in as app-user').waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await said(page, 'Signed out');
    await app.api.get('/me', second.access).expect(401);
    // The console also logs refused requests that the page handles.
    expect(complaints.filter((each) => !/the server responded with a status of 401/.test(each))).toEqual([]);
    await context.close();
  }, 300_000);

  it('is told that somebody does not allow it, and that it was ended', async () => {
    const { app } = here;
    await newPerson(app, 'doubtful');
    const { page, context } = await openPage(here, {}, [origin]);
    await page.goto('/sign-in?next=/profile');
    await page.getByLabel('Username').fill('doubtful');
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'doubtful' }).waitFor();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Sign in with Plaza' }).click();
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await said(page, 'It went wrong');
    expect(page.url()).toBe(`${origin}/`);

    await page.getByRole('button', { name: 'Sign in with Plaza' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByText('Signed in as doubtful').waitFor();
    const profile = await context.newPage();
    await profile.goto('/profile/apps');
    await profile.getByRole('link', { name: 'Revoke Topics elsewhere' }).click();
    await profile.getByRole('button', { name: 'Revoke access' }).click();
    await profile.getByText('no longer has access').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with Plaza' }).waitFor();
    expect(await tokens(page)).toBeNull();
    await context.close();
  }, 300_000);
});
