import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from './client.js';

/** Compares a signature with the right one in constant time. */
export function isSignature(signature: string, right: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The secret that signs the tokens of guests' orders. */
export const guestOrders = 'guest_orders';

/** An id with its signature, which everyone may use who has it. `name` is that of the secret. */
export async function signedId(prisma: Pick<Transaction, 'secret'>, name: string, id: number): Promise<string> {
  const secret = await sharedSecret(prisma, name);
  return `${id}-${createHmac('sha256', secret).update(`${name} ${id}`).digest('base64url')}`;
}

/** The path of an order's page, for its buyer. A guest's has a token, which lets everyone read the order who has the link. */
export async function orderPath(
  prisma: Pick<Transaction, 'secret'>,
  { id, isGuest }: { id: number; isGuest: boolean },
): Promise<string> {
  return isGuest ? `/guest/orders/${await signedId(prisma, guestOrders, id)}` : `/orders/${id}`;
}

/** The id in a text that `signedId` made; null for any other text. */
export async function idIn(prisma: Pick<Transaction, 'secret'>, name: string, text: string): Promise<number | null> {
  const id = Number(text.split('-', 1)[0]);
  return Number.isSafeInteger(id) && isSignature(text, await signedId(prisma, name, id)) ? id : null;
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
