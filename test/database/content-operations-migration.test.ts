import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, type EarlierDatabase } from '../helpers/migrations.js';

let old: EarlierDatabase;
beforeAll(async () => {
  old = await databaseBefore('20261125020000_content_operations');
}, 60_000);
afterAll(() => old.drop());

it('the log names what was done to content and orders before as it is called now, and is append-only again', async () => {
  const run = async (text: string) => (await old.database.pool.query(text)).rows;
  await run(`INSERT INTO audit_log (action, target_type, target_id) VALUES
    ('hideTopic', 'topic', 1), ('restoreVideoComment', 'comment', 2), ('hideShopProduct', 'product', 3),
    ('restoreTopicRevision', 'topic', 1), ('payShopOrder', 'order', 1), ('refundMarketplaceOrder', 'order', 1)`);
  await old.migrate();
  const actions = (await run('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action);
  expect(actions).toEqual([
    'hideContent',
    'restoreContent',
    'hideContent',
    'restoreRevision',
    'payOrder',
    'refundOrder',
  ]);
  await expect(run(`UPDATE audit_log SET action = 'hideTopic'`)).rejects.toThrow('append-only');
});
