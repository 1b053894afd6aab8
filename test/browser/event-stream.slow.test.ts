import { expect, it } from 'vitest';
import { sequenceEvents } from '../../src/community/events/retention.js';
import { cuttingProxy } from '../helpers/cutting-proxy.js';
import { eventsOf } from '../helpers/events.js';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, openPage } from './browser.js';

/** Titles of topics that an EventSource receives, up to `last`. */
const listen = (url: string, last: string) => `new Promise((resolve) => {
  const titles = [];
  const source = new EventSource(${JSON.stringify(url)});
  source.addEventListener('topic.created', ({ data }) => {
    titles.push(JSON.parse(data).data.title);
    if (titles.at(-1) !== ${JSON.stringify(last)}) return;
    source.close();
    resolve(titles);
  });
})`;

inBrowser('the stream of events in a browser', (browsing) => {
  it('is resumed without a gap, wherever its connection was cut', { timeout: 40_000 }, async () => {
    const { app } = browsing;
    const forum = forumOf(app);
    const board = await forum.board();
    const after = await eventsOf(app).latest();
    for (const title of ['One', 'Two', 'Three']) await forum.topic(board, title);
    await sequenceEvents(app.database);
    const proxy = await cuttingProxy(app.origin, [/\nid: .*\n\n/, /"title":"Tw/]);
    const { page } = await openPage(browsing, {}, [proxy.origin]);
    await page.goto(`${proxy.origin}/livez`);
    const url = `${proxy.origin}${app.config.basePaths[0]}/events/stream?after=${after}`;
    expect(await page.evaluate(listen(url, 'Three'))).toEqual(['One', 'Two', 'Three']);
    expect(proxy.left).toEqual([]);
    proxy.close();
  });
});
