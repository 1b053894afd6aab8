const form = document.querySelector('form.try');
const fields = form.querySelector('fieldset');
const reply = document.getElementById('reply');
const { method, path, type } = form.dataset;

/** Characters of a body that are shown. */
const most = 200_000;

fields.disabled = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const sent = request();
  fields.disabled = true;
  send(sent)
    .then(show, ({ message }) => show({ title: 'The request was not sent', text: message }))
    .finally(() => {
      fields.disabled = false;
      form.querySelector('[type="submit"]').focus();
    });
});

function request() {
  const given = [...new FormData(form)].filter(([, value]) => value !== '');
  const of = (place) =>
    given
      .map(([name, value]) => [...name.split('.'), value])
      .flatMap(([at, name, value]) => (at === place ? [[name, value]] : []));
  const inPath = Object.fromEntries(of('path'));
  const query = new URLSearchParams(of('query'));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name]));
  const key = form.elements.key.value.trim();
  const headers = key === '' ? {} : { Authorization: `Bearer ${key}` };
  let body;
  if (type === 'application/json') {
    headers['Content-Type'] = type;
    body = form.elements.body.value;
  } else if (type !== undefined) {
    body = new FormData();
    for (const part of of('part')) body.append(...part);
  }
  return { address: `${filled}${query.size > 0 ? `?${query}` : ''}`, headers, body };
}

/** Without cookies: the key alone says who one is, so that no session writes without its token. */
async function send({ address, headers, body }) {
  const answer = await fetch(address, { method, headers, body, credentials: 'omit', cache: 'no-store' });
  const media = answer.headers.get('Content-Type') ?? '';
  return {
    title: `${answer.status} ${answer.statusText}`,
    text: await textOf(answer, media),
    headers: [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
}

async function textOf(answer, media) {
  // Reading an endless one would never end.
  if (/event-stream/.test(media))
    return answer.body.cancel().then(() => 'A stream of events: read it with the command.');
  if (!/json|text|xml|yaml/.test(media)) return `${(await answer.blob()).size} bytes of ${media}`;
  const text = await answer.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function show({ title, text, headers = '' }) {
  const [, code] = /^\{\s+"code": "(\w+)"/.exec(text) ?? [];
  const meaning = document.getElementById(`code-${code}`)?.textContent ?? '';
  reply.hidden = false;
  document.getElementById('status').textContent = title;
  reply.querySelector('p').textContent = meaning;
  const [body, head] = reply.querySelectorAll('pre');
  body.textContent = text.length > most ? `${text.slice(0, most)}\n…` : text;
  head.textContent = headers;
}
