import type { SettingValues } from './values.js';

/** Requests a minute, but `signIn`: attempts within five minutes, and `reports`: reports of one person within an hour. */
export type RateLimits = {
  anonymous: number;
  key: number;
  writes: number;
  uploads: number;
  signIn: number;
  reports: number;
  /** Of one new member: writes a minute and uploads a day; null for no more than others. */
  newcomerWrites: number | null;
  newcomerUploads: number | null;
};

/** How much may be asked for, and where that is counted. */
export type LimitSettings = {
  /** Null for no limits. */
  rateLimits: RateLimits | null;
  /** Where several nodes count them together; null for the database. */
  limitsUrl: string | null;
};

const most = 1_000_000;

/** The settings of the limits. */
export function limitSettings(values: SettingValues): LimitSettings {
  const rateLimits = {
    anonymous: values.integer('RATE_LIMIT_ANONYMOUS', 1, most),
    key: values.integer('RATE_LIMIT_KEY', 1, most),
    writes: values.integer('RATE_LIMIT_WRITES', 1, most),
    uploads: values.integer('RATE_LIMIT_UPLOADS', 1, most),
    signIn: values.integer('RATE_LIMIT_SIGN_IN', 1, most),
    reports: values.integer('RATE_LIMIT_REPORTS', 1, most),
    newcomerWrites: values.integerOrOff('NEW_MEMBER_WRITES', 1, most),
    newcomerUploads: values.integerOrOff('NEW_MEMBER_UPLOADS', 1, most),
  };
  return {
    rateLimits: values.either('RATE_LIMITS', 'on', 'off', true) ? rateLimits : null,
    limitsUrl: values.url('LIMITS_URL', ['redis:', 'rediss:'])?.href ?? null,
  };
}
