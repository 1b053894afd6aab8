import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from './client.js';

/** Compares a signature with the right one in constant time. */
export function isSignature(signature: string, right: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A secret shared by all servers on one database. The first server that asks creates it. */
export async function sharedSecret(prisma: Pick<Transaction, 'secret'>, name: string): Promise<Buffer> {
  const find = () => prisma.secret.findUnique({ where: { name }, select: { value: true } });
  let secret = await find();
  if (secret === null) {
    const value = new Uint8Array(randomBytes(32));
    await prisma.secret.createMany({ data: [{ name, value }], skipDuplicates: true });
    secret = await find();
  }
  if (secret === null) {
    throw new Error(`The secret ${name} went missing`);
  }
  return Buffer.from(secret.value);
}
