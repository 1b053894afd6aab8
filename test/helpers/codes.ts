import { expect } from 'vitest';

/** Expects a refusal with this status and code. */
export async function expectCode(
  call: PromiseLike<{ status: number; body: { code: string } }>,
  status: number,
  code: string,
): Promise<void> {
  const reply = await call;
  expect([reply.status, reply.body.code]).toEqual([status, code]);
}
