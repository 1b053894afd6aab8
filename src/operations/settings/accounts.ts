import { type SignUpMode, signUpModes } from './choices.js';
import { type ProviderSettings, providerSettings } from './providers.js';
import type { SettingValues } from './values.js';

/** Who gets an account, and what is asked of those who have one. */
export type AccountSettings = {
  signUp: SignUpMode;
  requireTwoFactors: 'none' | 'staff' | 'all';
  /** Whether an address that is not verified keeps from writing. */
  requireVerifiedEmail: boolean;
  providers: readonly ProviderSettings[];
  queryKeys: boolean;
  /** Days from asking for the deletion of one's account to that; 0 for at once. */
  deletionGraceDays: number;
};

/** The settings of accounts. `hasMail`: whether mails are sent, or written to the log. */
export function accountSettings(values: SettingValues, hasMail: boolean): AccountSettings {
  const hasServer = values.text('SMTP_URL') !== '';
  const requireVerifiedEmail = values.either('REQUIRE_VERIFIED_EMAIL', 'true', 'false', hasServer);
  if (requireVerifiedEmail && !hasMail && !hasServer) {
    values.faults.push('REQUIRE_VERIFIED_EMAIL=true needs SMTP_URL: without mail nobody can confirm an address');
  }
  return {
    signUp: values.oneOf('SIGN_UP', signUpModes),
    requireTwoFactors: values.oneOf('REQUIRE_TWO_FACTORS', ['none', 'staff', 'all']),
    requireVerifiedEmail,
    providers: providerSettings(values),
    queryKeys: values.either('QUERY_KEYS', 'on', 'off', true),
    deletionGraceDays: values.integer('DELETION_GRACE_DAYS', 0, 365),
  };
}
