import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { makeFolder, removeFolder } from '../../shared/process.js';

type SignedRequest = { secret: string; id: string; seconds: number; signatures: string; body: string };

/** How to start a program of a language, from its file or its text. */
const starts: Record<string, { file: string; command: (file: string, text: string) => string[] }> = {
  sh: { file: 'verify.sh', command: (file) => ['bash', file] },
  js: { file: 'verify.mjs', command: (_, text) => [process.execPath, '--input-type=module', '-e', text] },
  python: { file: 'verify.py', command: (file) => ['python3', file] },
  go: { file: 'verify.go', command: (file) => ['go', 'run', file] },
  java: { file: 'Verify.java', command: (file) => ['java', file] },
};

/** True if a block is a program that verifies a webhook: it reads the secret. */
export const isVerifier = (language: string, text: string): boolean =>
  starts[language] !== undefined && text.includes('WEBHOOK_SECRET');

/** The fault of a program that verifies webhooks; null if it accepts only signed requests. */
export async function verifierFault(language: string, text: string): Promise<string | null> {
  const folder = makeFolder('plaza-verifier-');
  try {
    const { file, command } = starts[language] as (typeof starts)[string];
    const path = join(folder, file);
    writeFileSync(path, text);
    for (const [what, isRight, request] of trials()) {
      const { code, said } = await run(command(path, text), request);
      if ((code === 0) !== isRight) return `${isRight ? 'refuses' : 'takes'} ${what}: ${said}`;
    }
    return null;
  } finally {
    await removeFolder(folder);
  }
}

function trials(): [what: string, isRight: boolean, request: SignedRequest][] {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ÿÿ!').toString('base64')}`;
  const other = `whsec_${Buffer.from('another secret, of as many bytes').toString('base64')}`;
  const body = '{"id":"71","type":"order.paid","data":{"title":"Ein Tisch, größer als „gedacht“\\n"}}';
  const sign = (by: string, seconds: number, id = '71') => new Webhook(by).sign(id, new Date(seconds * 1000), body);
  const now = Math.floor(Date.now() / 1000);
  const request = { secret, id: '71', seconds: now, signatures: sign(secret, now), body };
  return [
    ['what is signed', true, request],
    ['what is signed with two secrets', true, { ...request, signatures: `${sign(other, now)} ${request.signatures}` }],
    ['what is signed otherwise, too', true, { ...request, signatures: `v1a,AAAA ${request.signatures}` }],
    ['another body', false, { ...request, body: `${body}\n` }],
    ['another id', false, { ...request, id: '72' }],
    ['another secret', false, { ...request, signatures: sign(other, now) }],
    ['another kind of signature', false, { ...request, signatures: request.signatures.replace('v1,', 'v2,') }],
    ['no signature', false, { ...request, signatures: '' }],
    ['what is old', false, { ...request, seconds: now - 400, signatures: sign(secret, now - 400) }],
    ['what is of the future', false, { ...request, seconds: now + 400, signatures: sign(secret, now + 400) }],
  ];
}

async function run(
  [command = '', ...args]: string[],
  request: SignedRequest,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      WEBHOOK_SECRET: request.secret,
      WEBHOOK_ID: request.id,
      WEBHOOK_TIMESTAMP: String(request.seconds),
      WEBHOOK_SIGNATURE: request.signatures,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  // A program that refuses by the headers ends before it has read the body.
  child.stdin.on('error', () => {});
  child.stdin.end(request.body);
  const [code] = await once(child, 'close');
  return { code, said };
}
