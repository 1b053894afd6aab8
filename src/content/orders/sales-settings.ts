import type { components } from '../../../generated/openapi.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { noSettings, type SalesSettings } from './quote.js';

type SalesSettingsInput = components['schemas']['SalesSettingsInput'];

type Reader = Pick<Database, 'prisma'>['prisma'] | Transaction;

/** The settings of sellers, stores by their id and the shop by 0. */
export async function settingsOf(database: Pick<Reader, 'salesSettings'>, sellers: readonly number[]) {
  const rows = await database.salesSettings.findMany({ where: { storeId: { in: [...sellers] } } });
  const found = new Map(
    rows.map(({ storeId, settings }) => [storeId, completeSettings(settings as Partial<SalesSettings>)]),
  );
  return (seller: number): SalesSettings => found.get(seller) ?? noSettings;
}

/** Settings as they were stored, maybe before there were some of the fields. */
export const completeSettings = (stored: Partial<SalesSettings>): SalesSettings => {
  const settings = { ...noSettings, ...stored };
  return {
    ...settings,
    shipping_methods: settings.shipping_methods.map((method) => ({ ...{ steps: [] }, ...method })),
    tax_rates: settings.tax_rates.map((rate) => ({ ...{ class: 'standard' as const }, ...rate })),
  };
};

/** Replies with the settings of a seller. */
export async function showSettings(database: Pick<Reader, 'salesSettings'>, seller: number) {
  return { status: 200 as const, body: (await settingsOf(database, [seller]))(seller) };
}

type Saving = {
  database: Transaction;
  body: SalesSettingsInput;
  refuse: (code: 'invalid_steps', details: ProblemDetails) => Problem;
};

/** Replaces the settings of a seller, and replies with them. @throws invalid_steps */
export async function saveSettings({ database, body: input, refuse }: Saving, seller: number) {
  const odd = input.shipping_methods.find(({ steps = [] }) =>
    steps.some(({ up_to: weight }, index) => weight <= (steps[index - 1]?.up_to ?? 0)),
  );
  if (odd !== undefined) {
    throw refuse('invalid_steps', { message: `Each weight of “${odd.name}” must be more than the one before.` });
  }
  const settings: SalesSettings = {
    ...input,
    return_days: input.return_days ?? noSettings.return_days,
    shipping_methods: input.shipping_methods.map((method) => ({
      ...method,
      free_from: method.free_from ?? null,
      steps: method.steps ?? [],
      countries: method.countries ?? [],
      address: method.address ?? null,
    })),
    tax_rates: input.tax_rates.map((rate) => ({ ...rate, class: rate.class ?? 'standard' })),
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
