import sharp from 'sharp';
import { expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { atNight } from '../helpers/at-night.js';
import { forumOf } from '../helpers/forum.js';
import { searchSettled } from '../helpers/search.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';
import { expectNoSidewaysScrolling, inBrowser, inspect, looks, openPage } from './browser.js';

const password = 'correct horse battery';

inBrowser('the pages of the community', (here) => {
  it.each(looks)(
    'renders the pages accessibly at %i pixels, %s',
    async (width, colorScheme) => {
      const { app } = here;
      const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
      const board = await forum.board(`Workshop ${width}`);
      const topic = await forum.topic(board, 'Which glue?');
      for (let n = 0; n < 3; n++) {
        await forum.reply(
          topic,
          `# Heading\n\nA **reply** with\n\n| a | table |\n|---|---|\n| of | cells |\n\n- [x] task`,
        );
      }
      await answers.category(`house-${width}`, 'House');
      const question = await answers.question('How to hang a mirror?', { category: `house-${width}` });
      await answers.answer(question);
      const { slug } = await shops.store();
      const product = await shops.product(slug);
      await shops.review(product, undefined, { title: 'Good', body: 'I *like* it.' });
      const goods = await shops.shopProduct();
      const video = await videos.video({ title: 'A film', status: 'ready' });
      await videos.comment(video);
      await searchSettled(app);

      const watched = await openPage(here, { viewport: { width, height: 800 }, colorScheme });
      const { page } = watched;
      const look = async (path: string) => {
        await page.goto(path);
        await inspect(page, `site${path.replace(/\W+/g, '-')}-${width}-${colorScheme}`);
      };
      const open = [
        '/',
        '/announcements',
        '/forum',
        `/forum/boards/${board}`,
        `/forum/topics/${topic}?api`,
        '/answers',
        `/answers/questions/${question}`,
        '/marketplace',
        `/marketplace/stores/${slug}`,
        `/marketplace/products/${product}`,
        '/shop',
        `/shop/products/${goods}`,
        '/videos',
        `/videos/${video}`,
        '/users/mia_member',
        '/search?q=mirror',
      ];
      // By day visitors have the wide look, and who is signed in the narrow one.
      const isVisitor = width > 400;
      for (const path of atNight(true, isVisitor) ? open : []) await look(path);

      const username = `Site_${width}`;
      await page.goto('/sign-up');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Email').fill(`${username}@example.org`);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Your account is ready').waitFor();
      await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = $1`, [username]);
      const own = ['/forum/topics/new', '/answers/questions/new?title=Mirror', '/files', '/videos/new', '/me'];
      const edits = [
        `/forum/topics/${topic}?edit=topic-${topic}`,
        '/report?type=topic&id=1',
        '/settings',
        '/settings/boards',
      ];
      for (const path of atNight(true, !isVisitor) ? [...open, ...own, ...edits] : []) await look(path);
      await page.getByText('Menu', { exact: true }).click();
      await inspect(page, `site-menu-${width}-${colorScheme}`);
      expect(watched.complaints).toEqual([]);

      await page.goto('/forum/topics/999999');
      await inspect(page, `site-not-found-${width}-${colorScheme}`);
      await watched.context.close();
    },
    300_000,
  );

  it.each(['light', 'dark'] as const)('have a logo, and enough contrast in any colour, %s', async (colorScheme) => {
    const { admin } = here.app.people;
    const { api } = here.app;
    const set = (body: object) => api.patch('/site', admin.key).send(body).expect(200);
    const half = { create: { width: 60, height: 120, channels: 3, background: '#2f6f4f' } } as const;
    const logo = await sharp(half).png().toBuffer();
    await api.put('/site/logo', admin.key).attach('logo', logo, 'logo.png').expect(200);
    const rules = '# Be kind\n\n- [Ask](https://example.org) first\n- `Listen` then';
    await api.put('/site/pages/rules', admin.key).send({ text: rules }).expect(200);
    await set({ welcome: 'Make, mend, **grow**.\n\nSee [the rules](https://example.org/rules).' });
    const username = `Look_${colorScheme}`;
    const { page, context, complaints } = await openPage(here, { colorScheme, viewport: { width: 390, height: 800 } });
    await page.goto('/sign-up');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await here.app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = $1`, [username]);
    const drawn = 'document.querySelector(".brand img").naturalWidth';
    const bright = ['#ffff00', '#00ffff', '#0000ff', '#ffffff'];
    const dark = ['#00ff00', '#ff00ff', '#ff0000', '#000000'];
    const hard = colorScheme === 'light' ? bright : dark;
    for (const accent of atNight([...bright, ...dark], hard)) {
      await set({ accent });
      for (const path of accent === hard[0] ? ['/', '/rules', '/settings/site', '/settings/site/rules'] : ['/']) {
        await page.goto(path);
        await inspect(page, `look${path.replace(/\W+/g, '-')}-${accent.slice(1)}-${colorScheme}`);
        expect(await page.evaluate(drawn)).toBe(256);
      }
      // The accent is applied: a refused stylesheet would change nothing.
      const colour = await page.evaluate('getComputedStyle(document.querySelector(".skip")).color');
      expect(colour).toMatch(/^oklch\(/);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('hold the longest words on a phone, and draw the kind of what a search found as a chip', async () => {
    const { app } = here;
    const [forum, shops] = [forumOf(app), shopsOf(app)];
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
    const board = await forum.board(word);
    const topic = await forum.topic(board, word);
    const { slug } = await shops.store(undefined, word.slice(0, 90));
    const product = await shops.product(slug, { title: `Lamp ${word}`, category: word.slice(0, 90) });
    await searchSettled(app);
    const { page, context } = await openPage(here, { viewport: { width: 360, height: 800 } });
    const paths = ['/', '/forum', `/forum/boards/${board}`, `/forum/topics/${topic}`, '/search?q=lamp', '/marketplace'];
    for (const path of [...paths, '/marketplace/stores', `/marketplace/products/${product}`]) {
      await page.goto(path);
      await page.waitForLoadState();
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/search?q=lamp');
    const chip = await page.locator('.state', { hasText: 'Product' }).boundingBox();
    expect(chip?.height).toBeLessThan(40);
    await context.close();
  });

  it('preview the text beside a film without sending the film, and ask who may see it', async () => {
    const { page, context } = await openPage(here, { viewport: { width: 800, height: 800 } });
    await page.goto('/sign-up?next=/videos/new');
    await page.getByLabel('Username').fill('filmmaker');
    await page.getByLabel('Email').fill('filmmaker@example.org');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(200_000, 'x') };
    await page.locator('input[name=video]').setInputFiles(film);
    await page.getByLabel('Title').fill('My film');
    await page.getByLabel('Description').fill('Of **boats**');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('tab', { name: 'Preview' }).click();
    expect((await sent).postDataBuffer()?.length).toBeLessThan(10_000);
    await page.locator('.preview strong', { hasText: 'boats' }).waitFor();
    const chosen = 'document.querySelector("input[name=video]").files.length';
    expect(await page.evaluate(chosen)).toBe(1);
    expect(await here.app.database.prisma.video.count({ where: { title: 'My film' } })).toBe(0);
    const visibility = page.locator('select[name=visibility]');
    expect(
      await visibility.evaluate(
        (field) => (field as unknown as { validity: { valueMissing: boolean } }).validity.valueMissing,
      ),
    ).toBe(true);
    expect(await visibility.textContent()).toContain('Public: anyone can watch it');
    await context.close();
  });

  it('have two rows above them on a phone, with a menu that opens by keyboard and without a script', async () => {
    const viewport = { width: 360, height: 800 };
    const { page, context } = await openPage(here, { viewport, javaScriptEnabled: false });
    await page.goto('/sign-up');
    await page.getByLabel('Username').fill('On_a_phone');
    await page.getByLabel('Email').fill('phone@example.org');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await here.app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'On_a_phone'`);
    await page.goto('/forum');
    const top = page.getByRole('banner');
    const { height = 0 } = (await top.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(30);
    expect(height).toBeLessThan(120);
    expect(await top.getByRole('link').count()).toBe(8);
    await top.getByText('Menu', { exact: true }).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Files', 'On_a_phone', 'Settings', 'Moderation', 'Site settings', 'Forum', 'Videos']) {
      expect(await top.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await top.getByRole('link', { name: 'Forum' }).getAttribute('aria-current')).toBe('true');
    expect((await top.boundingBox())?.height).toBe(height);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/me');
    await context.close();
  });

  it('show times in the zone of the reader, and go on as one scrolls', async () => {
    const forum = forumOf(here.app);
    const board = await forum.board('Long');
    for (let n = 0; n < 25; n++) await forum.topic(board, `Topic ${n}`);
    await here.app.database.pool.query(
      `UPDATE topics SET last_reply_at = '2026-01-02 23:30:00Z' WHERE title = 'Topic 24'`,
    );
    const { page, context } = await openPage(here, { timezoneId: 'Asia/Tokyo', locale: 'en' });
    await page.goto(`/forum/boards/${board}`);
    const time = page.locator('time[datetime="2026-01-02T23:30:00.000Z"]');
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => page.locator('.row').count()).toBe(25);
    expect(await time.textContent()).toContain('Jan 3, 2026');
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await context.close();
  });

  it('suggest what is there while somebody types', async () => {
    await answersOf(here.app).question('Xylophone tuning for beginners');
    await searchSettled(here.app);
    const { page, context, complaints } = await openPage(here);
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.pressSequentially('xyloph');
    const option = page.getByRole('option', { name: 'Xylophone tuning for beginners Question' });
    await option.waitFor();
    await inspect(page, 'suggestions');
    await field.press('ArrowUp');
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await field.press('ArrowDown');
    expect(await option.getAttribute('aria-selected')).toBe('false');
    await field.press('Escape');
    await option.waitFor({ state: 'hidden' });
    await field.press('o');
    await option.waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Xylophone tuning for beginners' }).waitFor();
    await field.pressSequentially('xyloph');
    await option.click();
    await page.getByRole('heading', { name: 'Xylophone tuning for beginners' }).waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill('xylofoo nothing');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Start a topic about it' }).waitFor();
    await page.getByRole('link', { name: 'Ask a question about it' }).click();
    // Visitors sign in first.
    const wanted = '/answers/questions/new?title=xylofoo+nothing';
    await page.waitForURL((url) => url.pathname === '/sign-in' && url.searchParams.get('next') === wanted);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
