import { parse } from 'yaml';
import type { OperationId } from '../../../generated/contract.js';
import { type Stage, succeed } from '../stage.js';

export async function callService({ anybody, member, keep }: Stage): Promise<void> {
  await keep('getMe', member.GET('/me'));
  await keep('getHealth', anybody.GET('/health'));
  // The whole document as its own example would hold all the others.
  const keepHead = (id: OperationId, answer: Promise<{ data?: unknown; response: Response }>) =>
    keep(id, headOf(id, answer));
  await keepHead('getContract', anybody.GET('/openapi.json'));
  await keepHead('getContractYaml', anybody.GET('/openapi.yaml', { parseAs: 'text' }));
}

type Document = { openapi: string; info: { title: string; version: string } };

async function headOf(id: OperationId, answer: Promise<{ data?: unknown; response: Response }>) {
  const { response } = await answer;
  const given = await succeed(id, answer);
  const document: Document = typeof given === 'string' ? parse(given) : given;
  const { title, version } = document.info;
  return { data: { openapi: document.openapi, info: { title, version }, paths: {} }, response };
}
