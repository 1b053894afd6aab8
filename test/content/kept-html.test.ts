import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldHtml } from '../../src/content/text/kept-html.js';
import { rendering } from '../../src/content/text/rendering.js';
import { PooledRenderer, RendererBusy } from '../../src/content/text/text-renderer.js';
import { statementRunner } from '../../src/core/database/statement.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { forumOf } from '../helpers/forum.js';

let app: TestApp;
let board = 0;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

const rows = async () => (await app.database.pool.query('SELECT html FROM rendered_texts')).rows as { html: string }[];
const read = (topic: number) => app.api.get(`/forum/topics/${topic}?render=html`).expect(200);
const topicOf = async (content: string): Promise<number> =>
  (
    await app.api
      .post('/forum/topics', app.people.member.key)
      .send({ board_id: board, title: 'A topic', content })
      .expect(201)
  ).body.id;
const renderer = () => new PooledRenderer({ database: app.database, log: silentLog });
/** An expensive text, different for each name. */
const expensive = (name: string) => `${name} *a* **b** [c](https://x.example) `.repeat(600);

describe('expensive HTML', () => {
  it('is rendered once for all processes, also with file references', async () => {
    const text = `![x](plaza:file/7) ${expensive('topic')}`;
    const topic = await topicOf(text);
    const { body } = await read(topic);
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    await app.database.pool.query(`UPDATE rendered_texts SET html = replace(html, '<em>a</em>', '<em>kept</em>')`);
    const [html] = await renderer().render([{ text, attachments: 'https://x/' }], statementRunner(app.database.json));
    expect(html).toContain('<em>kept</em>');
    expect(html).toContain('<img src="https://x/7"');
    expect(body.topic.content_html).toContain(`/attachments/topic/${topic}/7`);
    await app.database.pool.query('DELETE FROM rendered_texts');
  });

  it('is not stored if it is cheap, or a preview', async () => {
    await read(await topicOf('*cheap*'));
    const text = expensive('preview');
    await app.api.post('/render', app.people.other.key).send({ text }).expect(200);
    await read(await topicOf('&'.repeat(65_535)));
    await read(await topicOf(expensive('last')));
    const begins = async () => (await rows()).map(({ html }) => html.slice(3, 7)).sort();
    await vi.waitFor(async () => expect(await begins()).toEqual(['last']));
    await read(await topicOf(text));
    await vi.waitFor(async () => expect(await begins()).toEqual(['last', 'prev']));
  });

  it('is deleted after a week', async () => {
    expect(await deleteOldHtml(app.database.prisma)).toBe(0);
    await app.database.pool.query(`UPDATE rendered_texts SET rendered_at = now() - interval '8 days'`);
    expect(await deleteOldHtml(app.database.prisma)).toBe(2);
  });

  it('is rendered for the next reply if the one that began it failed', async () => {
    const shared = renderer();
    const text = expensive('shared');
    const failing = { $json: () => Promise.reject(new Error('The request was ended')) };
    const first = shared.render([{ text }], failing);
    const rest = [1, 2].map(() => shared.render([{ text }], statementRunner(app.database.json)));
    await expect(first).rejects.toThrow('The request was ended');
    for (const [html] of await Promise.all(rest)) expect(html).toContain('<em>a</em>');
    expect((await shared.render([{ text }]))[0]).toContain('<em>a</em>');
    await vi.waitFor(async () => expect(await rows()).not.toEqual([]));
    await app.database.pool.query('DELETE FROM rendered_texts');
  });

  it('leaves the main thread free for others', async () => {
    const texts = Array.from({ length: 7 }, (_, n) => ({ text: `${n} ${'- a\n'.repeat(6000)}${'*a* '.repeat(1400)}` }));
    const before = performance.eventLoopUtilization();
    await renderer().render(texts);
    const { active, idle } = performance.eventLoopUtilization(before);
    // Rendered on this thread there would be no idle time at all; on a busy machine waiting for the processor counts as active.
    expect(idle).toBeGreaterThan(active / 4);
  });

  it('is refused if too much waits, and shown as plain text until then', async () => {
    const busy = renderer();
    const all = Array.from({ length: 40 }, (_, n) => busy.render([{ text: expensive(`many ${n}`) }]));
    const failed = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed).toSatisfy((each: PromiseRejectedResult[]) =>
      each.every(({ reason }) => reason instanceof RendererBusy),
    );
    const reply = { text: '*a*' };
    const refusing = { renderPlainly: busy.renderPlainly, render: () => Promise.reject(new RendererBusy()) };
    const added = await rendering(refusing).add({
      reply,
      places: [{ way: ['text'], content: null, value: true }],
      database: { $json: app.database.json } as never,
      origin: () => app.origin,
    });
    expect({ reply, added }).toEqual({ reply: { text: '*a*', text_html: '<p>*a*</p>\n' }, added: 'preliminary' });
  });
});
