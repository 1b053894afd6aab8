// Lighthouse scores of the main pages of a running demo, on a phone and on a desktop, as a table in Markdown.
//   npm install --prefix /tmp/lighthouse lighthouse@12
//   node scripts/lab/lighthouse.mjs /tmp/lighthouse http://127.0.0.1:3000 [path …]
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const mainPages = [
  ...['/', '/forum', '/forum/boards/1', '/forum/topics/1', '/answers/questions/1', '/marketplace/products/1', '/shop'],
  ...['/files', '/notifications', '/staff', '/videos/1', '/search?q=wood', '/users/noor'],
];
const [folder, base, ...chosen] = process.argv.slice(2);
const { resolve } = createRequire(`${folder}/package.json`);
/** @param {string} name */
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { default: desktop } = await load('lighthouse/core/config/desktop-config.js');
const { launch } = await load('chrome-launcher');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Cookies of somebody with this role.
 * @param {string} role
 */
async function signIn(role) {
  const page = await fetch(`${base}/developers`);
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await page.text()) ?? [];
  /** @param {Response} reply */
  const cookies = (reply) => reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  const body = new URLSearchParams({ form_token: token, role });
  const headers = { Cookie: cookies(page).join('; ') };
  const entered = await fetch(`${base}/demo/sign-in`, { method: 'POST', redirect: 'manual', headers, body });
  return [...cookies(page), ...cookies(entered)].join('; ');
}

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
const { port, kill } = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags });
/** Pages that need a sign-in. @type {Record<string, string>} */
const closed = {
  '/files': await signIn('member'),
  '/notifications': await signIn('member'),
  '/staff': await signIn('moderator'),
};
console.log(`| | | ${categories.join(' | ')} | CLS | LCP (ms) | script (kB) | style (kB) | below 1 |`);
console.log(`|---|---|${'---|'.repeat(categories.length + 5)}`);
for (const path of chosen.length > 0 ? chosen : mainPages) {
  // Addresses have titles behind their ids.
  const { url } = await fetch(base + path);
  for (const config of [undefined, desktop]) {
    const extraHeaders = path in closed ? { Cookie: closed[path] } : {};
    const options = { port, output: 'json', logLevel: 'error', onlyCategories: categories, extraHeaders };
    const { audits, categories: found } = (await lighthouse(path in closed ? base + path : url, options, config)).lhr;
    /** @type {{ resourceType: string, transferSize: number }[]} */
    const items = audits['network-requests'].details.items;
    /** @param {string} type */
    const kilobytes = (type) =>
      (
        items.filter((each) => each.resourceType === type).reduce((sum, each) => sum + each.transferSize, 0) / 1000
      ).toFixed(1);
    /** @type {{ id: string, score: number | null, scoreDisplayMode: string }[]} */
    const all = Object.values(audits);
    const below = all.filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary');
    const cells = [
      ...categories.map((name) => Math.round(found[name].score * 100)),
      audits['cumulative-layout-shift'].numericValue?.toFixed(3),
      Math.round(audits['largest-contentful-paint'].numericValue),
      ...['Script', 'Stylesheet'].map(kilobytes),
      below.map(({ id }) => id).join(', '),
    ];
    console.log(`| ${path} | ${config === undefined ? 'phone' : 'desktop'} | ${cells.join(' | ')} |`);
  }
}
await kill();
