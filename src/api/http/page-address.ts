/** Paths of pages whose address has the title of what they show behind its id. */
const titled =
  /^\/(?:forum\/(?:boards|topics)|answers\/questions|(?:marketplace|shop)\/products|videos)\/\d+(?=$|[?#])/;

/** Characters of a title in an address. */
const mostCharacters = 60;

/** The address of a page with the title of what it shows; the path itself if its address has none. */
export function titledPath(path: string, title: string): `/${string}` {
  return path.replace(titled, (own) => [own, ...wordsOf(title)].join('-')) as `/${string}`;
}

/** The first words of a title, in lower case and without accents; none if it has no letter. */
function wordsOf(title: string): string[] {
  const plain = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase();
  if (!/\p{L}/u.test(plain)) return [];
  const words: string[] = [];
  let room = mostCharacters;
  for (const [word] of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const characters = [...word];
    if (characters.length > room && words.length > 0) break;
    words.push(encodeURIComponent(characters.slice(0, room).join('')));
    room -= characters.length;
  }
  return words;
}

/** The parameters of pages that lead to the one with a post, by its kind. */
const parameterOf: Readonly<Record<string, string>> = { answer: 'answer', post_comment: 'comment', reply: 'reply' };

/** The query and anchor of a post on the page of its thread. A parameter leads to the right one of several pages. */
export function postIn(kind: string, id: number | string): string {
  const parameter = parameterOf[kind];
  return `${parameter === undefined ? '' : `?${parameter}=${id}`}#${kind}-${id}`;
}

/** The page of content, below the origin: its path in the API, and the anchor on that page. `type` is its type, or that of an event of it. */
export function pageOf({
  type,
  target_id: id,
  path,
  title,
}: {
  type: string;
  target_id: number;
  path: string;
  title: string | null;
}): string {
  const [, kind] = /^(answer|comment|post_comment|reply|review)(?:\.|$)/.exec(type) ?? [];
  // The title of a review is not that of its page.
  const page = kind === 'review' ? path.replace(/\/reviews$/, '') : titledPath(path, title ?? '');
  if (kind === undefined) return page.replace(/^\/me\//, '/my/').replace(/^\/conversations\//, '/messages/');
  return page + postIn(kind, id);
}
