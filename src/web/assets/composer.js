// Tools, preview, uploads, suggestions and drafts of the boxes for Markdown. Without this script they are text areas.

const tokenOf = (form) => new URL(form.action).searchParams.get('form_token') ?? form.elements.form_token.value;

const operationOf = (form) => new URL(form.action).searchParams.get('do');

/** Sends fields to an operation by way of this page, as its forms do, and returns the operation's reply. */
async function call(form, operation, fields, { signal, onProgress } = {}) {
  const url = new URL(location.pathname + location.search, location.href);
  url.searchParams.set('do', operation);
  const isFile = Object.values(fields).some((value) => value instanceof File);
  const isUpload = isFile || (operation === operationOf(form) && form.enctype === 'multipart/form-data');
  const body = isUpload ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (isUpload) url.searchParams.set('form_token', tokenOf(form));
  else body.append('form_token', tokenOf(form));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Error(request.response?.message ?? ''));
    });
    request.addEventListener('error', () => reject(new Error('')));
    request.addEventListener('abort', () => reject(new Error('')));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/** Replaces a part of the text so that it can be undone, and selects a part of what was inserted. */
function replace(area, start, end, text, [from, to] = [text.length, text.length]) {
  area.focus();
  area.setSelectionRange(start, end);
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start + from, start + to);
}

/** Puts marks around the selection, or before each of its lines if there is none to put after it. */
function mark(area, before, after) {
  const { value, selectionStart: start, selectionEnd: end } = area;
  const chosen = value.slice(start, end);
  if (after === undefined) {
    const first = value.lastIndexOf('\n', start - 1) + 1;
    const lines = value.slice(first, end);
    const isMarked = lines.split('\n').every((line) => line.startsWith(before));
    const text = lines
      .split('\n')
      .map((line) => (isMarked ? line.slice(before.length) : before + line))
      .join('\n');
    replace(area, first, end, text, [text.length, text.length]);
  } else if (before === '`' && chosen.includes('\n')) {
    replace(area, start, end, `\`\`\`\n${chosen}\n\`\`\``, [4, 4 + chosen.length]);
  } else if (value.slice(start - before.length, start) === before && value.slice(end).startsWith(after)) {
    replace(area, start - before.length, end + after.length, chosen, [0, chosen.length]);
  } else {
    const address = before === '[' && chosen !== '' ? [chosen.length + 3, chosen.length + 11] : undefined;
    replace(area, start, end, before + chosen + after, address ?? [before.length, before.length + chosen.length]);
  }
}

const emoji = Object.fromEntries(
  (
    'smile😄 grin😁 joy😂 wink😉 blush😊 heart_eyes😍 thinking🤔 neutral😐 unamused😒 cry😢 sob😭 angry😠 scream😱 sleeping😴 sunglasses😎 ' +
    'party🥳 shrug🤷 wave👋 thumbsup👍 thumbsdown👎 clap👏 pray🙏 muscle💪 eyes👀 ok👌 point_up☝️ raised_hands🙌 handshake🤝 heart❤️ ' +
    'broken_heart💔 star⭐ fire🔥 sparkles✨ tada🎉 gift🎁 rocket🚀 bug🐛 hammer🔨 wrench🔧 gear⚙️ bulb💡 lock🔒 key🔑 mag🔍 book📖 memo📝 ' +
    'pencil✏️ camera📷 movie🎬 music🎵 phone📱 computer💻 mail✉️ calendar📅 clock🕐 hourglass⏳ warning⚠️ question❓ exclamation❗ check✅ ' +
    'cross❌ plus➕ minus➖ recycle♻️ sun☀️ cloud☁️ rain🌧️ snow❄️ zap⚡ rainbow🌈 earth🌍 tree🌳 flower🌼 apple🍎 pizza🍕 cake🎂 coffee☕ ' +
    'beer🍺 dog🐶 cat🐱 bird🐦 fish🐟 house🏠 car🚗 bike🚲 train🚆 plane✈️ money💰 shop🛒 chart📈 trophy🏆 medal🏅 soccer⚽ game🎮 art🎨'
  )
    .split(' ')
    .map((each) => /^([a-z_]+)(.+)$/.exec(each).slice(1)),
);

async function read(list, typed) {
  const reply = await fetch(`${document.body.dataset.api}/${list}?per_page=6&q=${encodeURIComponent(typed)}`);
  return reply.ok ? (await reply.json())[list] : [];
}

/** What is suggested in a text: people after @ and emoji after :. */
const inText = {
  typed: /(?:^|[\s(])([@:][\p{L}\p{N}_-]{1,30})$/u,
  find: async (typed) => {
    if (typed.startsWith('@')) {
      const ignored = document.querySelector('.composer')?.dataset.ignored?.split(' ') ?? [];
      const people = (await read('users', typed.slice(1))).filter(({ username }) => !ignored.includes(username));
      return people.map(({ username, display_name: name }) => ({
        label: name ? `${name} (@${username})` : `@${username}`,
        text: `@${username} `,
      }));
    }
    if (typed.length < 3) return [];
    const found = Object.entries(emoji).filter(([name]) => name.includes(typed.slice(1)));
    return found.slice(0, 6).map(([name, face]) => ({ label: `${face} ${name}`, text: `${face} ` }));
  },
};

/** What is suggested among words with commas: tags. */
const inWords = {
  typed: /(?:^|,)\s*([^\s,]{1,30})$/,
  find: async (typed) => (await read('tags', typed)).map(({ name }) => ({ label: name, text: `${name}, ` })),
};

/** Lists suggestions below a field, to be chosen by arrows and Enter or by a click. */
function suggest(area, messages, { typed: pattern, find }) {
  const list = document.createElement('ul');
  list.className = 'suggestions';
  list.id = `${area.id}-suggestions`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', messages.suggestions);
  list.hidden = true;
  area.after(list);
  area.setAttribute('aria-controls', list.id);
  let timer;
  let shown = [];
  let active = 0;
  const typedAt = () => pattern.exec(area.value.slice(0, area.selectionStart))?.[1];
  const close = () => {
    list.hidden = true;
    area.removeAttribute('aria-activedescendant');
  };
  const choose = (at) => {
    const typed = typedAt();
    if (typed === undefined) return close();
    replace(area, area.selectionStart - typed.length, area.selectionStart, shown[at].text);
    close();
  };
  const show = () => {
    list.replaceChildren(
      ...shown.map(({ label }, at) => {
        const item = document.createElement('li');
        item.id = `${list.id}-${at}`;
        item.textContent = label;
        item.setAttribute('role', 'option');
        item.setAttribute('aria-selected', String(at === active));
        item.addEventListener('mousedown', (event) => {
          event.preventDefault();
          choose(at);
        });
        return item;
      }),
    );
    list.hidden = shown.length === 0;
    if (list.hidden) return;
    area.setAttribute('aria-activedescendant', `${list.id}-${active}`);
    list.scrollIntoView({ block: 'nearest' });
  };
  area.addEventListener('blur', close);
  area.addEventListener('input', () => {
    clearTimeout(timer);
    const typed = typedAt();
    if (typed === undefined) return close();
    timer = setTimeout(
      async () => {
        const found = await find(typed).catch(() => []);
        if (typedAt() !== typed || document.activeElement !== area) return;
        shown = found;
        active = 0;
        show();
      },
      typed.startsWith(':') ? 0 : 150,
    );
  });
  area.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      active = (active + step + shown.length) % shown.length;
      show();
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  area.addEventListener('blur', close);
}

/** Uploads files and puts their Markdown where they were dropped, pasted or chosen. */
function takeFiles(box, area, form, say, messages) {
  const chooser = box.querySelector('input[type="file"]');
  chooser.closest('.composer-file').hidden = true;
  chooser.multiple = true;
  const upload = async (file) => {
    const name = file.name.replace(/[[\]\\\r\n]/g, ' ') || 'file';
    const isPicture = file.type.startsWith('image/');
    const place = `${isPicture ? '!' : ''}[${messages.uploading} ${name}]()`;
    replace(area, area.selectionStart, area.selectionEnd, `${place}\n`);
    const bar = document.createElement('progress');
    bar.setAttribute('aria-label', name);
    area.after(bar);
    const end = (text) => {
      const at = area.value.indexOf(place);
      if (at >= 0) replace(area, at, at + place.length, text);
      bar.remove();
    };
    try {
      const onProgress = (loaded, total) => Object.assign(bar, { max: total, value: loaded });
      const { reference } = await call(form, 'POST /files', { file }, { onProgress });
      end(`${isPicture ? '!' : ''}[${name}](${reference})`);
    } catch (error) {
      end('');
      say(`${messages.failed} ${name}. ${error.message}`);
    }
  };
  const take = async (files) => {
    for (const file of files) await upload(file);
  };
  box.querySelector('[data-choose]').addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', async () => {
    const files = [...chooser.files];
    chooser.value = '';
    await take(files);
  });
  area.addEventListener('paste', (event) => {
    const { files } = event.clipboardData;
    // Spreadsheets copy a picture of their cells beside the text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take([...files]);
  });
  area.addEventListener('dragover', (event) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  });
  area.addEventListener('drop', (event) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    take([...files]);
  });
}

/** Saves the text on the server a while after it has changed, and in this browser at once, in case the server cannot. */
function keepDraft(form, area, say, messages) {
  const key = form.dataset.draft;
  if (key === undefined) return;
  const title = form.elements.title;
  // Several people may share a browser.
  const place = `draft ${form.dataset.draftUser} ${key}`;
  const operation = `PUT /me/drafts/${encodeURIComponent(key)}`;
  let timer;
  let running = null;
  let isUnsaved = false;
  const stored = JSON.parse(localStorage.getItem(place) ?? 'null');
  const isRefused = form.querySelector('[role="alert"]') !== null;
  if (stored?.isSent && !isRefused) localStorage.removeItem(place);
  else if (stored !== null && stored.text !== '' && area.value === '') {
    area.value = stored.text;
    if (title && title.value === '') title.value = stored.title ?? '';
    say(messages.restored);
  }
  const keep = (more = {}) => {
    const text = { title: title?.value ?? null, text: area.value, ...more };
    try {
      localStorage.setItem(place, JSON.stringify(text));
    } catch {
      // Full or switched off.
    }
  };
  const written = () => JSON.stringify([title?.value, area.value]);
  const save = async () => {
    if (running !== null) return;
    running = new AbortController();
    const page = location.pathname + location.search;
    const fields = { ...(title && { title: title.value.replace(/\s+/g, ' ') }), text: area.value, page };
    const before = written();
    try {
      await call(form, operation, fields, { signal: running.signal });
      isUnsaved = written() !== before;
      clearTimeout(timer);
      if (isUnsaved) timer = setTimeout(save, 2000);
      else localStorage.removeItem(place);
      say(messages.saved);
    } catch {
      say(messages.unsaved);
    }
    running = null;
  };
  form.addEventListener('input', (event) => {
    if (event.target !== area && event.target !== title) return;
    isUnsaved = true;
    keep();
    clearTimeout(timer);
    timer = setTimeout(save, 2000);
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    running?.abort();
    isUnsaved = false;
    keep({ isSent: true });
  });
  addEventListener('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
}

function compose(box) {
  const area = box.querySelector('textarea');
  const { form } = area;
  const messages = JSON.parse(box.dataset.messages);
  const status = box.querySelector('.composer-status');
  const say = (text) => {
    status.textContent = text;
  };
  const shown = box.querySelector('[role="tabpanel"]');
  const tabs = [...box.querySelectorAll('[role="tab"]')];
  const formatting = box.querySelector('[role="toolbar"]');
  box.querySelector('.composer-bar').hidden = false;
  for (const button of form.querySelectorAll('button[name="preview"]')) button.hidden = true;

  const open = async (tab) => {
    const isPreview = tab.dataset.tab === 'preview';
    if (isPreview) {
      const fields = { [area.name]: area.value, preview: area.name };
      try {
        shown.innerHTML = (await call(form, operationOf(form), fields)).html;
      } catch (error) {
        say(error.message);
        return;
      }
    }
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    shown.hidden = !isPreview;
    area.hidden = isPreview;
    formatting.hidden = isPreview;
    if (!isPreview) area.focus();
  };
  for (const tab of tabs) {
    tab.addEventListener('click', () => open(tab));
    tab.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') tabs.find((each) => each !== tab).focus();
    });
  }
  const buttons = [...box.querySelectorAll('[data-before]')];
  for (const button of buttons) {
    button.addEventListener('click', () => mark(area, button.dataset.before, button.dataset.after));
  }
  suggest(area, messages, inText);
  for (const field of form.querySelectorAll('[data-words]')) suggest(field, messages, inWords);
  area.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      form.requestSubmit(form.querySelector('button[type="submit"]:not([name])'));
      return;
    }
    const pressed = event.shiftKey
      ? `Shift+${event.code === 'Digit8' ? '8' : event.code === 'Period' ? '.' : ''}`
      : event.key.toUpperCase();
    const button = buttons.find((each) => each.getAttribute('aria-keyshortcuts') === `Control+${pressed}`);
    if (button === undefined) return;
    event.preventDefault();
    button.click();
  });
  takeFiles(box, area, form, say, messages);
  keepDraft(form, area, say, messages);
}

/** Quotes the selected part of a post. Without a selection the link leads to a form with the whole post. */
function quoteSelection(event) {
  const link = event.target.closest?.('a[data-quote]');
  const area = document.querySelector('#reply textarea');
  const chosen = getSelection();
  const post = link?.closest('.entry');
  const text = post?.contains(chosen.anchorNode) ? chosen.toString().trim() : '';
  if (!area || text === '') return;
  event.preventDefault();
  area.form.elements.reply_to.value = link.dataset.quote;
  const author = post.querySelector('header a').getAttribute('href').split('/').pop();
  const quoted = [`@${author}:`, ...text.split('\n')].map((line) => `> ${line}`).join('\n');
  replace(area, area.value.length, area.value.length, `${area.value === '' ? '' : '\n\n'}${quoted}\n\n`);
}
document.addEventListener('click', quoteSelection);

// A module: a page with several boxes names it once for each, and runs it once.
for (const box of document.querySelectorAll('.composer')) compose(box);
