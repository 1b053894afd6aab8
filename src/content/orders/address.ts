import type { components } from '../../../generated/openapi.js';

type Schemas = components['schemas'];

/** An address as the contract shows it. */
export const completeAddress = (address: Schemas['AddressInput']): Schemas['Address'] => ({
  ...address,
  line2: address.line2 ?? null,
  region: address.region ?? null,
  phone: address.phone ?? null,
});
