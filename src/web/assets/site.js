// Progressive enhancement: every page works without this script.

// Shows times in the reader's time zone.
const zoned = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' });
function localise(root) {
  for (const time of root.querySelectorAll(':is(main, .row) time[datetime*="T"]')) {
    const text = zoned.format(new Date(time.dateTime));
    // An age is the same everywhere, and after a week it is a day.
    if (time.title !== '') {
      time.title = text;
      if (Date.now() - new Date(time.dateTime) >= 7 * 86_400_000)
        time.textContent = day.format(new Date(time.dateTime));
      continue;
    }
    // Skip if only the kind of a space differs, to avoid a layout shift.
    if (text.replace(/\s/g, ' ') !== time.textContent.replace(/\s/g, ' ')) time.textContent = text;
  }
}
localise(document);

// Infinite scrolling. It follows the cursor, since new rows of others would shift pages by number; the address shows the
// page's number, so that it can be shared.
const nextLink = () => document.querySelector('.pager a[rel="next"]');
// A row that has moved within its list can come again.
const placeOf = (row) => {
  const { pathname, hash } = row.querySelector('.title a') ?? {};
  return pathname === undefined ? row : pathname + hash.replace(/^#reply-.*/, '');
};
// Back returns to all rows that were loaded for this person, and the browser then to its place among them.
const [list, pager] = ['main .rows, main .products', '.pager'].map((each) => document.querySelector(each));
const isOwnState = history.state?.rows && history.state.user === document.body.dataset.user;
if (list && pager && isOwnState && performance.getEntriesByType('navigation')[0]?.type === 'back_forward') {
  list.innerHTML = history.state.rows;
  pager.outerHTML = history.state.pager;
}
let isLoading = false;
async function loadNext() {
  const link = nextLink();
  if (isLoading || link === null || list === null) return;
  isLoading = true;
  try {
    const reply = await fetch(link.dataset.rows ?? link.href);
    if (!reply.ok) return;
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    localise(page);
    const there = new Set([...list.children].map(placeOf));
    const rows = [...(page.querySelector('main .rows, main .products')?.children ?? [])];
    list.append(...rows.filter((row) => !there.has(placeOf(row))));
    const pager = page.querySelector('.pager');
    document.querySelector('.pager').replaceWith(pager ?? '');
    const { user } = document.body.dataset;
    history.replaceState({ rows: list.innerHTML, pager: pager?.outerHTML ?? '', user }, '', link.href);
    watch();
  } finally {
    isLoading = false;
  }
}
function watch() {
  const link = nextLink();
  if (link === null || list === null) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    loadNext();
  });
  observer.observe(link);
}
watch();

// Search suggestions while typing, with their kinds and pictures. One that is chosen leads there at once.
for (const input of document.querySelectorAll('[data-suggest]')) {
  const types = JSON.parse(input.dataset.suggest);
  const list = document.createElement('ul');
  list.id = `suggestions-${input.name}-${input.id}`;
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.getAttribute('aria-label'));
  list.hidden = true;
  input.after(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  })) {
    input.setAttribute(name, value);
  }
  input.setAttribute('aria-expanded', 'false');
  input.autocomplete = 'off';
  let timer;
  let active = -1;
  const activate = (at) => {
    active = at;
    for (const [place, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(place === at));
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', list.children[at].id);
  };
  const show = (suggestions) => {
    list.replaceChildren(
      ...suggestions.map(({ type, title, path, picture_url: picture }, at) => {
        const item = document.createElement('li');
        item.id = `${list.id}-${at}`;
        item.setAttribute('role', 'option');
        item.dataset.path = path;
        if (picture) item.append(Object.assign(new Image(24, 24), { src: picture, alt: '' }));
        const name = Object.assign(document.createElement('bdi'), { textContent: title });
        const kind = Object.assign(document.createElement('span'), {
          className: 'state',
          textContent: types[type] ?? type,
        });
        item.append(name, ' ', kind);
        // The field keeps the focus.
        item.addEventListener('mousedown', (event) => event.preventDefault());
        item.addEventListener('click', () => location.assign(path));
        return item;
      }),
    );
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    activate(-1);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    const q = input.value.trim();
    if (q.length < 2) return show([]);
    timer = setTimeout(async () => {
      const reply = await fetch(`${document.body.dataset.api}/suggest?q=${encodeURIComponent(q)}`);
      if (reply.ok && input.value.trim() === q) show((await reply.json()).suggestions);
    }, 200);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = list.children.length;
    // Between the last and the first is the field itself.
    if (step !== undefined) activate(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === 'Enter' && active >= 0) location.assign(list.children[active].dataset.path);
    else if (event.key === 'Escape') show([]);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => show([]));
}

const parsed = (text) => new DOMParser().parseFromString(text, 'text/html');

/** Form data including the pressed button, as the browser submits it. */
function sentBy(form, button) {
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  return data;
}

// Upload progress.
for (const form of document.querySelectorAll('form[data-upload]')) {
  const input = form.querySelector('[type=file]');
  if ('many' in form.dataset) input.multiple = true;
  form.addEventListener('submit', (event) => {
    if (event.submitter?.name === 'preview') return;
    event.preventDefault();
    const bar = document.createElement('progress');
    bar.setAttribute('aria-label', form.querySelector('button[type="submit"]').textContent);
    form.append(bar);
    const rest = [...input.files].slice(1);
    const send = (sent) => {
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        bar.max = total;
        bar.value = loaded;
      });
      request.addEventListener('load', () => {
        if (request.status >= 400) {
          document.documentElement.replaceWith(document.adoptNode(parsed(request.responseText).documentElement));
        } else if (rest.length > 0) {
          sent.set(input.name, rest.shift());
          send(sent);
        } else {
          location.assign(request.responseURL);
          // The same page but for its fragment.
          if (request.responseURL.split('#')[0] === location.href.split('#')[0]) location.reload();
        }
      });
      request.addEventListener('error', () => bar.remove());
      request.open('POST', form.action);
      request.send(sent);
    };
    const sent = sentBy(form, event.submitter);
    if (rest.length > 0) sent.set(input.name, input.files[0]);
    send(sent);
  });
}

// Lists whose rows are ordered by dragging their pictures, beside the buttons. The form of any row sends all in their new order.
for (const list of document.querySelectorAll('[data-order]')) {
  let dragged;
  let form;
  list.addEventListener('dragstart', ({ target }) => {
    dragged = target.closest('li');
  });
  list.addEventListener('dragover', (event) => {
    if (dragged) event.preventDefault();
  });
  list.addEventListener('drop', (event) => {
    event.preventDefault();
    const [row, rows] = [event.target.closest('li'), [...list.children]];
    if (!dragged || !row || row === dragged) return;
    row[rows.indexOf(row) < rows.indexOf(dragged) ? 'before' : 'after'](dragged);
    form = list.querySelector(`form:has([name^="${list.dataset.order}."])`);
    [...list.children].forEach(({ dataset }, place) => {
      form.elements[`${list.dataset.order}.${place}`].value = dataset.id;
    });
  });
  list.addEventListener('dragend', () => {
    dragged = undefined;
    form?.requestSubmit();
  });
}

// Buttons that act in place. Each form is sent to its operation; after a failure the browser submits it.
const live = document.createElement('p');
live.className = 'toast';
live.setAttribute('role', 'status');
document.body.append(live);
let saying;
function say(text) {
  live.textContent = text;
  clearTimeout(saying);
  saying = setTimeout(() => live.replaceChildren(), 5000);
}
function showReply(form, button, reply) {
  const { inplace: state, field, undo, done, ends } = form.dataset;
  const isUndone = button.hasAttribute('formaction');
  for (const each of form.querySelectorAll('[aria-pressed]')) {
    const isPressed = !isUndone && String(reply[state]) === each.value;
    each.setAttribute('aria-pressed', String(isPressed));
    each.name = isPressed ? '' : (field ?? '');
    if (isPressed) each.setAttribute('formaction', undo);
    else each.removeAttribute('formaction');
  }
  for (const each of form.querySelectorAll('[data-count]')) {
    each.textContent = reply[each.dataset.count].toLocaleString(document.documentElement.lang);
  }
  say(done ?? (isUndone ? button.dataset.off : button.dataset.on));
  if (ends) for (const each of document.querySelectorAll(ends)) each.remove();
  if (done) {
    // The button that had the focus goes.
    const note = Object.assign(document.createElement('span'), { className: 'soft', tabIndex: -1, textContent: done });
    form.replaceWith(note);
    note.focus();
  }
}
document.addEventListener('submit', async (event) => {
  const { target: form, submitter: button } = event;
  if (!('inplace' in form.dataset) || 'failed' in form.dataset) return;
  event.preventDefault();
  if (form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  try {
    const reply = await fetch(button.getAttribute('formaction') ?? form.getAttribute('action'), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(sentBy(form, button)),
    });
    if (!reply.ok) throw new Error(reply.statusText);
    showReply(form, button, await reply.json());
  } catch {
    form.dataset.failed = '';
    form.requestSubmit(button);
  }
  form.removeAttribute('aria-busy');
});

// Marks posts up to the furthest that has come in sight as read, three seconds after one has. A jump to the end of the page can
// leave all of them above it.
const reading = document.querySelector('form.reading');
if (reading !== null) {
  const posts = [...document.querySelectorAll('main .entry:not([data-hidden], .comments *)')];
  let sent = -1;
  let timer;
  const send = () => {
    timer = undefined;
    // A folded post is where it is folded.
    const topOf = (post) => (post.closest('details.ignored') ?? post).getBoundingClientRect().top;
    const furthest = posts.findLastIndex((post) => topOf(post) < innerHeight);
    if (document.hidden || furthest <= sent) return;
    sent = furthest;
    const [, id = ''] = /^reply-(\d+)$/.exec(posts[sent].id) ?? [];
    reading.elements.reply_id.value = id;
    const body = new URLSearchParams(new FormData(reading));
    const headers = { Accept: 'application/json' };
    fetch(reading.getAttribute('action'), { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  const wait = () => {
    if (timer === undefined && !document.hidden) timer = setTimeout(send, 3000);
  };
  const observer = new IntersectionObserver(wait);
  for (const post of posts) observer.observe(post);
  document.addEventListener('visibilitychange', wait);
}

// Keys decide on the card of the moderation queue that has the focus, or lead to another card.
document.addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
  // Also when something was done on the card, but not while one writes.
  if (altKey || ctrlKey || metaKey || !target.matches?.('.queued, .queued > .actions')) return;
  const card = target.closest('.queued');
  const cards = [...document.querySelectorAll('.queued')];
  const step = { j: 1, k: -1 }[key];
  if (step !== undefined) cards[cards.indexOf(card) + step]?.focus();
  card.querySelector(`[data-key="${CSS.escape(key)}"]`)?.click();
});

// The newest notifications below the bell, which leads to all of them.
const bell = document.querySelector('.bell');
if (bell !== null) {
  const link = bell.querySelector('a');
  const closeLatest = (event) => {
    const latest = bell.querySelector('.latest');
    if (latest === null || (event.type === 'click' && bell.contains(event.target))) return;
    if (event.type === 'keydown' && event.key !== 'Escape') return;
    if (latest.contains(document.activeElement)) link.focus();
    latest.remove();
    link.setAttribute('aria-expanded', 'false');
  };
  link.setAttribute('aria-expanded', 'false');
  link.addEventListener('click', async (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (bell.querySelector('.latest') !== null) return closeLatest({ type: 'toggle' });
    try {
      const reply = await fetch(link.href);
      const main = parsed(await reply.text()).querySelector('main');
      localise(main);
      const list = main.querySelector('.rows, .empty');
      for (const row of [...list.querySelectorAll('.row')].slice(5)) row.remove();
      const latest = document.createElement('section');
      latest.className = 'latest';
      latest.setAttribute('aria-label', link.title);
      const all = Object.assign(document.createElement('a'), { href: link.href, textContent: bell.dataset.all });
      latest.append(list, all);
      bell.querySelector('.latest')?.remove();
      bell.append(latest);
      link.setAttribute('aria-expanded', 'true');
      latest.querySelector('a').focus();
    } catch {
      location.assign(link.href);
    }
  });
  document.addEventListener('click', closeLatest);
  document.addEventListener('keydown', closeLatest);
  // One stream for the page in sight, since browsers open few connections to a host.
  let unread;
  const follow = () => {
    unread?.close();
    if (document.hidden) return;
    unread = new EventSource('/notifications/unread');
    unread.addEventListener('message', ({ data }) => {
      const [count, label] = JSON.parse(data);
      link.querySelector('.unseen').textContent = label;
      link.lastElementChild.textContent = count < 100 ? count || '' : '100+';
    });
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

// The menu closes by Escape, and when one presses anywhere else.
const menu = document.querySelector('.bar .menu');
document.addEventListener('click', ({ target }) => {
  if (!menu?.contains(target)) menu?.removeAttribute('open');
});
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.removeAttribute('open');
  menu.querySelector('summary').focus();
});

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
