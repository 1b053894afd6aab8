import { createHmac } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  Uint8Array_,
} from '@simplewebauthn/server';
import type { Database, Transaction } from '../../../core/database/client.js';
import { type Account, findAccount } from '../accounts.js';
import { waysIn } from '../identities.js';
import { changeFactors } from './factors.js';
import type { FactorParts } from './recovery-codes.js';

/** Most passkeys of one person. */
export const maxPasskeys = 20;

/** Origin of the pages, such as `https://plaza.example`: passkeys belong to its host. */
export type Origin = string;

const nameOf = (origin: Origin): string => new URL(origin).hostname;

/** True if browsers allow passkeys at this origin: not if its host is an IP address. */
export const canHavePasskeys = (origin: Origin): boolean => !/^\[|^[\d.]+$/.test(nameOf(origin));

/** Options for a browser to create a discoverable passkey. */
export async function creationOptions(
  client: Transaction,
  origin: Origin,
  secret: Buffer,
  { id, username }: Account,
  siteName: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: nameOf(origin),
    userID: bytes(createHmac('sha256', secret).update(`passkeys of ${id}`).digest()),
    userName: username,
    attestationType: 'none',
    excludeCredentials: await knownCredentials(client, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for a browser to use a passkey: of this person, or of anyone. */
export async function requestOptions(
  client: Transaction,
  origin: Origin,
  userId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: nameOf(origin),
    allowCredentials: userId === null ? [] : await knownCredentials(client, userId),
    userVerification: 'required',
  });
}

/** A browser's response to a challenge, as received. */
export type PasskeyResponse = { origin: Origin; challenge: string; response: string };

/** Adds a passkey. Null if the response is not valid, the passkey exists already, or there are too many. */
export async function addPasskey(
  parts: FactorParts,
  userId: number,
  { origin, challenge, response }: PasskeyResponse,
  name: string,
): Promise<{ codes: string[] | null } | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await checking(() =>
    verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: nameOf(origin),
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const { result, codes } = await changeFactors(parts, userId, async (client) => {
    if ((await client.passkey.count({ where: { userId } })) >= maxPasskeys) return { result: false, event: null };
    const data = {
      userId,
      name,
      credentialId: decoded(id),
      publicKey: bytes(publicKey),
      counter,
      transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 10),
    };
    const { count } = await client.passkey.createMany({ data, skipDuplicates: true });
    return { result: count > 0, event: count > 0 ? 'passkey_added' : null, name };
  });
  return result ? { codes } : null;
}

/** Removes a passkey. False if the person does not have it, or has no other way to sign in. */
export async function removePasskey(parts: FactorParts, userId: number, id: number): Promise<boolean> {
  const { result } = await changeFactors(parts, userId, async (client) => {
    const passkey = await client.passkey.findUnique({ where: { id, userId }, select: { name: true } });
    if (passkey === null || (await waysIn(client, userId)) <= 1) return { result: false, event: null };
    await client.passkey.delete({ where: { id }, select: { id: true } });
    return { result: true, event: 'passkey_removed', name: passkey.name };
  });
  return result;
}

/** Person whose passkey answered this challenge; null if the response is not valid. */
export async function usePasskey(
  { prisma }: Pick<Database, 'prisma'>,
  { origin, challenge, response }: PasskeyResponse,
): Promise<Account | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = await checking(async () => JSON.parse(response) as AuthenticationResponseJSON);
  const passkey =
    typeof credential?.id === 'string'
      ? await prisma.passkey.findUnique({ where: { credentialId: decoded(credential.id) } })
      : null;
  if (credential === null || passkey === null) return null;
  const checked = await checking(() =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: nameOf(origin),
      credential: { id: credential.id, publicKey: passkey.publicKey, counter: Number(passkey.counter) },
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { newCounter: counter } = checked.authenticationInfo;
  // An authenticator's counter only grows: a repeated value means that the passkey was copied.
  const used = await prisma.$executeRaw`
    UPDATE passkeys SET counter = ${counter}, last_used_at = clock_timestamp()
    WHERE id = ${passkey.id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`;
  return used > 0 ? findAccount(prisma, passkey.userId) : null;
}

/** Returns null for any error of the library, since a response can be anything. */
async function checking<T>(work: () => Promise<T>): Promise<T | null> {
  return work().catch(() => null);
}

async function knownCredentials(client: Transaction, userId: number) {
  const passkeys = await client.passkey.findMany({
    where: { userId },
    select: { credentialId: true, transports: true },
  });
  return passkeys.map(({ credentialId, transports }) => ({
    id: Buffer.from(credentialId).toString('base64url'),
    transports: transports as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[],
  }));
}

const bytes = (view: Uint8Array): Uint8Array_ => new Uint8Array(view);
const decoded = (text: string): Uint8Array_ => bytes(Buffer.from(text, 'base64url'));
