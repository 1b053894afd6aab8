// Links from before the guide had pages of its own.
const [, tag] = /^#tag\/([a-z]+)\/operation\//.exec(location.hash) ?? [];
const [, section] = /^#section\/([^/]+)/.exec(location.hash) ?? [];
if (tag !== undefined) location.replace(`/docs/${tag}${location.hash}`);
else if (section !== undefined) location.replace(`/docs/guide#${section.toLowerCase()}`);

const field = document.querySelector('.docs-search input');
const found = document.getElementById('found');

/** Shows what is found while one types, where the page has a place for it. */
let typing;
field.addEventListener('input', () => {
  clearTimeout(typing);
  if (found !== null) typing = setTimeout(search, 200);
});

async function search() {
  const q = field.value.trim();
  const reply = await fetch(`/docs?q=${encodeURIComponent(q)}`);
  if (!reply.ok || field.value.trim() !== q) return;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  found.replaceChildren(...page.getElementById('found').childNodes);
}

/** Slash leads to the search, and arrows through what it has found. */
document.addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const isWriting = target !== field && target.matches('input, textarea, select');
  const links = [field, ...(found?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(target);
  const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Escape: field }[key];
  const to = key === '/' && !isWriting && target !== field ? field : at >= 0 ? next : undefined;
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
});
