import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownRenderer } from '../../src/content/text/markdown.mjs';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { schemaOf } from '../helpers/reply-size.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

describe('Markdown', () => {
  const render = markdownRenderer();
  const rel = 'rel="nofollow ugc noopener"';

  const noor = `<a href="/users/noor" ${rel}>@noor</a>`;
  const linkTo = (url: string) => `<a href="${url}" ${rel}>${url}</a>`;

  it.each([
    ['# One\n\n###### Six', '<h3>One</h3>\n<h6>Six</h6>\n'],
    ['a\nb', '<p>a<br />\nb</p>\n'],
    ['~~s~~ **b** *i* `c`', '<p><s>s</s> <strong>b</strong> <em>i</em> <code>c</code></p>\n'],
    [
      '```ts\nlet a = "<b>";\n```',
      '<pre><code class="language-ts"><span class="hljs-keyword">let</span> a = <span class="hljs-string">"&lt;b&gt;"</span>;\n</code></pre>\n',
    ],
    [
      '~~~PYTHON\nclass A: pass\n~~~',
      '<pre><code class="language-PYTHON"><span class="hljs-keyword">class</span> <span class="hljs-title class_">A</span>: <span class="hljs-keyword">pass</span>\n</code></pre>\n',
    ],
    ['```none\nlet a = "b";\n```', '<pre><code class="language-none">let a = "b";\n</code></pre>\n'],
    ['    let a = 1;', '<pre><code>let a = 1;\n</code></pre>\n'],
    ['```"><script>\nx\n```', '<pre><code>x\n</code></pre>\n'],
    ['- [x] a', '<ul>\n<li><input type="checkbox" aria-label="done" checked disabled /> a</li>\n</ul>\n'],
    ['- [ ] a', '<ul>\n<li><input type="checkbox" aria-label="to do" disabled /> a</li>\n</ul>\n'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>\n'],
    ['<b onclick=x>', '<p>&lt;b onclick=x&gt;</p>\n'],
    ['http://a.example/b', `<p><a href="http://a.example/b" ${rel}>http://a.example/b</a></p>\n`],
    ['(www.a.example).', `<p>(<a href="http://www.a.example" ${rel}>www.a.example</a>).</p>\n`],
    ['read.md xwww.a.example', '<p>read.md xwww.a.example</p>\n'],
    ['a@b.example', `<p><a href="mailto:a@b.example" ${rel}>a@b.example</a></p>\n`],
    ['[a](javascript:x)', '<p>[a](javascript:x)</p>\n'],
    ['[a](/forum/topics/5?reply=7#x)', `<p><a href="/forum/topics/5?reply=7#x" ${rel}>a</a></p>\n`],
    ['[a]\n\n[a]: /shop', `<p><a href="/shop" ${rel}>a</a></p>\n`],
    ['[a](//x.example)', '<p>[a](//x.example)</p>\n'],
    ['[a](/\\x.example)', `<p><a href="/%5Cx.example" ${rel}>a</a></p>\n`],
    ['[a](</\t/x.example>)', `<p><a href="/%09/x.example" ${rel}>a</a></p>\n`],
    ['[a](logout) [a](?b) [a](../c) [a](./d)', '<p>[a](logout) [a](?b) [a](../c) [a](./d)</p>\n'],
    ['![a](/p.png)', `<p><a href="/p.png" ${rel}>a</a></p>\n`],
    ['![a](https://x.example/p.png)', `<p><a href="https://x.example/p.png" ${rel}>a</a></p>\n`],
    ['[![a](https://x.example/p.png)](https://y.example)', `<p><a href="https://y.example" ${rel}>a</a></p>\n`],
    ['Hi @noor_1, @no', `<p>Hi <a href="/users/noor_1" ${rel}>@noor_1</a>, @no</p>\n`],
    ['`@noor` x@noor @noor@b.example', '<p><code>@noor</code> x@noor @noor@b.example</p>\n'],
    ['[@noor](https://x.example)', `<p><a href="https://x.example" ${rel}>@noor</a></p>\n`],
    ['https://x.example/@noor', `<p><a href="https://x.example/@noor" ${rel}>https://x.example/@noor</a></p>\n`],
    ['谢谢@noor，안녕@noor님', `<p>谢谢${noor}，안녕${noor}님</p>\n`],
    ['_@noor_ __@noor__ _by @noor_', `<p><em>${noor}</em> <strong>${noor}</strong> <em>by ${noor}</em></p>\n`],
    ['é@noor a_@noor @noorö @types/node', '<p>é@noor a_@noor @noorö @types/node</p>\n'],
    ['@noor/@mia *@noor*', `<p>${noor}/@mia <em>${noor}</em></p>\n`],
    ['react@18.2.0 vue@3.x a@10.0.0.1 b@1.0.0-rc.1', '<p>react@18.2.0 vue@3.x a@10.0.0.1 b@1.0.0-rc.1</p>\n'],
    ['a@163.com', `<p><a href="mailto:a@163.com" ${rel}>a@163.com</a></p>\n`],
    ['https://mia@a.example/x.git', `<p>${linkTo('https://mia@a.example/x.git')}</p>\n`],
    ['https://mia:secret@a.example/', '<p>https://mia:secret@a.example/</p>\n'],
    [
      'HTTP://mia:@a.example www.a.example',
      `<p>HTTP://mia:@a.example <a href="http://www.a.example" ${rel}>www.a.example</a></p>\n`,
    ],
    [
      '[a](https://mia:s@a.example) <https://mia:s@a.example>',
      '<p>[a](https://mia:s@a.example) &lt;https://mia:s@a.example&gt;</p>\n',
    ],
    ['![a](https://mia:s@a.example/p.png)', '<p>![a](https://mia:s@a.example/p.png)</p>\n'],
    ['https://a.example:80/a:b@c', `<p>${linkTo('https://a.example:80/a:b@c')}</p>\n`],
    [
      'https://a.example/cね、https://a.example/d。 <https://a.example/e>を',
      `<p><a href="https://a.example/c%E3%81%AD" ${rel}>https://a.example/cね</a>、${linkTo('https://a.example/d')}。 ${linkTo('https://a.example/e')}を</p>\n`,
    ],
    ['www.mia@a.example', `<p><a href="mailto:www.mia@a.example" ${rel}>www.mia@a.example</a></p>\n`],
    ['~~https://a.example/c~~', `<p><s>${linkTo('https://a.example/c')}</s></p>\n`],
    [
      '**https://a.example/c**, _https://a.example/c_',
      `<p><strong>${linkTo('https://a.example/c')}</strong>, <em>${linkTo('https://a.example/c')}</em></p>\n`,
    ],
    ['https://a.example/a_b*c~d', `<p>${linkTo('https://a.example/a_b*c~d')}</p>\n`],
  ])('%j', (text, html) => {
    expect(render(text)).toBe(html);
    expect(render(text)).toBe(html);
  });

  it.each([
    ['quotes', (depth: number) => `${'> '.repeat(depth)}deep`, '<blockquote>'],
    ['lists', (depth: number) => `${'- '.repeat(depth)}deep`, '<ul>'],
  ])('has 30 levels of %s, and the text of those within', (_name, textOf, tag) => {
    for (const depth of [30, 31, 60, 200]) {
      const html = render(textOf(depth));
      expect(html.split(tag)).toHaveLength(31);
      expect(html).toContain('deep');
    }
  });

  it('is rendered plainly if a text is long', () => {
    const text = `*a*\n<b>\n\n${'c'.repeat(30_000)}`;
    expect(render(text)).toBe(`<p>*a*<br />\n&lt;b&gt;</p>\n<p>${'c'.repeat(30_000)}</p>\n`);
    expect(markdownRenderer(40_000)(text)).toContain('<em>a</em>');
  });

  const wide = `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n`;
  it.each([
    ['names', '@abc '.repeat(5999)],
    ['short rows of a wide table', wide + '|\n'.repeat(13_200)],
    ['few short rows of a wide table', wide + '|\n'.repeat(50)],
    ['references to a long address', `[a]: http://a.b/${'x'.repeat(5000)}\n\n${'[a]'.repeat(5000)}`],
  ])('is plain where %s would be many times as long', (_name, text) => {
    const html = render(text);
    expect(html.length).toBeLessThanOrEqual(8 * text.length + 2000);
    expect(html).toMatch(/^<p>[^<]/);
  });

  it('has tables whose rows omit a few cells', () => {
    const rows = '| one | two |\n'.repeat(30);
    const html = render(`| a | b | c | d |\n|---|---|---|---|\n${rows}`);
    expect(html.match(/<td>/g)).toHaveLength(120);
  });

  it.each([
    ['a long block', 'let a = 1;\n'.repeat(500)],
    ['a long line', `let a = "${'b;'.repeat(125)}";\n`],
    ['many words without a sign', `let a = 1;\n${'let\n'.repeat(70)}`],
    ['code that would be many times as long', '1,'.repeat(400)],
  ])('does not colour %s', (_name, code) => {
    const html = render(`let a\n\n\`\`\`js\n${code}\n\`\`\`\n*b*`);
    expect(html).toContain('<pre><code class="language-js">');
    expect(html).toContain('<em>b</em>');
    expect(html).not.toContain('<span');
  });

  it('colours the same after other languages', () => {
    const text = '```html\n<script>let a = 1</script>\n```';
    const html = markdownRenderer()(text);
    expect(html).toContain('<span class="hljs-keyword">let</span>');
    expect(render(text)).toBe(html);
  });

  it('has tables with alignment and without styles', () => {
    expect(render('|a|b|\n|-|-:|\n|1|2|')).toContain('<td>1</td>\n<td align="right">2</td>');
  });
});

let app: TestApp;
let [board, topic, reply] = [0, 0, 0];
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  board = await forum.board();
  topic = await forum.topic(board);
  reply = await forum.reply(topic, '*A* reply');
});
afterAll(() => app.close());

describe('render=html', () => {
  it('adds the HTML of every text, and changes nothing without it', async () => {
    const plain = await app.api.get(`/forum/topics/${topic}`).expect(200);
    for (let time = 0; time < 3; time++) {
      const { body, headers } = await app.api.get(`/forum/topics/${topic}?render=html`).expect(200);
      expect(body.topic.content_html).toBe('<p>Text</p>\n');
      expect(body.replies[0].content_html).toBe('<p><em>A</em> reply</p>\n');
      expect(headers.etag).not.toBe(plain.headers.etag);
      await app.api.get(`/forum/topics/${topic}?render=html`).set('If-None-Match', String(headers.etag)).expect(304);
      delete body.topic.content_html;
      delete body.replies[0].content_html;
      expect(body).toEqual(plain.body);
      expect((await app.api.get(`/forum/topics/${topic}`).expect(200)).text).toBe(plain.text);
    }
  });

  it('accepts no other value, and leaves problems unchanged', async () => {
    const { body } = await app.api.get(`/forum/topics/${topic}?render=pdf`).expect(400);
    expect(body).toMatchObject({ code: 'invalid_param', data: { params: { render: expect.any(String) } } });
    expect((await app.api.get('/forum/topics/999?render=html').expect(404)).body.code).toBe('topic_not_found');
  });

  it('applies to changes, HEAD and compressed replies', async () => {
    const { people, api } = app;
    const changed = await api
      .patch(`/forum/replies/${reply}?render=html`, people.other.key)
      .send({ content: `**B** ${'word '.repeat(500)}` })
      .expect(200);
    expect(changed.body.content_html).toMatch(/^<p><strong>B<\/strong> word/);
    const read = await api.get(`/forum/topics/${topic}?render=html`).set('Accept-Encoding', 'gzip').expect(200);
    expect(read.headers['content-encoding']).toBe('gzip');
    expect(read.body.replies[0].content_html).toBe(changed.body.content_html);
    const head = await api.head(`/forum/topics/${topic}?render=html`).expect(200);
    const plain = await api.head(`/forum/topics/${topic}`).expect(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(Number(plain.headers['content-length']));
  });

  it('renders hidden content for those who see it, and nobody else', async () => {
    const { people, api } = app;
    const hidden = await forumOf(app).topic(board);
    await api.put(`/moderation/content/topic/${hidden}`, people.admin.key).send({ reason: 'spam' }).expect(200);
    await api.get(`/forum/topics/${hidden}?render=html`).expect(404);
    await api.get(`/forum/topics/${hidden}?render=html`, people.other.key).expect(404);
    const { body } = await api.get(`/forum/topics/${hidden}?render=html`, people.member.key).expect(200);
    expect(body.topic).toMatchObject({ content_html: '<p>Text</p>\n', hidden: { state: 'hidden' } });
  });

  it('handles single objects, null texts and empty texts', async () => {
    const [shops, videos] = [shopsOf(app), videosOf(app)];
    const store = await shops.store();
    const { body } = await app.api.get(`/marketplace/stores/${store.slug}?render=html`).expect(200);
    expect(body.store).toHaveProperty('description_html');
    const video = (await app.api.get(`/videos/${await videos.video()}?render=html`).expect(200)).body;
    expect(video.description_html).toBe(video.description === '' ? '' : expect.any(String));
  });

  it('stops if the reply would be too large', async () => {
    const { people, api } = app;
    const large = await forumOf(app).topic(board);
    const content = '&'.repeat(65_535);
    for (let n = 0; n < 15; n++) {
      await api.post(`/forum/topics/${large}/replies`, people.other.key).send({ content }).expect(201);
    }
    const { body } = await api.get(`/forum/topics/${large}?render=html`).expect(200);
    const all = body.replies.map(({ content_html }: { content_html?: string }) => content_html ?? '');
    const bytes = Buffer.byteLength(all.join('')) + Buffer.byteLength(body.topic.content_html);
    const most = schemaOf('RenderedText')['x-total-bytes'] as number;
    expect(bytes).toBeLessThanOrEqual(most);
    expect(bytes).toBeGreaterThan(most - 5 * 65_535 - 100);
    expect(all.at(-1)).toBe('');
  });

  it('renders Markdown for 200,000 characters of a reply', async () => {
    const { people, api } = app;
    const long = await forumOf(app).topic(board);
    const content = `*a*${'b'.repeat(29_000)}`;
    for (let n = 0; n < 8; n++) {
      await api.post(`/forum/topics/${long}/replies`, people.other.key).send({ content }).expect(201);
    }
    const { body } = await api.get(`/forum/topics/${long}?render=html`).expect(200);
    const starts = body.replies.map(({ content_html }: { content_html: string }) => content_html.slice(0, 7));
    expect(starts).toEqual([...Array(6).fill('<p><em>'), '<p>*a*b', '<p>*a*b']);
  });
});

describe('POST /render', () => {
  it('returns the same as a read', async () => {
    const { api, people } = app;
    const { body } = await api.post('/render', people.other.key).send({ text: '*A* reply' }).expect(200);
    expect(body).toEqual({ html: '<p><em>A</em> reply</p>\n' });
    await api.post('/render', people.other.key).send({ text: ' ' }).expect(422);
    await api
      .post('/render', people.other.key)
      .send({ text: 'a'.repeat(65_536) })
      .expect(400);
    await api.post('/render').send({ text: 'a' }).expect(401);
  });
});
