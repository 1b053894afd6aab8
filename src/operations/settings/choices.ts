/** The parts of the interface that an operator can switch off. */
export const areas = ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos'] as const;
/** One of them. */
export type Area = (typeof areas)[number];

/** From the most severe on. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The least severe lines that the log takes. */
export type LogLevel = (typeof logLevels)[number];

/** From the most telling on. */
export const addressForms = ['full', 'short', 'off'] as const;
/** What the log says of the addresses of callers: all, the network that they are in, or nothing. */
export type AddressForm = (typeof addressForms)[number];

/** From the most open on. */
export const signUpModes = ['open', 'approval', 'invite', 'closed'] as const;
/** Who gets an account: everybody; everybody once an admin lets them in; who is invited; nobody. */
export type SignUpMode = (typeof signUpModes)[number];
