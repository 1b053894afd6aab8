// Differences between Plaza's Markdown and the renderer's. Not TypeScript, because a thread runs it directly, from src/ in tests and from
// dist/.

/**
 * @import { LinkifyIt } from 'linkify-it'
 * @import { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it'
 */

/** The prefix of a file's address, before its id. */
export const fileScheme = 'plaza:file/';
const fileReference = /^plaza:file\/[1-9]\d{0,9}(?:-[0-9A-Za-z]{32})?$/;

/**
 * Encoded URLs that texts may link to: none with a password, and paths of the site, as mentions have. Other relative ones would depend on the
 * page that shows the text.
 */
const linked = /^(?:https?:\/\/(?![^/?#:]*:[^/?#@]*@)|mailto:|\/(?![/\\]))/i;

/** Scripts that put no spaces between words, or put endings behind names. */
const unspaced = ['Han', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr'].map(
  (name) => `\\p{scx=${name}}`,
);
const letter = `(?![${unspaced.join('')}])[\\p{L}\\p{N}]`;

/** A mention of a user, if it is not part of an address or of a package name. */
const mention = new RegExp(`@([A-Za-z0-9_-]{3,30})(?!${letter}|[\\w@-]|[./]\\w)`, 'uy');
const beforeMention = new RegExp(`(?:${letter}|[@./-])_*$`, 'u');

/** Characters before a name that are checked. */
const longestEmphasis = 30;

/** Levels of quotes and lists that are rendered as such, as in the contract. */
const deepest = 30;

/**
 * Maximum number of blocks of a text: for each of its characters, and in addition. A table adds the cells that its rows leave out, so that
 * a row of one character would otherwise be as many blocks as the table has columns.
 */
const [blocksPerCharacter, moreBlocks] = [1, 200];

/** Maximum HTML characters of a text: for each of its characters, and in addition, as in the contract. */
export const [growth, moreHtml] = [8, 2000];

/** Thrown for a text whose HTML would be much longer. */
export class TooLarge extends Error {}

/**
 * Adds links, images, headings, mentions and task lists, and limits the size of the result. `env.files` is the URL of the files that a text
 * refers to.
 * @param {MarkdownIt} md
 */
export function plazaMarkdown(md) {
  md.validateLink = (url) => linked.test(url) || fileReference.test(url);
  findLinks(md.linkify);
  md.block.State = boundedState(md.block.State);
  md.block.ruler.before('blockquote', 'deepest', endNesting);
  md.inline.ruler.before('link', 'mention', linkMention);
  md.core.ruler.push('plaza', (state) => {
    finish(state);
    requireSmall(state);
  });
}

/** A text without one of these has no links, which is cheaper to check than finding them. */
const maybeLinked = /@|\/\/|mailto:|www\./i;

/** @param {LinkifyIt} links */
function findLinks(links) {
  links.add('www.', {
    validate: lengthBehindWww,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  // Protocol-relative links are not allowed, and each within a long URL would be followed to its end.
  links.add('//', null);
  // A repository's URL may contain a user name.
  links.set({ urlAuth: true });
  const [match, testSchemaAt] = [links.match.bind(links), links.testSchemaAt.bind(links)];
  links.match = (text) => (match(text) ?? []).filter(({ raw }) => !isVersion(raw));
  links.test = (text) => maybeLinked.test(text);
  links.testSchemaAt = (text, schema, at) => {
    let length = testSchemaAt(text, schema, at);
    // These characters end emphasis, as on GitHub.
    while (length > 0 && '*_~'.includes(text[at + length - 1] ?? '')) length--;
    return length;
  };
}

/**
 * Whether a supposed email address is a package and its version, as in `react@18.2.0`: no domain ends in digits.
 * @param {string} text
 */
const isVersion = (text) => /^[^/:]+@/.test(text) && !/\.(?:\p{L}{2,}|xn--[\w-]+)$/iu.test(text);

/** @param {StateCore} state */
function finish({ tokens, Token: Made, env }) {
  for (const [at, token] of tokens.entries()) {
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 2)}`;
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
    if (token.type !== 'inline' || token.children === null) continue;
    token.children = withImageLinks(token.children, Made);
    for (const child of token.children) placeFile(child, String(env.files));
    if (tokens[at - 2]?.type === 'list_item_open') markTask(token.children, Made);
  }
}

/** @param {typeof StateBlock} State */
function boundedState(State) {
  return class extends State {
    /** Open quotes and list items. */
    depth = 0;

    /** @override @param {Parameters<StateBlock['push']>} block */
    push(...block) {
      const [type, , nesting] = block;
      if (type.startsWith('blockquote') || type.startsWith('list_item')) this.depth += nesting;
      if (this.tokens.length > blocksPerCharacter * this.src.length + moreBlocks) throw new TooLarge();
      return super.push(...block);
    }
  };
}

/**
 * Shows what is nested too deep as plain text, rather than not at all.
 * @param {StateBlock & { depth?: number }} state
 * @param {number} startLine
 * @param {number} endLine
 * @param {boolean} silent
 */
function endNesting(state, startLine, endLine, silent) {
  if (silent || (state.depth ?? 0) < deepest) return false;
  state.push('paragraph_open', 'p', 1);
  const token = state.push('inline', '', 0);
  token.content = state.getLines(startLine, endLine, state.blkIndent, false).trim();
  token.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = endLine;
  return true;
}

/**
 * Adds up the size of the HTML before it is made: a reference can be short, and its target long.
 * @param {StateCore} state
 */
function requireSmall({ src, tokens }) {
  let room = growth * src.length + moreHtml;
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    room -= token.content.length;
    for (const [, value] of token.attrs ?? []) room -= String(value).length;
    if (room < 0) throw new TooLarge();
  }
}

/** Characters of a link without a scheme, and of a host name. */
const [longestLink, longestHost] = [1000, 253];

/**
 * Finds links without a scheme as GitHub does; a host name alone could be a file name. The text is behind `www.`.
 * @param {string} text
 * @param {number} at
 * @param {LinkifyIt} links
 */
function lengthBehindWww(text, at, links) {
  if (/[\w.@/-]/.test(text[at - 5] ?? ' ')) return 0;
  const address = text.slice(at - 4, at + longestLink);
  const isMailbox = /^[^\s/?#]*@/.test(address.slice(0, longestHost));
  if (isMailbox) return 0;
  const length = links.testSchemaAt(`http://${address}`, 'http:', 'http:'.length);
  return Math.max(0, length - '//www.'.length);
}

/**
 * Whether `_` has begun emphasis, which a `_` behind a name then ends.
 * @param {StateInline} state
 */
const isEmphasized = ({ delimiters }) => delimiters.some(({ marker, open }) => open && marker === '_'.charCodeAt(0));

/**
 * @param {StateInline} state
 * @param {boolean} silent
 */
function linkMention(state, silent) {
  if (state.linkLevel > 0 || state.src[state.pos] !== '@') return false;
  mention.lastIndex = state.pos;
  const found = mention.exec(state.src)?.[1];
  const before = state.src.slice(Math.max(0, state.pos - longestEmphasis), state.pos);
  if (found === undefined || beforeMention.test(before)) return false;
  const name = isEmphasized(state) ? found.replace(/_+$/, '') : found;
  if (name.length < 3) return false;
  if (!silent) {
    state.push('link_open', 'a', 1).attrSet('href', `/users/${name}`);
    state.push('text', '', 0).content = `@${name}`;
    state.push('link_close', 'a', -1);
  }
  state.pos += name.length + 1;
  return true;
}

/**
 * Replaces a reference to a file by the file's URL.
 * @param {Token} token
 * @param {string} files
 */
function placeFile(token, files) {
  for (const attr of token.attrs ?? []) {
    const [, address] = attr;
    if (fileReference.test(String(address))) attr[1] = files + String(address).slice(fileScheme.length);
  }
  if (token.type === 'image') token.attrSet('loading', 'lazy');
}

/**
 * Turns images into links, since images of other sites would reveal readers to them; images in a link become their descriptions.
 * @param {Token[]} tokens
 * @param {typeof Token} Made
 * @returns {Token[]}
 */
function withImageLinks(tokens, Made) {
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

/**
 * Adds a checkbox to a list item that begins with `[ ]` or `[x]`.
 * @param {Token[]} tokens
 * @param {typeof Token} Made
 */
function markTask(tokens, Made) {
  const [first] = tokens;
  const box = first?.type === 'text' ? /^\[([ xX])\] /.exec(first.content) : null;
  if (first === undefined || box === null) return;
  first.content = first.content.slice(3);
  const input = new Made('task', 'input', 0);
  const isDone = box[1] !== ' ';
  // Screen readers would read a checkbox without a label.
  input.attrs = [
    ['type', 'checkbox'],
    ['aria-label', isDone ? 'done' : 'to do'],
  ];
  if (isDone) input.attrs.push(['checked', '']);
  tokens.unshift(input);
}
