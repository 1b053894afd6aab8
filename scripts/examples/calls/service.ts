import { type Stage, succeed } from '../stage.js';
import { multipart } from '../uploads.js';

export async function callService({ anybody, member, keep, send }: Stage): Promise<void> {
  const body = send('updateMe', {
    display_name: 'Noor A.',
    about: 'Grows **tomatoes** on a north-facing balcony.',
    location: 'Rotterdam',
    website: 'https://balcony.example/noor',
  });
  await keep('updateMe', member.PUT('/me', { body }));
  const picture = send('updateAvatar', { avatar: 'noor.png' });
  await keep('updateAvatar', member.PUT('/me/avatar', { body: picture, ...(await multipart(picture)) }));
  await keep('getMe', member.GET('/me'));
  const text = send('renderText', {
    text: '## Glue\n\n- [x] wood\n- [ ] metal, see [this](https://glue.example) or ask @noor',
  });
  await keep('renderText', member.POST('/render', { body: text }));
  await keep('deleteAvatar', member.DELETE('/me/avatar'));
  await keep('getContract', headOf(anybody.GET('/openapi.json')));
}

type Document = { openapi: string; info: { [name: string]: unknown } };

/** The whole document as its own example would contain all other examples. */
async function headOf(answer: Promise<{ data?: Document | undefined; response: Response }>) {
  const { response } = await answer;
  const { openapi, info } = await succeed('getContract', answer);
  return { data: { openapi, info: { title: info['title'], version: info['version'] }, paths: {} }, response };
}
