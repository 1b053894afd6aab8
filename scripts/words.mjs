// Comments begin with their noun or verb, so do summaries and descriptions of the contract, and names that were replaced by
// plainer ones do not come back. `npm run words`, and part of `npm run check`.
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { sourcesIn } from './shared/sources.mjs';

const opening = /^(?:What|Who|Whose|Whom|Of|As)\b/;

/** Openings of summaries and descriptions, which are stricter: tools show them without the code around them. */
const headless = /^(?:What|Who|Whose|Whom|Of|As|How|Why|Where|When|Whether|Which|Since|Those|These)\b/;

/** Identifiers that are gone, each with its replacement. */
const names = [
  ...['patience timeoutMs', 'grace shutdownTimeoutMs', 'lanes concurrency', 'lanesOfOne perWebhook', 'lookedUp lookup'],
  ...['leavers allowPendingDeletion', 'needsNoFactor skipTwoFactor', 'madeOf cacheKey', 'isAside silent'],
  ...['keepers editableBy', 'Deeds EntryActions', 'isOfHideable isModeratable', 'ReadOfHideable ModeratableRead'],
  ...['askedBy operationParam', 'ofOneself unindexed'],
  ...['rowsAsked requestedRows', 'lookAtToken findToken', 'seldom throttled'],
];
const replaced = new Map(names.map((pair) => /** @type {[string, string]} */ (pair.split(' '))));

/**
 * Comments and identifiers that may stay, by file: a comment's first line, or the identifier. One that is not needed any more
 * is a fault, too.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const exceptions = {};

/**
 * The faults of a file, in their order.
 * @param {string} path
 * @param {string} text
 */
export function faultsOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** Ends of comments by their beginnings: neighbouring tokens share comments. @type {Map<number, number>} */
  const comments = new Map();
  /** @type {{ at: number, text: string, why: string }[]} */
  const faults = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isJSDoc(node) || ts.isJsxText(node)) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) comments.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.pos) ?? []) comments.set(pos, end);
    const name = ts.isIdentifier(node) ? replaced.get(node.text) : undefined;
    if (name !== undefined) faults.push({ at: node.getStart(), text: node.getText(), why: `is called ${name}` });
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  let before = 0;
  for (const [pos, end] of [...comments].sort(([a], [b]) => a - b)) {
    const isContinued = text.startsWith('//', pos) && /^\/\/.*\r?\n[ \t]*$/.test(text.slice(before, pos));
    before = text.startsWith('//', pos) && isAlone(text, pos) ? pos : end;
    const first = firstLine(text.slice(pos, end));
    const word = opening.exec(first)?.[0];
    if (word === undefined || isContinued) continue;
    faults.push({ at: pos, text: first, why: `begins with ${word}: begin with a noun or verb` });
  }
  const lineOf = (/** @type {number} */ at) => file.getLineAndCharacterOfPosition(at).line + 1;
  return faults.sort((a, b) => a.at - b.at).map(({ at, ...fault }) => ({ line: lineOf(at), ...fault }));
}

/**
 * The faults of summaries and descriptions in a file of the contract.
 * @param {string} text
 */
export function contractFaultsOf(text) {
  const lines = new LineCounter();
  /** @type {ReturnType<typeof faultsOf>} */
  const faults = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || (key.value !== 'summary' && key.value !== 'description')) return;
      const said = String(value.value).trim();
      const word = headless.exec(said)?.[0];
      if (word === undefined) return;
      const { line } = lines.linePos(key.range?.[0] ?? 0);
      faults.push({ line, text: said, why: `begins with ${word}: begin with a noun or verb` });
    },
  });
  return faults;
}

/** True if only white space stands before a position on its line. @type {(text: string, at: number) => boolean} */
const isAlone = (text, at) => text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

/** The first line of a comment that has words. @type {(comment: string) => string} */
const firstLine = (comment) =>
  comment
    .replace(/\*\/$/, '')
    .match(/^[/*\s]*(.*)/)?.[1]
    ?.trim() ?? '';

/**
 * The faults of files, given by path and text, and the exceptions without a use.
 * @param {Iterable<readonly [path: string, text: string]>} files
 * @param {Readonly<Record<string, readonly string[]>>} allowed
 * @returns {string[]}
 */
export function wordFaults(files, allowed = exceptions) {
  const unused = new Set(Object.entries(allowed).flatMap(([path, texts]) => texts.map((text) => `${path} "${text}"`)));
  const faults = [...files].flatMap(([path, content]) =>
    (path.endsWith('.yaml') ? contractFaultsOf(content) : faultsOf(path, content)).flatMap(({ line, text, why }) => {
      if (!allowed[path]?.includes(text)) return `${path}:${line} "${text}" ${why}`;
      unused.delete(`${path} "${text}"`);
      return [];
    }),
  );
  return [...faults, ...[...unused].map((each) => `${each}: drop the exception`)];
}

if (process.argv[1]?.endsWith('words.mjs')) {
  const files = ['src', 'scripts', 'test', 'openapi'].flatMap((folder) => {
    const names = folder === 'openapi' ? /^(?!examples\/).*\.(ts|js|yaml)$/ : /^(?!.*node_modules).*\.(tsx?|mjs)$/;
    return Array.from(sourcesIn(folder, names), ({ name, text }) => /** @type {const} */ ([`${folder}/${name}`, text]));
  });
  const faults = wordFaults(files);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
