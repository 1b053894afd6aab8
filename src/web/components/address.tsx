import type { VNode } from 'preact';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { type Schemas, useSite } from './context.js';
import { countriesIn, countryIn } from './countries.js';

/** Fields of an address, and how browsers fill them in. */
const lines = {
  ...{ name: 'name', line1: 'address-line1', line2: 'address-line2', postal_code: 'postal-code' },
  ...{ city: 'address-level2', region: 'address-level1', country: 'country', phone: 'tel' },
} as const;

/** Form fields of the address `name`. */
export const addressFields = (
  language: SiteLanguage,
  name: string,
  { use, of, required = false }: { use?: string; of?: Partial<Schemas['Address']> | undefined; required?: boolean },
) =>
  Object.entries(lines).map(([line, autoComplete]) => ({
    name: `${name}.${line}`,
    value: of?.[line as keyof typeof lines],
    ...(use !== undefined && { autoComplete: `${use} ${autoComplete}` }),
    ...(!required && { required }),
    ...(line === 'country' && { options: countriesIn(language) }),
  }));

/** The address `name` in the values of a form. */
export const addressIn = (values: Readonly<Record<string, string>>, name: string): Partial<Schemas['Address']> =>
  Object.fromEntries(Object.keys(lines).map((line) => [line, values[`${name}.${line}`] ?? '']));

/** The lines of an address, as on a parcel. */
export function addressLines(language: SiteLanguage, of: Partial<Schemas['Address']>): string[] {
  const place = [of.postal_code, of.city].filter(Boolean).join(' ');
  const country = of.country && countryIn(language, of.country);
  return [of.name, of.line1, of.line2, place, of.region, country, of.phone].filter((line) => !!line) as string[];
}

/** An address, as on a parcel. */
export function Address({ of }: { of: Schemas['Address'] }): VNode {
  const { language } = useSite();
  return (
    <address dir="auto">
      {addressLines(language, of).map((line) => (
        <>
          {line}
          <br />
        </>
      ))}
    </address>
  );
}
