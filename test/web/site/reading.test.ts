import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let reader: Visitor;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  reader = await newcomer(app, 'reader');
  topic = await forum.topic(await forum.board(), 'Why the lathe hums');
});
afterAll(() => app.close());

it('marks a topic as read by a picture of its page, and of no other site', async () => {
  const reply = await forumOf(app).reply(topic);
  const { text } = await reader.get(`/forum/topics/${topic}`);
  expect(text).toContain(`<noscript><img src="/forum/topics/${topic}/read?reply=${reply}"`);
  const path = `/forum/topics/${topic}/read?reply=${reply}`;
  const unread = async () => /(\d+) unread/.exec((await reader.get('/forum/topics')).text)?.[1];
  expect((await reader.get(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await new Visitor(app).get(path)).location).toContain('/sign-in');
  expect(await unread()).toBe('2');
  const { status, headers } = await reader.get(path, { 'Sec-Fetch-Site': 'same-origin' });
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(await unread()).toBeUndefined();
  expect((await reader.get(`/forum/topics/${topic}`)).text).not.toContain('<noscript>');
  expect((await reader.get(`/forum/topics/${topic}/read?reply=999999`)).status).toBe(404);
});
