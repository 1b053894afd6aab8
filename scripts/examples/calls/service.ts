import { type Stage, succeed } from '../stage.js';

export async function callService({ anybody, member, keep }: Stage): Promise<void> {
  await keep('getMe', member.GET('/me'));
  await keep('getContract', headOf(anybody.GET('/openapi.json')));
}

type Document = { openapi: string; info: { [name: string]: unknown } };

/** The whole document as its own example would contain all other examples. */
async function headOf(answer: Promise<{ data?: Document | undefined; response: Response }>) {
  const { response } = await answer;
  const { openapi, info } = await succeed('getContract', answer);
  return { data: { openapi, info: { title: info['title'], version: info['version'] }, paths: {} }, response };
}
