import createClient from 'openapi-fetch';
import type { paths } from './plaza/plaza.js';
import { Session, type Settings } from './session.js';

const settings: Settings & { base: string } = await (await fetch('./settings.json')).json();
const said = find('#said');
await start(await Session.open(settings));

async function start(session: Session): Promise<void> {
  find('#sign-in').onclick = () => session.signIn();
  find('#sign-out').onclick = () => tell(() => session.signOut().then(() => 'Signed out.'), show);
  const plaza = createClient<paths>({ baseUrl: settings.base, fetch: session.fetch });

  async function show(): Promise<void> {
    find('#sign-in').hidden = session.isSignedIn;
    find('#signed-in').hidden = !session.isSignedIn;
    if (!session.isSignedIn) return;
    const [me, boards, topics] = await Promise.all([
      plaza.GET('/me'),
      plaza.GET('/forum/boards'),
      plaza.GET('/forum/topics', { params: { query: { sort: 'latest', per_page: 10 } } }),
    ]);
    // The session may have ended meanwhile.
    if (!session.isSignedIn) return show();
    find('#username').textContent = me.data?.user.username ?? '';
    find<HTMLSelectElement>('#new-topic select').replaceChildren(
      ...(boards.data ?? []).map(({ id, title }) => new Option(title, String(id))),
    );
    find('#topics').replaceChildren(
      ...(topics.data?.topics ?? []).map(({ title, author }) => {
        const item = document.createElement('li');
        item.textContent = `${title}, by ${author}`;
        return item;
      }),
    );
  }

  onSubmit('#new-topic', async (fields) => {
    const [title, content] = [String(fields.get('title')), String(fields.get('content'))];
    const body = { board_id: Number(fields.get('board_id')), title, content };
    const { data, error } = await plaza.POST('/forum/topics', { body });
    if (error) throw new Error(error.message);
    return `Posted: ${data.title}`;
  });

  onSubmit('#new-file', async (fields) => {
    const { data, error } = await plaza.POST('/files', {
      body: { file: fields.get('file') as File },
      bodySerializer: () => fields,
    });
    if (error) throw new Error(error.message);
    return `Uploaded: ${data.name}, ${data.size} bytes`;
  });

  function onSubmit(form: string, work: (fields: FormData) => Promise<string>): void {
    find<HTMLFormElement>(form).onsubmit = (event) => {
      event.preventDefault();
      const sent = event.currentTarget as HTMLFormElement;
      tell(async () => {
        const done = await work(new FormData(sent));
        sent.reset();
        return done;
      }, show);
    };
  }

  // A user who denied the request returns with an error.
  await tell(() => session.comeBack().then(() => ''), show);
}

async function tell(work: () => Promise<string>, afterwards: () => Promise<void>): Promise<void> {
  said.textContent = '…';
  const words = await work().catch((error: Error) => `It went wrong: ${error.message}`);
  await afterwards();
  said.textContent = words;
}

function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  return document.querySelector(selector) as Kind;
}
