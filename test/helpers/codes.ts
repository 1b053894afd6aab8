import { expect } from 'vitest';

/** Awaits a refusal with this status and this code. */
export async function expectCode(
  call: PromiseLike<{ status: number; body: { code: string } }>,
  status: number,
  code: string,
): Promise<void> {
  const reply = await call;
  expect([reply.status, reply.body.code]).toEqual([status, code]);
}
