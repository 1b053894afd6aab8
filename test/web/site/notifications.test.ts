import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { shopsOf } from '../../helpers/shops.js';
import { formAt, newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let reader: Visitor;
let board: number;
let topic: number;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  reader = await newcomer(app, 'wanda');
  board = await forumOf(app).board();
  topic = await forumOf(app).topic(board, 'Which <glue>?');
  await notificationsOf(app).notify();
});
afterAll(() => app.close());

it('shows the unread count on each page, and marks notifications as read one by one or all at once', async () => {
  const forum = forumOf(app);
  const replies = [];
  for (const text of ['As @wanda says', 'Ask @wanda', 'No, @wanda']) replies.push(await forum.reply(topic, text));
  await notificationsOf(app).notify();
  expect((await reader.get('/forum')).text).toContain('>Notifications (3)</span>');
  expect((await new Visitor(app).get('/forum')).text).not.toContain('/notifications');
  const { text } = await reader.get('/notifications');
  expect(text).toContain('otto-other mentioned you in “Which &lt;glue>?”');
  const page = `/forum/topics/${topic}-which-glue?reply=${replies[2]}#reply-${replies[2]}`;
  expect(text).toMatch(/href="\/notifications\/\d+\?to=/);
  const [newest, , oldest] = [...text.matchAll(/name="ids\.0" value="(\d+)"/g)].map(([, id]) => id);
  const operation = 'POST /notifications/read';
  expect((await reader.send('/notifications', operation, { 'ids.0': String(oldest) })).status).toBe(303);
  expect((await reader.get('/forum')).text).toContain('>Notifications (2)</span>');
  const followed = `/notifications/${newest}?${new URLSearchParams({ to: page })}`;
  expect(text).toContain(`href="${followed}"`);
  expect((await reader.get(followed, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await reader.get(followed)).location).toBe(page);
  expect((await reader.get('/forum')).text).toContain('>Notifications (1)</span>');
  expect((await reader.get(`/notifications/${newest}?to=https://evil.example`)).location).toBe('/');
  await reader.send('/notifications', operation, { until: String(newest) });
  const { text: all } = await reader.get('/notifications');
  expect(all).toContain('>Notifications</span>');
  expect(all).not.toContain('>New<');
  expect((await reader.get('/notifications', { 'Accept-Language': 'de' })).text).toContain(
    'otto-other hat dich in „Which &lt;glue>?“ erwähnt',
  );
  expect((await new Visitor(app).get('/notifications')).location).toBe('/sign-in?next=%2Fnotifications');
});

it('come from what is watched by the buttons of its page', async () => {
  const { slug, id } = await shopsOf(app).store();
  const question = await answersOf(app).question('Which glue?');
  const pages: [page: string, target: string][] = [
    ['/forum/boards/', 'board', board],
    ['/forum/topics/', 'topic', topic],
    ['/answers/questions/', 'question', question],
    ['/marketplace/products/', 'product', await shopsOf(app).product(slug)],
    ['/shop/products/', 'product', await shopsOf(app).shopProduct()],
  ].map(([path, type, id]) => [`${path}${id}`, `/watches/${type}/${id}`]);
  pages.push([`/marketplace/stores/${slug}`, `/watches/store/${id}`]);
  for (const [page, target] of pages) {
    const buttons = async (visitor = reader) => {
      const { text } = await visitor.get(page);
      return [...text.matchAll(/aria-pressed="(true|false)"[^>]*>\s*(Watch|Mute)\s*</g)].map(
        ([, isPressed, label]) => `${label} ${isPressed}`,
      );
    };
    const press = async (label: string, operation: string) => {
      const { text } = await reader.get(page);
      const [button = ''] = new RegExp(`<button[^>]*>\\s*${label}\\s*</button>`).exec(text) ?? [];
      const [, value = ''] = / value="(\w+)"/.exec(button) ?? [];
      const [, undo] = / formaction="([^"]+)"/.exec(button) ?? [];
      expect(undo?.replace(/(\d)-[^?]*/, '$1')).toBe(
        operation.startsWith('PUT') ? undefined : formAt(page, operation).replace('%20', '+'),
      );
      await reader.send(page, operation, undo === undefined ? { state: value } : {});
    };
    expect([page, await buttons(new Visitor(app))]).toEqual([page, []]);
    expect([page, await buttons()]).toEqual([page, ['Watch false', 'Mute false']]);
    await press('Watch', `PUT ${target}`);
    expect([page, await buttons()]).toEqual([page, ['Watch true', 'Mute false']]);
    await press('Mute', `PUT ${target}`);
    expect([page, await buttons()]).toEqual([page, ['Watch false', 'Mute true']]);
    await press('Mute', `DELETE ${target}`);
    expect([page, await buttons()]).toEqual([page, ['Watch false', 'Mute false']]);
  }
});

it('tells of replies to one topic by one line, with the names of people', async () => {
  const { other, moderator, admin } = app.people;
  const forum = forumOf(app);
  await reader.send(`/forum/topics/${topic}`, `PUT /watches/topic/${topic}`, { state: 'watching' });
  await app.database.prisma.user.update({ where: { id: other.id }, data: { displayName: 'Otto <O>' } });
  await app.database.prisma.user.update({ where: { id: admin.id }, data: { displayName: 'Ada' } });
  const lines = async (language = 'en') => {
    await notificationsOf(app).notify();
    const { text } = await reader.get('/notifications', { 'Accept-Language': language });
    return [...text.matchAll(/<p class="title"><a [^>]*>([^<]*)<\/a> <span id="new-/g)].map(([, line]) => line);
  };
  await forum.reply(topic, 'One', other.key);
  expect(await lines()).toEqual(['Otto &lt;O> replied to “Which &lt;glue>?”']);
  await forum.reply(topic, 'Two', admin.key);
  expect(await lines()).toEqual(['Ada and Otto &lt;O> replied to “Which &lt;glue>?”']);
  await forum.reply(topic, 'Three', moderator.key);
  await forum.reply(topic, 'Four', other.key);
  expect(await lines()).toEqual(['Otto &lt;O>, MoModerator and one other replied to “Which &lt;glue>?”']);
  expect(await lines('de')).toEqual([
    'Otto &lt;O>, MoModerator und eine weitere Person haben auf „Which &lt;glue>?“ geantwortet',
  ]);
  expect((await reader.get('/forum')).text).toContain('>Notifications (1)</span>');
});

it('streams the number of unread ones to its own reader, five times at most', async () => {
  const stream = (cookie: string) =>
    fetch(`${app.origin}/notifications/unread`, { headers: { Cookie: cookie, Accept: 'text/event-stream' } });
  expect((await stream('')).status).toBe(204);
  const open = await Promise.all(Array.from({ length: 5 }, () => stream(reader.cookies)));
  const [first] = open;
  const { value } = (await first?.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toMatch(/^data: \[(\d+),"Notifications \(\1\)"\]\n\n$/);
  expect((await stream(reader.cookies)).status).toBe(429);
  for (const [place, reply] of open.entries()) if (place > 0) await reply.body?.cancel();
  await expect.poll(async () => (await stream(reader.cookies)).status).toBe(200);
});

it('saves notification settings', async () => {
  await reader.send('/notifications/settings', 'PATCH /notifications/settings', {
    mention: 'none',
    order: 'mail',
    own: 'inbox',
    watched: 'digest',
  });
  const { text } = await reader.get('/notifications/settings');
  const chosen = [...text.matchAll(/<option[^>]* selected[^>]*value="(\w+)"|<option[^>]*value="(\w+)"[^>]* selected/g)];
  expect(chosen.map(([, one, other]) => one ?? other)).toEqual([
    'none',
    'mail',
    'mail',
    'mail',
    'inbox',
    'digest',
    'everybody',
  ]);
});
