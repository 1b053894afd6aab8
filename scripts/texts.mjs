// Finds texts of pages and mails that nothing uses, and those that two keys repeat in every language. `npm run texts`, and part of
// `npm run check`.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './bootstrap.mjs';
import { sourcesIn } from './shared/sources.mjs';

/** @typedef {Iterable<{ name: string, text: string }>} Sources */

/** Messages of the validator of the contract: its sources have them in pieces. */
const ofValidator = /^fault\.must (?:NOT have |be (?:[<>]=|number|integer|equal to one))/;

/** Calls `use` with each node of a source. @type {(text: string, use: (node: ts.Node) => void) => void} */
function eachNode(text, use) {
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    use(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest));
}

/** The texts of a language by key. @type {(text: string) => Map<string, string>} */
export function textsOf(text) {
  /** @type {Map<string, string>} */
  const found = new Map();
  eachNode(text, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return;
    if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) found.set(node.name.text, node.initializer.text);
  });
  return found;
}

/** String literals of sources, and patterns of what their templates compose. @param {Sources} sources */
function stringsOf(sources) {
  /** @type {Set<string>} */
  const literals = new Set();
  /** @type {RegExp[]} */
  const patterns = [];
  for (const { text } of sources) {
    eachNode(text, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (!ts.isTemplateExpression(node)) return;
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // Without a word of its own, a template composes anything.
      if (/[a-z]{2}/.test(parts.join(''))) patterns.push(new RegExp(`^${parts.map(escaped).join('(.+)')}$`));
    });
  }
  return { literals, patterns };
}

/** @type {(text: string) => string} */
const escaped = (text) => text.replace(/[^\w ]/g, '\\$&');

/**
 * The faults of texts by language. Pages name keys or compose them, of what is in their sources and in `others`; so do the
 * faults of fields.
 * @param {readonly ReadonlyMap<string, string>[]} languages
 * @param {Sources} pages
 * @param {Sources} others
 * @returns {string[]}
 */
export function textFaults(languages, pages, others) {
  const all = [...pages, ...others];
  const [{ literals, patterns }, elsewhere] = [stringsOf(pages), stringsOf(others)];
  const words = all.map(({ text }) => text).join('\n');
  const keys = [...(languages[0]?.keys() ?? [])];
  /** @type {(key: string, of?: RegExp[]) => boolean} */
  const isComposed = (key, of = patterns) =>
    of.some(
      (pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((part) => part === '#' || words.includes(part)) === true,
    );
  /** @type {(key: string) => boolean} */
  const isFault = (key) => key.startsWith('fault.') && isComposed(key.slice('fault.'.length), elsewhere.patterns);
  const isUsed = (/** @type {string} */ key) =>
    literals.has(key) || ofValidator.test(key) || isComposed(key) || isFault(key);
  /** @type {Map<string, string[]>} */
  const same = new Map();
  for (const key of keys) {
    const said = languages.map((texts) => texts.get(key)).join('\n');
    same.set(said, [...(same.get(said) ?? []), key]);
  }
  // A word may stand in a family of composed keys as well, a sentence may not.
  const twice = [...same].filter(([said, each]) => {
    const named = each.filter((key) => literals.has(key)).length;
    return each.length > 1 && named > (/[.?!:]$/.test(said) ? 0 : 1);
  });
  return [
    ...keys.filter((key) => !isUsed(key)).map((key) => `"${key}" is used nowhere: remove it`),
    ...twice.map(([, each]) => `"${each.join('" and "')}" are the same in every language: keep one`),
  ];
}

/** The lists of texts, by folder, and the sources that use them. */
const lists = { 'web/texts/': /^web\//, 'api/mail/texts/': /^(api\/mail|community\/notifications)\// };

if (process.argv[1]?.endsWith('texts.mjs')) {
  const sources = [...sourcesIn(inRoot('src'), /\.(tsx?|mjs)$/)];
  const contract = { name: 'openapi.json', text: readFileSync(inRoot('generated/openapi.json'), 'utf8') };
  for (const [folder, uses] of Object.entries(lists)) {
    const isList = (/** @type {string} */ name) =>
      name.startsWith(folder) && /^[a-z]{2}\.ts$/.test(name.slice(folder.length));
    const languages = sources.filter(({ name }) => isList(name)).map(({ text }) => textsOf(text));
    const users = sources.filter(({ name }) => uses.test(name) && !isList(name));
    const others = [...sources.filter(({ name }) => !uses.test(name)), contract];
    if (languages.length === 0) throw new Error(`There are no texts in ${folder}`);
    for (const fault of textFaults(languages, users, others)) {
      process.stderr.write(`${folder}: ${fault}\n`);
      process.exitCode = 1;
    }
  }
}
