import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { newcomer, password, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the language and the colours of the pages', () => {
  it('are chosen by a link that leads back, and kept by the browser', async () => {
    const visitor = await newcomer(app, 'chooser');
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="en">/);
    const { location } = await visitor.get('/preferences?language=de&next=%2Fforum%3Fpage%3D2');
    expect(location).toBe('/forum?page=2');
    await visitor.get('/preferences?theme=dark&next=/');
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="de" data-theme="dark">/);
    await visitor.get('/preferences?theme=system&next=/');
    const { text } = await visitor.get('/forum');
    expect(text).toMatch(/<html lang="de">/);
    // The next choice is among the buttons of the menu, which name each language in itself.
    expect(text).toContain('lang="fr">français</button>');
    expect((await new Visitor(app).get('/forum')).text).toMatch(/<html lang="en">/);
  });

  it('are those of the account in browsers without a choice, for those who may not write as well', async () => {
    const visitor = new Visitor(app);
    await visitor.get('/preferences?language=es&next=/');
    await visitor.submit('/sign-up', { username: 'speaker', email: 's@example.org', password });
    const languageOf = async () =>
      (await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'speaker' } })).language;
    // That of the page on which they signed up.
    expect(await languageOf()).toBe('es');
    await app.database.prisma.$executeRaw`UPDATE users SET silenced_at = now() WHERE username = 'speaker'`;
    const { location } = await visitor.submit('/profile', { language: 'fr', next: '/profile' }, '/preferences');
    expect(location).toBe('/profile');
    expect(await languageOf()).toBe('fr');
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="fr"/);
    visitor.setCookie('language', '');
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="fr"/);
    expect((await visitor.get('/nowhere')).text).toMatch(/<html lang="fr"/);
    await visitor.get('/preferences?language=de&next=/');
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="de"/);
    expect(await languageOf()).toBe('fr');
  });

  it('are not shared with those who chose others', async () => {
    const [one, other] = [new Visitor(app), new Visitor(app)];
    await one.get('/preferences?theme=dark&next=/');
    for (let times = 0; times < 2; times++) {
      expect((await one.get('/forum')).text).toContain('data-theme="dark"');
      expect((await other.get('/forum')).text).not.toContain('data-theme');
    }
  });

  it('take no other values, and lead nowhere else', async () => {
    const visitor = new Visitor(app);
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
      const path = `/preferences?language=xx&theme=pink&next=${encodeURIComponent(next)}`;
      expect((await visitor.get(path)).location).toBe('/');
    }
    expect((await visitor.get('/forum')).text).toMatch(/<html lang="en">/);
  });
});
