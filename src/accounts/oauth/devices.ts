import { hashKey, randomText } from '../../api/auth/keys.js';
import type { Scope } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Client } from './clients.js';
import { allowable, type GrantParts, keepGrant, type Person } from './grants.js';

/** Seconds within which a device has to be allowed. */
export const deviceSeconds = 600;
/** Initial seconds between two polls of a device. */
export const firstPause = 5;

/** Consonants only, so that codes spell no words, and none that look alike (RFC 8628, 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 8;

/** A pending device, as shown to the person who is to allow it. */
export type WaitingDevice = Pick<Client, 'id' | 'name' | 'owner'> & { userCode: string; scopes: Scope[] };

/** Creates the device code and the user code. Both are stored as hashes. */
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

/** Normalizes a typed code: without separators, in capitals. */
const typedCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** Pending device with this code; null if there is none. */
export async function findWaiting(prisma: Transaction, typed: string): Promise<WaitingDevice | null> {
  const code = typedCode(typed);
  const [device] = await prisma.$queryRaw<Omit<WaitingDevice, 'userCode'>[]>`
    SELECT a.id, a.name, u.username::text AS owner, d.scopes::text[] AS scopes
    FROM app_devices d JOIN apps a ON a.id = d.app_id JOIN users u ON u.id = a.owner_id
    WHERE d.user_hash = ${hashKey(code)} AND d.expires_at > now() AND d.grant_id IS NULL AND d.denied_at IS NULL`;
  return device === undefined ? null : { ...device, userCode: shownCode(code) };
}

/**
 * Records whether somebody allows or denies a pending device. False if it is no longer pending.
 * @throws forbidden if the account is suspended or deleted
 */
export function answerDevice(
  { database, config }: GrantParts,
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
