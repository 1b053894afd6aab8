import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

inBrowser('uploads in parts', (here) => {
  it('go on after a lost connection and a reload, several at once', async () => {
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Paula');
    await page.goto('/files');
    // Files with times, which tell whether one has changed since.
    const folder = await mkdtemp(join(tmpdir(), 'plaza-uploads-'));
    const sent = [
      { name: 'one.bin', buffer: randomBytes(300_000) },
      { name: 'two.bin', buffer: randomBytes(200_000) },
    ];
    const paths = sent.map(({ name }) => join(folder, name));
    for (const { name, buffer } of sent) await writeFile(join(folder, name), buffer);
    await page.getByLabel('File', { exact: true }).setInputFiles(paths);
    // The line is dead.
    await page.route('**/uploads/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('No connection').waitFor();
    await inspect(page, 'uploads');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const { rows } = await here.app.database.pool.query<{ id: string; size: string }>(
      'SELECT id, size FROM upload_sessions',
    );
    expect(rows.map(({ size }) => size)).toEqual(['300000']);
    // Somewhat has arrived before the page is left.
    const [{ id = '' } = {}] = rows;
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    };
    const body = sent[0]?.buffer.subarray(0, 120_000) as unknown as BodyInit;
    await fetch(`${here.app.origin}/uploads/${id}`, { method: 'PATCH', headers, body });
    await page.unroute('**/uploads/*');
    await page.reload();
    await page.getByRole('heading', { name: 'Unfinished uploads' }).waitFor();
    expect(await page.locator('.unfinished progress').getAttribute('value')).toBe('120000');
    await inspect(page, 'uploads-unfinished');
    const offsets: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']);
    });
    await page.getByLabel('File', { exact: true }).setInputFiles(paths);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('link', { name: 'two.bin' }).waitFor();
    expect(offsets).toEqual(['120000', '0']);
    const made = await here.app.database.prisma.file.findMany({ orderBy: { id: 'asc' } });
    expect(made.map(({ name, sha256: sum }) => [name, sum])).toEqual(
      sent.map(({ name, buffer }) => [name, sha256(buffer)]),
    );
    expect(await page.locator('.unfinished').isVisible()).toBe(false);
    expect(complaints.filter((each) => !/ERR_FAILED|net::/.test(each))).toEqual([]);
    await context.close();
    await rm(folder, { recursive: true });
  });
});
