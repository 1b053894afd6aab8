import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../../generated/prisma/client.js';

/** A secret that all servers on one database share. The first of them to ask makes it. */
export async function sharedSecret(prisma: PrismaClient, name: string): Promise<Buffer> {
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
