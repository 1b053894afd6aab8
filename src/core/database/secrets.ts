import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from './client.js';

/** Whether a signature that somebody gives is the right one. It takes as long wherever they differ. */
export function isSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A secret that all servers on one database share. The first of them to ask makes it. */
export async function sharedSecret(prisma: Pick<Transaction, 'secret'>, name: string): Promise<Buffer> {
  const find = () => prisma.secret.findUnique({ where: { name }, select: { value: true } });
  let found = await find();
  if (found === null) {
    const value = new Uint8Array(randomBytes(32));
    await prisma.secret.createMany({ data: [{ name, value }], skipDuplicates: true });
    found = await find();
  }
  if (found === null) {
    throw new Error(`The secret ${name} went missing`);
  }
  return Buffer.from(found.value);
}
