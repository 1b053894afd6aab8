// Colours of code blocks. Not TypeScript, because a thread runs it directly, from src/ in tests and from dist/.
import { createRequire } from 'node:module';

/** @import { HLJSApi } from 'highlight.js' */

/** Languages that are coloured, with their aliases. Not C#: its grammar can take seconds for 5,000 characters. */
const languages = [
  ...['bash', 'c', 'cpp', 'css', 'diff', 'go', 'java', 'javascript', 'json', 'php', 'python', 'ruby', 'rust', 'sql'],
  ...['typescript', 'xml', 'yaml'],
];

/** Characters of the longest block that is coloured, as in the contract. */
const longest = 5000;

/** Long lines and long runs of words, for which grammars look ahead again at each word. */
const slow = /.{250}|[\w\s]{250}/;

/**
 * Creates a function that returns the HTML of code, empty if it is not coloured. All languages are loaded with the first code, since some
 * contain others: the colours would depend on what was rendered before.
 * @returns {(code: string, language: string) => string}
 */
export function codeHighlighter() {
  /** @type {HLJSApi | undefined} */
  let loaded;
  return (code, language) => {
    if (language === '' || code.length > longest || slow.test(code)) return '';
    loaded ??= loadLanguages();
    if (loaded.getLanguage(language) === undefined) return '';
    return loaded.highlight(code, { language, ignoreIllegals: true }).value;
  };
}

/** Loads at first use: it takes 50 ms and 2 MB. */
function loadLanguages() {
  const require = createRequire(import.meta.url);
  /** @type {HLJSApi} */
  const highlighter = require('highlight.js/lib/core').newInstance();
  for (const name of languages) highlighter.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));
  return highlighter;
}
