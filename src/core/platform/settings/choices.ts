/** The parts of the interface that an operator can switch off. */
export const areas = ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos'] as const;
/** One of them. */
export type Area = (typeof areas)[number];

/** The languages whose grammatical forms PostgreSQL knows. */
export const searchLanguages = [
  ...['arabic', 'armenian', 'basque', 'catalan', 'danish', 'dutch', 'english', 'finnish', 'french', 'german', 'greek'],
  ...['hindi', 'hungarian', 'indonesian', 'irish', 'italian', 'lithuanian', 'nepali', 'norwegian', 'portuguese'],
  ...['romanian', 'russian', 'serbian', 'spanish', 'swedish', 'tamil', 'turkish', 'yiddish'],
] as const;

/** The least severe lines that the log takes, from the most severe on. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the log says of the addresses of callers: all, the network that they are in, or nothing. */
export const addressForms = ['full', 'short', 'off'] as const;
/** One of them. */
export type AddressForm = (typeof addressForms)[number];

/** Who gets an account: everybody, everybody whom an admin approves, who is invited, or no one. */
export const signUpModes = ['open', 'approval', 'invite', 'closed'] as const;

/** Who needs a second factor. */
export const twoFactorGroups = ['none', 'staff', 'all'] as const;

/** The languages that the pages have texts in, as in BCP 47; the first is that of browsers that prefer none of them. */
export const siteLanguages = ['en', 'de'] as const;
/** One of them. */
export type SiteLanguage = (typeof siteLanguages)[number];
