import { at, type Stage } from '../stage.js';
import { multipart } from '../uploads.js';

export async function callFiles(stage: Stage): Promise<void> {
  const { member, keep, send } = stage;
  const body = send('createFile', { file: 'report.pdf', name: 'Report.pdf' });
  const file = await keep('createFile', member.POST('/files', { body, ...(await multipart(body)) }));
  const toFile = { params: at(file.id) };
  await callShares(stage, file.id);

  const changes = send('renameFile', { name: 'Annual report.pdf' });
  await keep('renameFile', member.PATCH('/files/{id}/rename', { ...toFile, body: changes }));
  await keep('unshareFile', member.DELETE('/files/{id}/share', toFile));
  await keep('deleteFile', member.DELETE('/files/{id}', toFile));
}

async function callShares({ anybody, member, keep, send }: Stage, id: number): Promise<void> {
  const password = 'correct horse battery';
  const body = send('shareFile', { password, allow_download: true });
  const { token } = await keep('shareFile', member.POST('/files/{id}/share', { params: at(id), body }));
  const toShare = { params: { path: { token } } };
  const key = send('accessShare', { password });
  await keep('accessShare', anybody.POST('/shares/{token}/access', { ...toShare, body: key }));
}
