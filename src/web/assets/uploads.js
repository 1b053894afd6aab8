// Uploads of files and films that can be paused, and resumed after a lost connection or a reload. Without this script the form sends the
// file in one piece.

/** Bytes of one request: as much as a proxy that buffers requests can lose. */
const slice = 32 * 1024 * 1024;

const form = document.querySelector('form[data-resumes]');
const { kind, ...messages } = JSON.parse(form.dataset.resumes);
const input = form.querySelector('[type=file]');
const list = document.querySelector('.unfinished ul');
let isSending = false;
const { lang } = document.documentElement;
const say = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const percent = (part) => part.toLocaleString(lang, { style: 'percent' });

/** How long so many seconds are, in words. */
function duration(seconds) {
  const [value, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return Math.max(1, Math.round(value)).toLocaleString(lang, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Sends fields to an operation by way of this page, and returns its reply. */
async function call(operation, fields) {
  const url = new URL(form.action);
  const isOwn = url.searchParams.get('do') === operation;
  url.searchParams.set('do', operation);
  const body = isOwn ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const reply = await fetch(url, { method: 'POST', body, headers: { Accept: 'application/json' } });
  const answer = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Error(answer.message ?? '');
  return answer;
}

/** One request to the address of a session. Resolves to its status and the offset that it answers with. */
function ask(method, path, { offset, bytes, onProgress, signal } = {}) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('Tus-Resumable', '1.0.0');
    if (bytes !== undefined) {
      request.setRequestHeader('Upload-Offset', offset);
      request.setRequestHeader('Content-Type', 'application/offset+octet-stream');
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(offset + loaded));
    }
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, offset: Number(request.getResponseHeader('Upload-Offset') ?? Number.NaN) }),
    );
    signal?.addEventListener('abort', () => request.abort());
    request.send(bytes);
  });
}

/** A row of the list: a file with its progress and its buttons. */
function rowOf(session, file) {
  const row = document.querySelector(`[data-upload-id="${session.id}"]`) ?? document.createElement('li');
  row.dataset.uploadId = session.id;
  row.file = file;
  row.replaceChildren();
  const [name, bar, state, pause] = ['span', 'progress', 'span', 'button'].map((tag) => document.createElement(tag));
  name.textContent = file.name;
  name.dir = 'auto';
  bar.max = session.size;
  bar.value = session.offset ?? 0;
  bar.setAttribute('aria-label', file.name);
  state.className = 'soft';
  state.setAttribute('role', 'status');
  pause.type = 'button';
  pause.className = 'quiet small';
  pause.textContent = messages.pause;
  const cancel = pause.cloneNode();
  cancel.textContent = messages.cancel;
  row.append(name, bar, state, ' ', pause, ' ', cancel);
  if (!row.isConnected) list.append(row);
  list.closest('section').hidden = false;
  return { row, bar, state, pause, cancel };
}

/** Sends a file to its session until all is stored. Resolves to false if it was cancelled. */
function send(session, file) {
  const { row, bar, state, pause, cancel } = rowOf(session, file);
  const path = new URL(session.url).pathname;
  const wait = (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000));
  let running = new AbortController();
  let resume = () => {};
  let isCancelled = false;
  pause.addEventListener('click', () => {
    const isPaused = running.signal.aborted;
    pause.textContent = isPaused ? messages.pause : messages.resume;
    if (!isPaused) return running.abort();
    running = new AbortController();
    resume();
  });
  cancel.addEventListener('click', async () => {
    isCancelled = true;
    running.abort();
    resume();
    await ask('DELETE', path);
    localStorage.removeItem(session.id);
    row.remove();
  });
  return (async () => {
    for (let fails = 0; !isCancelled; ) {
      if (running.signal.aborted) await new Promise((go) => (resume = go));
      if (isCancelled) return false;
      const head = await ask('HEAD', path, { signal: running.signal });
      if (head.status === 404) throw new Error(messages.ended);
      let { offset } = head;
      const [began, from] = [performance.now(), offset];
      const onProgress = (sent) => {
        bar.value = sent;
        const left = ((session.size - sent) * (performance.now() - began)) / (sent - from) / 1000;
        const time = Number.isFinite(left) ? ` · ${say(messages.left, { time: duration(left) })}` : '';
        state.textContent = percent(sent / session.size) + time;
      };
      while (offset < session.size) {
        const bytes = file.slice(offset, offset + slice);
        const reply = await ask('PATCH', path, { offset, bytes, onProgress, signal: running.signal });
        if (!(reply.offset > offset)) break;
        offset = reply.offset;
        fails = 0;
      }
      if (offset === session.size) return true;
      if (running.signal.aborted) state.textContent = percent(bar.value / session.size);
      else {
        state.textContent = messages.waiting;
        await wait(Math.min(30, 2 ** fails++));
      }
    }
    return false;
  })();
}

/** The session of a file, of before or a new one. A changed file has another time, and begins again. */
async function sessionOf(file) {
  const rows = [...list.querySelectorAll('[data-session]')].map((row) => JSON.parse(row.dataset.session));
  const known = rows.find(
    ({ id, name, size }) =>
      name === file.name && size === file.size && localStorage.getItem(id) === String(file.lastModified),
  );
  if (known !== undefined) return known;
  const round = String(Math.random());
  const session = await call('POST /uploads', { kind, name: file.name, size: file.size, round });
  localStorage.setItem(session.id, file.lastModified);
  return session;
}

async function upload(file) {
  const session = await sessionOf(file);
  isSending = true;
  const isWhole = await send(session, file).finally(() => {
    isSending = false;
  });
  if (!isWhole) return null;
  localStorage.removeItem(session.id);
  return session.id;
}

form.addEventListener('submit', async (event) => {
  const files = [...input.files];
  if (files.length === 0) return;
  event.preventDefault();
  const button = event.submitter ?? form.querySelector('[type=submit]');
  button.disabled = true;
  try {
    for (const file of files) {
      const id = await upload(file);
      if (id === null) continue;
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'upload_id', value: id });
      if (kind === 'video') {
        input.disabled = true;
        form.append(field);
        form.submit();
        return;
      }
      const { [input.name]: _, next: __, ...fields } = Object.fromEntries(new FormData(form));
      await call('POST /files', { ...fields, upload_id: id });
    }
    location.reload();
  } catch (error) {
    const note = Object.assign(document.createElement('p'), {
      className: 'note fault',
      textContent: error.message || messages.failed,
    });
    note.setAttribute('role', 'alert');
    form.append(note);
    button.disabled = false;
  }
});

input.multiple = kind === 'file';
form.addEventListener('dragover', (event) => event.preventDefault());
form.addEventListener('drop', (event) => {
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  input.files = event.dataTransfer.files;
  if (kind === 'file') form.requestSubmit();
});
addEventListener('beforeunload', (event) => {
  if (isSending) event.preventDefault();
});
