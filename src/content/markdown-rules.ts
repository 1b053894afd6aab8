import type { LinkifyIt } from 'linkify-it';
import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';

/** What the address of a file begins with, before its id. */
export const fileScheme = 'plaza:file/';
const fileReference = /^plaza:file\/[1-9]\d{0,9}$/;

/** What texts may link to. Paths would be those of the page that shows the text. */
const linked = /^(?:https?:\/\/|mailto:)/i;

/** A person's name, where it is not part of an address. */
const mention = /@([A-Za-z0-9_-]{3,30})(?![\w@-]|\.\w)/y;
const beforeMention = /[\p{L}\p{N}_@./-]$/u;

/**
 * How the Markdown of texts differs from the renderer's own: links, images, headings, names of people and task lists. `files` is where the
 * files are that texts refer to.
 */
export function plazaMarkdown(md: MarkdownIt, files: string): void {
  md.validateLink = (url) => linked.test(url) || fileReference.test(url);
  md.linkify.add('www.', {
    validate: lengthBehindWww,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  md.inline.ruler.before('link', 'mention', linkMention);
  md.core.ruler.push('plaza', ({ tokens, Token: Made }: StateCore) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 2)}`;
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
      if (align !== undefined) token.attrs = [['align', align]];
      if (token.type !== 'inline' || token.children === null) continue;
      token.children = withImageLinks(token.children, Made);
      for (const child of token.children) placeFile(child, files);
      if (tokens[at - 2]?.type === 'list_item_open') markTask(token.children, Made);
    }
  });
}

/** Characters of a link without a scheme. */
const longestLink = 1000;

/** As GitHub finds links without a scheme; by its name alone a file would be one. The text is behind `www.`. */
function lengthBehindWww(text: string, at: number, links: LinkifyIt): number {
  if (/[\w.@/-]/.test(text[at - 5] ?? ' ')) return 0;
  const length = links.testSchemaAt(`http://${text.slice(at - 4, at + longestLink)}`, 'http:', 'http:'.length);
  return Math.max(0, length - '//www.'.length);
}

function linkMention(state: StateInline, silent: boolean): boolean {
  if (state.linkLevel > 0 || state.src[state.pos] !== '@') return false;
  mention.lastIndex = state.pos;
  const name = mention.exec(state.src)?.[1];
  if (name === undefined || beforeMention.test(state.src.slice(Math.max(0, state.pos - 2), state.pos))) return false;
  if (!silent) {
    state.push('link_open', 'a', 1).attrSet('href', `/users/${name}`);
    state.push('text', '', 0).content = `@${name}`;
    state.push('link_close', 'a', -1);
  }
  state.pos += name.length + 1;
  return true;
}

/** A reference to a file leads to where the files are. */
function placeFile(token: Token, files: string): void {
  for (const attr of token.attrs ?? []) {
    const [, address] = attr;
    if (fileReference.test(String(address))) attr[1] = files + String(address).slice(fileScheme.length);
  }
  if (token.type === 'image') token.attrSet('loading', 'lazy');
}

/** Images of other sites would tell these who reads: they become links, and in a link their descriptions. */
function withImageLinks(tokens: readonly Token[], Made: typeof Token): Token[] {
  let links = 0;
  return tokens.flatMap((token) => {
    if (token.nesting !== 0 && token.tag === 'a') links += token.nesting;
    const src = String(token.attrGet('src') ?? '');
    if (token.type !== 'image' || fileReference.test(src)) return [token];
    const text = new Made('text', '', 0);
    text.content = token.content || src;
    if (links > 0) return [text];
    const open = new Made('link_open', 'a', 1);
    open.attrs = [['href', src]];
    return [open, text, new Made('link_close', 'a', -1)];
  });
}

/** An item of a list that begins with `[ ]` or `[x]` begins with a box. */
function markTask(tokens: Token[], Made: typeof Token): void {
  const [first] = tokens;
  const box = first?.type === 'text' ? /^\[([ xX])\] /.exec(first.content) : null;
  if (first === undefined || box === null) return;
  first.content = first.content.slice(3);
  const input = new Made('task', 'input', 0);
  const isDone = box[1] !== ' ';
  // Screen readers would read a box without a name.
  input.attrs = [
    ['type', 'checkbox'],
    ['aria-label', isDone ? 'done' : 'to do'],
    ...(isDone ? [['checked', ''] as [string, string]] : []),
  ];
  tokens.unshift(input);
}
