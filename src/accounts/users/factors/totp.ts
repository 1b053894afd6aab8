import type { TOTP } from 'otpauth';
import { decryptText, type EncryptedText, encryptText, keyFrom } from '../../../api/auth/encrypted-text.js';
import type { Database, Transaction } from '../../../core/database/client.js';
import { changeFactors } from './factors.js';
import type { FactorParts } from './recovery-codes.js';

/** Seconds for which a code is shown. */
const period = 30;
/** Wrong codes in a row before the next has to wait: a minute, then twice as long each time. */
const freeTries = 5;
/** Most doublings: the longest wait is 64 minutes. */
const doublings = 6;

/** A secret for an authenticator app, as text and as the address in a QR code. */
export type NewTotp = { encrypted: EncryptedText; text: string; uri: string };
/** Label that the app shows beside its codes. */
export type TotpLabel = { siteName: string; username: string };

/** Creates a secret. It has no effect before a code has shown that an app has it. */
export async function makeTotp(secret: Buffer, label: TotpLabel): Promise<NewTotp> {
  const { Secret } = await import('otpauth');
  const { base32 } = new Secret({ size: 20 });
  return describeTotp(secret, label, encryptText(base32, keyOf(secret)).encrypted);
}

/** Describes an existing secret. */
export async function describeTotp(secret: Buffer, label: TotpLabel, encrypted: EncryptedText): Promise<NewTotp> {
  const totp = await totpOf(secret, encrypted, label);
  return { encrypted, text: totp.secret.base32, uri: totp.toString() };
}

/** Adds the app that shows this code. Null if the code does not match the secret, or there is an app already. */
export async function addTotp(
  parts: FactorParts,
  secret: Buffer,
  userId: number,
  { encrypted, code }: { encrypted: EncryptedText; code: string },
): Promise<{ codes: string[] | null } | null> {
  const step = stepOf(await totpOf(secret, encrypted), code, await databaseTime(parts.database.prisma));
  if (step === null) return null;
  const { result, codes } = await changeFactors(parts, userId, async (client) => {
    const data = { userId, secret: encrypted, lastStep: step };
    const { count } = await client.totpFactor.createMany({ data, skipDuplicates: true });
    return { result: count > 0, event: count > 0 ? 'totp_added' : null };
  });
  return result ? { codes } : null;
}

/** Removes the app. False if there was none. */
export async function removeTotp(parts: FactorParts, userId: number): Promise<boolean> {
  const { result } = await changeFactors(parts, userId, async (client) => {
    const { count } = await client.totpFactor.deleteMany({ where: { userId } });
    return { result: count > 0, event: count > 0 ? 'totp_removed' : null };
  });
  return result;
}

/** True if a code was right; seconds until another can be tried. */
export type Tried = { isRight: boolean; wait: number };

/**
 * Checks a code of somebody's app. Each is accepted once. A try is counted before the check, so that concurrent ones
 * cannot evade the limit; after a few wrong ones the next has to wait, while passkeys and recovery codes still work.
 */
export async function tryTotp(
  { prisma }: Pick<Database, 'prisma'>,
  secret: Buffer,
  userId: number,
  code: string,
): Promise<Tried> {
  type Row = { encrypted: EncryptedText; now: number };
  const [row] = await prisma.$queryRaw<Row[]>`
    UPDATE totp_factors SET wrong_codes = wrong_codes + 1,
      blocked_until = CASE WHEN wrong_codes + 1 >= ${freeTries}
        THEN now() + interval '1 minute' * power(2, least(wrong_codes + 1 - ${freeTries}, ${doublings})) END
    WHERE user_id = ${userId} AND coalesce(blocked_until <= now(), true)
    RETURNING secret AS encrypted, extract(epoch FROM now())::float8 AS now`;
  if (row === undefined) return { isRight: false, wait: await waitOf(prisma, userId) };
  const step = stepOf(await totpOf(secret, row.encrypted), code, row.now);
  if (step === null) return { isRight: false, wait: 0 };
  const accepted = await prisma.$executeRaw`
    UPDATE totp_factors SET last_step = ${step}, wrong_codes = 0, blocked_until = NULL
    WHERE user_id = ${userId} AND last_step < ${step}`;
  return { isRight: accepted > 0, wait: 0 };
}

async function waitOf(client: Transaction, userId: number): Promise<number> {
  const [row] = await client.$queryRaw<{ wait: number }[]>`
    SELECT ceil(extract(epoch FROM blocked_until - now()))::float8 AS wait
    FROM totp_factors WHERE user_id = ${userId} AND blocked_until > now()`;
  return row?.wait ?? 0;
}

/** Seconds since 1970. */
async function databaseTime(client: Transaction): Promise<number> {
  const [row] = await client.$queryRaw<{ now: number }[]>`SELECT extract(epoch FROM now())::float8 AS now`;
  return row?.now ?? 0;
}

/** Time step of a code: the current one, or one beside it, since clocks differ. */
function stepOf(totp: TOTP, code: string, now: number): bigint | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp: now * 1000, window: 1 });
  return delta === null ? null : BigInt(Math.floor(now / period) + delta);
}

async function totpOf(
  secret: Buffer,
  encrypted: EncryptedText,
  { siteName, username }: Partial<TotpLabel> = {},
): Promise<TOTP> {
  const otpauth = await import('otpauth');
  const text = decryptText(encrypted, keyOf(secret));
  if (text === null) throw new Error('A secret of an authenticator app was encrypted with another key');
  // A colon separates issuer and name in the app's address.
  const issuer = siteName?.replaceAll(':', ' ') ?? '';
  return new otpauth.TOTP({
    issuer,
    label: username ?? '',
    secret: otpauth.Secret.fromBase32(text),
    period,
    digits: 6,
  });
}

const keyOf = (secret: Buffer): string => keyFrom(secret, 'authenticator apps');
