import { type Stage, succeed } from '../stage.js';
import { multipart } from '../uploads.js';

export async function callService({ anybody, member, admin, keep, send }: Stage): Promise<void> {
  const body = send('updateMe', {
    display_name: 'Noor A.',
    about: 'Grows **tomatoes** on a north-facing balcony.',
    location: 'Rotterdam',
    website: 'https://balcony.example/noor',
  });
  await keep('updateMe', member.PUT('/me', { body }));
  const picture = send('updateAvatar', { avatar: 'noor.png' });
  await keep('updateAvatar', member.PUT('/me/avatar', { body: picture, ...(await multipart(picture)) }));
  const language = send('updateLanguage', { language: 'de' as const });
  await keep('updateLanguage', member.PUT('/me/language', { body: language }));
  const cover = send('updateCover', { file: 'logo.png' });
  await keep('updateCover', member.PUT('/me/cover', { body: cover, ...(await multipart(cover)) }));
  await keep('deleteCover', member.DELETE('/me/cover'));
  await keep('getMe', member.GET('/me'));
  const text = send('renderText', {
    text: '## Glue\n\n- [x] wood\n- [ ] metal, see [this](https://glue.example) or ask @noor',
  });
  await keep('renderText', member.POST('/render', { body: text }));
  await keep('deleteAvatar', member.DELETE('/me/avatar'));
  const site = send('updateSite', { welcome: 'Make, mend, **grow**. Everybody is welcome.', accent: '#2f6f4f' });
  await keep('updateSite', admin.PATCH('/site', { body: site }));
  const logo = send('updateSiteLogo', { logo: 'logo.png' });
  await keep('updateSiteLogo', admin.PUT('/site/logo', { body: logo, ...(await multipart(logo)) }));
  const rules = { params: { path: { name: 'rules' } } };
  const page = send('updateSitePage', { text: '- Be kind.\n- Stay on the topic.' });
  await keep('updateSitePage', admin.PUT('/site/pages/{name}', { ...rules, body: page }));
  await keep('getSitePage', anybody.GET('/site/pages/{name}', rules));
  await keep('getSite', anybody.GET('/site'));
  await keep('deleteSiteLogo', admin.DELETE('/site/logo'));
  await keep('getContract', headOf(anybody.GET('/openapi.json')));
}

type Document = { openapi: string; info: { [name: string]: unknown } };

/** The whole document as its own example would contain all other examples. */
async function headOf(answer: Promise<{ data?: Document | undefined; response: Response }>) {
  const { response } = await answer;
  const { openapi, info } = await succeed('getContract', answer);
  return { data: { openapi, info: { title: info['title'], version: info['version'] }, paths: {} }, response };
}
