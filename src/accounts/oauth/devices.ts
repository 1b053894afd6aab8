import { hashKey, randomText } from '../../api/auth/keys.js';
import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Client } from './clients.js';
import { type Allowing, allowable, keepGrant, type Person } from './grants.js';

/** Seconds that somebody has to allow a device. */
export const deviceSeconds = 600;
/** Seconds between two questions of a device, at first. */
export const firstPause = 5;

/** Consonants alone, so that no words come of them, and none that look alike (RFC 8628, 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 8;

/** A device that waits, as the person sees it whom it asks. */
export type WaitingDevice = Pick<Client, 'id' | 'name' | 'owner'> & { userCode: string; scopes: Scope[] };

/** Makes the code that a device asks with, and the one that a person types. Both are kept as hashes. */
export async function beginDevice(
  prisma: Transaction,
  client: Client,
  scopes: Scope[],
): Promise<{ deviceCode: string; userCode: string }> {
  const deviceCode = randomText(43);
  const userCode = randomText(codeLength, letters);
  await prisma.$executeRaw`
    INSERT INTO app_devices (device_hash, user_hash, app_id, scopes, pause, expires_at)
    VALUES (${hashKey(deviceCode)}, ${hashKey(userCode)}, ${client.id}, ${scopes}::scope[], ${firstPause},
      clock_timestamp() + ${deviceSeconds} * interval '1 second')`;
  return { deviceCode, userCode: shownCode(userCode) };
}

const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code as it was typed, without what people put between its letters. */
const typedCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** The device that shows this code and waits; null if there is none. */
export async function findWaiting(prisma: Transaction, typed: string): Promise<WaitingDevice | null> {
  const code = typedCode(typed);
  const [device] = await prisma.$queryRaw<Omit<WaitingDevice, 'userCode'>[]>`
    SELECT a.id, a.name, u.username::text AS owner, d.scopes::text[] AS scopes
    FROM app_devices d JOIN apps a ON a.id = d.app_id JOIN users u ON u.id = a.owner_id
    WHERE d.user_hash = ${hashKey(code)} AND d.expires_at > now() AND d.grant_id IS NULL AND d.denied_at IS NULL`;
  return device === undefined ? null : { ...device, userCode: shownCode(code) };
}

/**
 * Notes what somebody says of a device that waits. False if it waits no more.
 * @throws forbidden where the account is suspended or deleted meanwhile
 */
export function answerDevice(
  { database, config }: Allowing,
  person: Person,
  device: WaitingDevice,
  isAllowed: boolean,
): Promise<boolean> {
  const hash = hashKey(typedCode(device.userCode));
  return inTransaction(database, async (transaction) => {
    const waits = await lockedRow(transaction)`
      SELECT app_id FROM app_devices
      WHERE user_hash = ${hash} AND expires_at > now() AND grant_id IS NULL AND denied_at IS NULL FOR NO KEY UPDATE`;
    if (waits === null) return false;
    const scopes = allowable(person, device.scopes);
    const grantId = isAllowed ? await keepGrant(transaction, config, person, device, scopes) : null;
    await transaction.$executeRaw`
      UPDATE app_devices SET scopes = ${scopes}::scope[], grant_id = ${grantId}::integer,
        denied_at = CASE WHEN ${grantId}::integer IS NULL THEN now() END
      WHERE user_hash = ${hash}`;
    return true;
  });
}
