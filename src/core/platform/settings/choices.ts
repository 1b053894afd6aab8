/** Areas that an operator can switch off. */
export const areas = ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos'] as const;
/** The name of an area. */
export type Area = (typeof areas)[number];

/** Languages that PostgreSQL can stem. */
export const searchLanguages = [
  ...['arabic', 'armenian', 'basque', 'catalan', 'danish', 'dutch', 'english', 'finnish', 'french', 'german', 'greek'],
  ...['hindi', 'hungarian', 'indonesian', 'irish', 'italian', 'lithuanian', 'nepali', 'norwegian', 'portuguese'],
  ...['romanian', 'russian', 'serbian', 'spanish', 'swedish', 'tamil', 'turkish', 'yiddish'],
] as const;

/** Log levels, the most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How the log shows addresses of callers: in full, as their network, or not at all. */
export const addressForms = ['full', 'short', 'off'] as const;
/** A form of addresses in the log. */
export type AddressForm = (typeof addressForms)[number];

/** Sign-up modes: everybody, everybody with an admin's approval, invited people, or nobody. */
export const signUpModes = ['open', 'approval', 'invite', 'closed'] as const;
/** Ways to open a store of the marketplace. */
export const storeModes = ['open', 'approval'] as const;

/** Groups that need a second factor. */
export const twoFactorGroups = ['none', 'staff', 'all'] as const;

/** Languages of the pages (BCP 47); the first is for browsers that prefer none of them. */
export const siteLanguages = ['en', 'de', 'es', 'fr'] as const;
/** A language of the pages, as in BCP 47. */
export type SiteLanguage = (typeof siteLanguages)[number];

/** The language of this name; null if there is none, or none any more. */
export const languageNamed = (name: unknown): SiteLanguage | null =>
  siteLanguages.find((each) => each === name) ?? null;

/** Ways to pay: to the seller's bank account, at a pickup, or to the site through Stripe. */
export const paymentMethods = ['transfer', 'cash', 'stripe'] as const;
