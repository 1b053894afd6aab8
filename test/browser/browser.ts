import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { atNight } from '../helpers/at-night.js';

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of this machine's Chromium, or null. */
const executablePath = places.find((place) => place !== '' && existsSync(place)) ?? null;

if (executablePath === null) {
  const message = 'No Chromium is installed here (CHROMIUM names one): the browser tests are skipped.';
  if (process.env.REQUIRE_BROWSER) throw new Error(message);
  console.warn(message);
}

/** Started once per process, and ended with it. */
let launched: Promise<Browser> | null = null;

function browserOfProcess(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

function launch(): Promise<Browser> {
  if (executablePath === null) throw new Error('There is no Chromium to start');
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium's own sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

type Browsing = { readonly app: TestApp; readonly browser: Browser };

/**
 * Viewport widths in pixels and colour schemes. Each is tested once instead of in all combinations, since they do not
 * interact and axe takes a quarter of the tests' time.
 */
export const looks = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

/** The looks in which one sees the same pages: by day the narrow one, which has less room and less contrast. */
export const looksOfAll = looks.slice(0, atNight(looks.length, 1));

/** Tests in a browser with an app. Skipped without Chromium. */
export function inBrowser(
  name: string,
  tests: (browsing: Browsing) => void,
  options: () => Promise<Parameters<typeof testApp>[0]> = async () => ({}),
): void {
  describe.skipIf(executablePath === null)(name, () => {
    const browsing = {} as { app: TestApp; browser: Browser };
    beforeAll(async () => {
      browsing.app = await testApp(await options());
      browsing.browser = await browserOfProcess();
    });
    afterAll(async () => {
      await Promise.all(browsing.browser?.contexts().map((context) => context.close()) ?? []);
      await browsing.app?.close();
    });
    tests(browsing);
  });
}

export type WatchedPage = {
  context: BrowserContext;
  page: Page;
  /** Errors in the console, and blocked requests to other origins. */
  complaints: string[];
};

/** A page in a fresh profile. Only the app is reachable from it, and the named origins. */
export async function openPage(
  { app: { origin }, browser }: Browsing,
  options: BrowserContextOptions = {},
  others: readonly string[] = [],
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const complaints: string[] = [];
  await context.route(
    (url) => ![origin, ...others].includes(url.origin) && url.protocol !== 'blob:' && url.protocol !== 'data:',
    (route) => {
      complaints.push(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  context.setDefaultTimeout(25_000);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Requests aborted by a navigation are no failures.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return { context, page, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that axe finds, by all of its rules but these. */
export async function accessibilityFaults(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe);
  // Passed as text, since it runs in the page. Selectors are left out, since they are slow.
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, rules };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Saves a screenshot, if SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { content, window } = (await page.evaluate(
    '({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth })',
  )) as { content: number; window: number };
  expect(content).toBeLessThanOrEqual(window);
}

/** Checks properties of every page. The stylesheet may load after the text, so it waits for it. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.waitForLoadState();
  await picture(page, name);
  await expectNoSidewaysScrolling(page);
  expect(await accessibilityFaults(page), name).toEqual([]);
}

/** Creates an account, and stays signed in. */
export async function signUp(page: Page, username: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Your account is ready').waitFor();
}

/** Presses a control of the page's bar, which narrow pages have in a menu. */
export async function pressAbove(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const top = page.getByRole('banner');
  const menu = top.getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await top.getByRole(role, { name, exact: true }).click();
}
