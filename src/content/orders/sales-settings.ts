import type { components } from '../../../generated/openapi.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { noSettings, type SalesSettings } from './quote.js';

type SalesSettingsInput = components['schemas']['SalesSettingsInput'];

type Reader = Pick<Database, 'prisma'>['prisma'] | Transaction;

/** The settings of sellers, stores by their id and the shop by 0. */
export async function settingsOf(database: Pick<Reader, 'salesSettings'>, sellers: readonly number[]) {
  const rows = await database.salesSettings.findMany({ where: { storeId: { in: [...sellers] } } });
  const found = new Map(
    rows.map(({ storeId, settings }) => [storeId, { ...noSettings, ...(settings as Partial<SalesSettings>) }]),
  );
  return (seller: number): SalesSettings => found.get(seller) ?? noSettings;
}

/** Replies with the settings of a seller. */
export async function showSettings(database: Pick<Reader, 'salesSettings'>, seller: number) {
  return { status: 200 as const, body: (await settingsOf(database, [seller]))(seller) };
}

/** Replaces the settings of a seller, and replies with them. */
export async function saveSettings(database: Transaction, seller: number, input: SalesSettingsInput) {
  const settings: SalesSettings = {
    ...input,
    return_days: input.return_days ?? noSettings.return_days,
    shipping_methods: input.shipping_methods.map((method) => ({
      ...method,
      free_from: method.free_from ?? null,
      countries: method.countries ?? [],
      address: method.address ?? null,
    })),
    bank_account:
      input.bank_account === undefined ? null : { ...input.bank_account, bic: input.bank_account.bic ?? null },
  };
  await database.salesSettings.upsert({
    where: { storeId: seller },
    create: { storeId: seller, settings },
    update: { settings },
    select: { storeId: true },
  });
  return showSettings(database, seller);
}
