import { expect, it } from 'vitest';
import { shopsOf } from '../helpers/shops.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('the account of a store', (here) => {
  it.each([true, false])('is read by its owner, and kept by an admin (with a script: %s)', async (script) => {
    const { app } = here;
    const { api, people, database } = app;
    const shops = shopsOf(app);
    const { slug } = await shops.store();
    const path = `/marketplace/stores/${slug}`;
    const product = await shops.product(slug, { title: 'Bowl', price: 20, stock: 9 });
    await api.put(`${path}/commission`, people.admin.key).send({ percent: 10 }).expect(200);
    const { body } = await shops.order('marketplace', [[product, 2]]);
    // A provider would have the money.
    await api.post(`/orders/${body.id}/pay`, people.other.key).expect(200);
    await database.pool.query(`DELETE FROM ledger_entries WHERE type = 'direct' AND order_id = $1`, [body.id]);
    const open = async (name: string, sql: string) => {
      const opened = await openPage(here, { viewport: { width: 390, height: 800 }, javaScriptEnabled: script });
      await signUp(opened.page, name);
      await database.pool.query(sql, [name, slug]);
      return { ...opened, balance: () => opened.page.locator('.price .money').textContent() };
    };
    const look = async ({ page }: { page: Parameters<typeof inspect>[0] }, name: string) =>
      script && (await inspect(page, name));

    const owner = await open(
      script ? 'Olga' : 'Otto',
      'UPDATE stores SET owner_id = (SELECT id FROM users WHERE username = $1) WHERE slug = $2',
    );
    await owner.page.goto(`${path}/orders`);
    await owner.page.getByRole('link', { name: 'Account with the site' }).click();
    await owner.page.getByText('Commission of the site').waitFor();
    expect(await owner.balance()).toBe('€36.00');
    expect(await owner.page.getByText('Record a payout').count()).toBe(0);
    await look(owner, 'ledger-owner');

    const admin = await open(
      script ? 'Ada' : 'Alan',
      `UPDATE users SET role = 'admin' WHERE username = $1 AND $2 <> ''`,
    );
    await admin.page.goto(path);
    await admin.page.getByRole('link', { name: 'Account with the site' }).click();
    await admin.page.locator('summary', { hasText: 'Record a payout' }).click();
    await admin.page.getByLabel('Amount').fill('30');
    await admin.page.getByLabel('Note').fill('=Transfer 7');
    await look(admin, 'ledger-payout');
    await admin.page.getByRole('button', { name: 'Record a payout' }).click();
    await admin.page.getByText('The payout is recorded.').waitFor();
    expect(await admin.balance()).toBe('€6.00');
    await admin.page.locator('summary', { hasText: 'Change the commission' }).click();
    await admin.page.getByLabel('Percent').fill('7.5');
    await admin.page.getByRole('button', { name: 'Save' }).click();
    await admin.page.getByText('Commission on new orders: 7.5%').waitFor();
    await admin.page.locator('summary', { hasText: 'Change the commission' }).click();
    await admin.page.getByLabel('Percent').fill('');
    await admin.page.getByRole('button', { name: 'Save' }).click();
    await admin.page.getByText('Commission on new orders: 0%').waitFor();
    await look(admin, 'ledger');

    const [download] = await Promise.all([
      owner.page.waitForEvent('download'),
      owner.page.getByRole('link', { name: 'Download entries (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ledger.csv');
    const { csv } = (await api.get(`${path}/ledger/export`, people.moderator.key).expect(200)).body;
    expect(csv.split('\n').map((row: string) => row.split(',').slice(1, 7).join(','))).toEqual([
      'type,credit,debit,currency,order_id,note',
      "payout,,30.00,EUR,,'=Transfer 7",
      `commission,,4.00,EUR,${body.id},`,
      `sale,40.00,,EUR,${body.id},`,
      '',
    ]);
    expect((await api.get(`${path}/ledger/export`, people.member.key).expect(403)).body.code).toBe('not_owner');
    expect([...owner.complaints, ...admin.complaints]).toEqual([]);
    await owner.context.close();
    await admin.context.close();
  });
});
