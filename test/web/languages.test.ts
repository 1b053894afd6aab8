import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '../../src/core/platform/settings/choices.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { confirm } from './factors.js';
import { newcomer, newKey, password, signIn, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  const settings = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'plaza', OIDC_CLIENT_SECRET: 's3cret' };
  app = await testApp({ settings });
});
afterAll(() => app.close());

/** A user whose browser prefers a language, with a recently confirmed identity. */
async function reader(username: string, language: SiteLanguage = 'de'): Promise<Visitor> {
  await newcomer(app, username);
  const visitor = new Visitor(app, { 'Accept-Language': `${language}-XX,en;q=0.5` });
  await signIn(visitor, username);
  await confirm(visitor);
  return visitor;
}

describe('the pages of an account', () => {
  it.each(siteLanguages)('are in the language of the reader, with values in each text: %s', async (language) => {
    const visitor = await reader(`reads-${language}`, language);
    const { id } = await newKey(visitor, { name: 'Script' });
    const paths = ['', '/email', '/security', '/security/totp', '/keys', `/keys/${id}/revoke`, '/password', '/delete'];
    for (const path of ['/', '/forum', '/marketplace', '/notifications', ...paths.map((each) => `/profile${each}`)]) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).toContain(`<html lang="${language}">`);
      expect(text.replace('keys/{id}', ''), path).not.toMatch(/undefined|NaN|\[object|\{\w+[,}]/);
    }
  });

  it('are in the language of the reader, each text with its values', async () => {
    const visitor = await reader('leserin');
    const { id } = await newKey(visitor, { name: 'Skript' });
    const pages = {
      '/profile': 'Mitglied seit',
      '/profile/email': 'Neue Adresse',
      '/profile/security': 'Wo du angemeldet bist',
      '/profile/security/totp': 'Authenticator-App hinzufügen',
      '/profile/security/totp/remove': 'Die Authenticator-App entfernen?',
      '/profile/security/passkeys/new': 'Passkey',
      '/profile/security/recovery-codes/new': 'Neue Wiederherstellungscodes erstellen?',
      '/profile/security/identities/link/oidc': 'verknüpfen',
      '/profile/confirm': 'Bestätige, dass du es bist',
      '/profile/keys': 'Skript widerrufen',
      [`/profile/keys/${id}/revoke`]: '<strong>Skript</strong>, der mit <code>plaza_',
      '/profile/password': 'Mindestens 8 Zeichen.',
      '/profile/delete': 'nach 7 Tagen gelöscht',
      '/profile/data': 'bewahren wir sie 7 Tage auf',
      '/profile/warnings': 'Du hast keine Verwarnungen.',
    };
    for (const [path, said] of Object.entries(pages)) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).toContain('<html lang="de">');
      expect(text, path).toContain(said);
      // The form names a field of the reply in braces.
      expect(text.replace('keys/{id}', ''), path).not.toMatch(/undefined|NaN|\[object|\{\w+[,}]/);
    }
  });

  it('say in it what is wrong, and in English else', async () => {
    const visitor = await reader('leser');
    const short = { current_password: password, new_password: 'kurz' };
    const refused = await visitor.submit('/profile/password', short);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Wähle ein Passwort mit 8 bis 128 Zeichen.'),
    ]);
    expect(refused.text).toContain('<title>Fehler: Passwort ändern');
    const english = await visitor.get('/profile/password', { 'Accept-Language': 'en' });
    expect(english.text).toContain('<h1>Change your password</h1>');
  });
});
