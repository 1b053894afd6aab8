import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { sitePaths } from '../../helpers/site-paths.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let member: Visitor;
let admin: Visitor;
let topic = 0;

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  member = await newcomer(app, 'wanda');
  admin = await newcomer(app, 'ada');
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
  const [forum, answers, shops] = [forumOf(app), answersOf(app), shopsOf(app)];
  topic = await forum.topic(await forum.board('Workshop'), 'Which glue?');
  await answers.question('How to hang a mirror?');
  await shops.product((await shops.store()).slug);
  await searchSettled(app);
});
afterAll(() => app.close());

const odd = [
  'constructor',
  '__proto__',
  'toString',
  '%00',
  'x%08',
  '%EF%BF%BF',
  '-1',
  '99999999999999999999',
  '%C3%A9',
];

describe('the parameters of an address', () => {
  it('are never a fault of ours, on any path', async () => {
    const faults: string[] = [];
    const withParameters = sitePaths(app).filter((path) => path.includes(':'));
    expect(withParameters.length).toBeGreaterThan(30);
    for (const path of withParameters) {
      for (const value of odd) {
        const at = path.replace(/:\w+/g, value);
        const { status } = await admin.get(at);
        if (status >= 500) faults.push(`${at}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('are never a fault of ours in a query either', async () => {
    const names = 'page per_page q sort search cat category status type types area author list tags title board unread';
    const more = 'reply cursor share api hidden state target_type actor action target reason claimed_by url maxwidth';
    const pages = sitePaths(app)
      .map((path) => path.replace(/:(\w+)/g, (_, name) => (name === 'username' ? 'wanda' : '1')))
      .filter((path) => !path.startsWith('/sign-') && !path.startsWith('/profile'));
    const faults: string[] = [];
    for (const path of pages) {
      for (const value of ['%00', 'constructor', 'a&NAME=b']) {
        const query = `${names} ${more}`.split(' ').map((name) => `${name}=${value.replace('NAME', name)}`);
        const { status } = await admin.get(`${path}?${query.join('&')}`);
        if (status >= 500) faults.push(`${path} ${value}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('a parameter that is refused', () => {
  it.each([
    ['/search?q=%00', 'q has invisible characters: please type it again', 'name="q"'],
    [`/search?q=${'x'.repeat(300)}`, 'q must have at most 200 characters', 'name="q"'],
    ['/search?q=glue&sort=best', 'sort must be', 'Which glue?'],
    ['/forum/topics?page=0', 'page must be 1 or more', 'Which glue?'],
    ['/forum/topics?page=x&sort=hot', 'sort must be one of the options: latest, newest', 'Which glue?'],
    ['/forum/topics?page=100001', 'page must be 100000 or less', 'Which glue?'],
    ['/answers?status=nonsense', 'Status must be one of the options', 'How to hang a mirror?'],
    ['/users/wanda?list=constructor', 'list must be one of the options', ''],
    ['/forum/topics?page=1&page=2', 'page was sent twice', ''],
  ])('is told on the page: %s', async (path, fault, content) => {
    for (const visitor of [new Visitor(app), member]) {
      const { status, text } = await visitor.get(path);
      expect(status).toBe(400);
      expect(text).toContain(fault);
      expect(text).toContain(content);
    }
  });

  it.each(['/search.atom?q=x%08', '/search.atom?q=a&q=b', `/videos/1/stream?share=%00`])(
    'is a problem where there is no page: %s',
    async (path) => {
      const { status, headers } = await new Visitor(app).get(path, { Accept: '*/*' });
      expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    },
  );

  it('is none where a page does not know it', async () => {
    expect((await new Visitor(app).get(`/forum/topics/${topic}?utm_source=x&page=`)).status).toBe(200);
  });
});
