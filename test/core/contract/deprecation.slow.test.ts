import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedDeprecations } from '../../../scripts/contract/deprecations.mjs';
import type { TestApp } from '../../helpers/app.js';
import { otherContract } from '../../helpers/other-contract.js';

const since = '2026-01-31';
const sunset = '2028-02-29';
const headers = {
  deprecation: '@1769817600',
  sunset: 'Tue, 29 Feb 2028 00:00:00 GMT',
};
const dates = `deprecated: true\n  x-deprecated-since: ${since}\n  x-sunset: ${sunset}`;
const inWords = `Deprecated since ${since}; from ${sunset} on it may be gone.`;

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  await writeFile(file, after);
}

/** The operations of a topic once more, deprecated, at `/forum/old-topics/{id}`; and a deprecated field of boards. */
const copy = await otherContract(async (folder) => {
  const at = (path: string) => join(folder, 'openapi', path);
  const path = at('paths/forum/old-topic.yaml');
  await cp(at('paths/forum/topic.yaml'), path);
  await edit(path, 'x-path: /forum/topics/{id}', 'x-path: /forum/old-topics/{id}');
  await edit(path, /^ {2}operationId: (get|update|delete)(.*)$/gm, `  operationId: $1Old$2\n  ${dates}`);
  for (const example of ['getTopic', 'updateTopic', 'updateTopicRequest', 'deleteTopic']) {
    await cp(at(`examples/${example}.yaml`), at(`examples/${example.replace('Topic', 'OldTopic')}.yaml`));
  }
  await edit(
    at('schemas/Board.yaml'),
    '    $ref: ./Title.yaml',
    `    $ref: ./Title.yaml\n    ${dates.replaceAll('\n', '\n  ')}`,
  );
}, '{ getOldTopic: handlers.getTopic, updateOldTopic: handlers.updateTopic, deleteOldTopic: handlers.deleteTopic }');
const { testApp } = await copy.load<typeof import('../../helpers/app.js')>('test/helpers/app.ts');
const { inBrowser, openPage } = await copy.load<typeof import('../../browser/browser.js')>('test/browser/browser.ts');

afterAll(() => copy.remove());

describe('a deprecated operation', () => {
  let app: TestApp;
  let id: number;
  let path: string;

  const expectTold = (response: Response, operation = 'getOldTopic') =>
    expect(response.headers).toMatchObject({
      ...headers,
      link: `</docs/forum#tag/forum/operation/${operation}>; rel="deprecation"; type="text/html"`,
    });

  beforeAll(async () => {
    app = await testApp();
    const { people, api } = app;
    const board = await api.post('/forum/boards', people.admin.key).send({ title: 'Board', description: 'Of old' });
    const topic = { board_id: board.body.id, title: 'Topic', content: 'Text' };
    ({ id } = (await api.post('/forum/topics', people.member.key).send(topic)).body);
    path = `/forum/old-topics/${id}`;
  });
  afterAll(() => app.close());

  it('has the headers in its successes', async () => {
    const { api, people } = app;
    const read = await api.get(path).expect(200);
    expectTold(read);
    expectTold(await api.head(path).expect(200));
    expectTold(await api.get(path).set('If-None-Match', String(read.headers.etag)).expect(304));
    expectTold(await api.patch(path, people.member.key).send({ title: 'Other' }).expect(200), 'updateOldTopic');
  });

  it('has the headers in its refusals, whatever refuses', async () => {
    const { api, people } = app;
    expectTold(await api.get('/forum/old-topics/0').expect(400));
    expectTold(await api.get('/forum/old-topics/2147483647').expect(404));
    const refused = [
      api.patch(path).send({ title: 'Other' }).expect(401),
      api.patch(path, people.other.key).send({ title: 'Other' }).expect(403),
      api.patch(path, people.member.key).set('Content-Type', 'application/json').send('{').expect(400),
      api.patch(path, people.member.key).set('Content-Type', 'text/plain').send('text').expect(415),
      api.patch(path, people.member.key).send({}).expect(422),
    ];
    for (const each of refused) expectTold(await each, 'updateOldTopic');
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '1' } });
    await limited.api.get(path).expect(200);
    expectTold(await limited.api.get(path).expect(429));
    await limited.close();
    const switchedOff = await testApp({ sharing: app, settings: { AREAS: 'answers' } });
    expectTold(await switchedOff.api.get(path).expect(503));
    await switchedOff.close();
  });

  it('exposes its headers to scripts of other origins', async () => {
    const { headers: seen } = await app.api.get(path).set('Origin', 'https://elsewhere.example');
    const exposed = String(seen['access-control-expose-headers']).split(',');
    expect(exposed).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']));
  });

  it('does not change the headers of other operations', async () => {
    const { headers: seen } = await app.api.get(`/forum/topics/${id}`).expect(200);
    for (const name of ['deprecation', 'sunset', 'link']) expect(seen).not.toHaveProperty(name);
  });

  it('declares the headers for each of its replies', async () => {
    const { body: document } = await app.api.get('/openapi.json').expect(200);
    const { get, patch } = document.paths['/forum/old-topics/{id}'];
    expect(Object.keys(get.responses)).toEqual(
      expect.arrayContaining(['200', '304', '400', '404', '429', '500', '503']),
    );
    for (const response of [...Object.values(get.responses), ...Object.values(patch.responses)]) {
      const declared = (response as { headers: Record<string, { example?: string }> }).headers;
      expect(declared.Deprecation?.example).toBe(headers.deprecation);
      expect(declared.Sunset?.example).toBe(headers.sunset);
      expect(declared).toHaveProperty('Link');
      expect(declared).toHaveProperty('X-Request-Id');
    }
    expect(get.description).toContain(inWords);
    expect(document.components.schemas.Board.properties.title.description).toContain(inWords);
  });
});

describe('the changes of the contract', () => {
  it('list each deprecation with its dates, and removals after their sunset', async () => {
    const read = async () => JSON.parse(await readFile(join(copy.folder, 'generated/openapi.json'), 'utf8'));
    const [before, after] = [await read(), await read()];
    const path = '/forum/old-topics/{id}';
    for (const method of ['get', 'patch', 'delete']) delete before.paths[path][method].deprecated;
    delete before.components.schemas.Board.properties.title.deprecated;
    const deprecated = `is deprecated since ${since}; from ${sunset} on it may be gone`;
    expect(changedDeprecations(before, after, '2026-11-22')).toEqual([
      ...['GET', 'DELETE', 'PATCH'].map((operation) => {
        return { id: 'deprecated', text: `the operation ${deprecated}`, isBreaking: false, operation, path };
      }),
      { id: 'deprecated', text: `the field \`title\` of \`Board\` ${deprecated}`, isBreaking: false },
    ]);
    const gone = await read();
    delete gone.paths[path];
    expect(changedDeprecations(await read(), gone, '2028-02-28')).toEqual([]);
    const changes = changedDeprecations(after, gone, sunset);
    expect(changes.map(({ text, isBreaking }) => ({ text, isBreaking }))).toEqual(
      Array(3).fill({ text: `the operation is gone, as it was to be from ${sunset} on`, isBreaking: false }),
    );
    // The deprecated path has no other use.
    expect(after.paths).not.toHaveProperty([path]);
  });
});

inBrowser('the reference', (here) => {
  it('shows deprecations where the link in replies leads', async () => {
    const { page, context } = await openPage(here);
    const { headers: seen } = await here.app.api.get('/forum/old-topics/1');
    const [, target = ''] = /^<(.*)>; rel="deprecation"/.exec(String(seen.link)) ?? [];
    await page.goto(target);
    const section = page.locator(`[id="${target.split('#')[1]}"]`);
    await section.waitFor();
    expect(await section.textContent()).toContain(inWords);
    expect(await section.getByText('Deprecated', { exact: true }).count()).toBeGreaterThan(0);
    const board = page.locator('[data-section-id$="/operation/createBoard"]');
    expect(await board.getByText(inWords).count()).toBeGreaterThan(0);
    expect(await board.getByText('Deprecated', { exact: true }).count()).toBeGreaterThan(0);
    expect(await page.locator('[data-section-id$="/operation/getTopic"]').textContent()).not.toContain('eprecated');
    await context.close();
  }, 120_000);
});
