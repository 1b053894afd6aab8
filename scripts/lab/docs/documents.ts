import { readFileSync } from 'node:fs';
import { isVerifier } from './verifiers.js';

/** A checkable part of a document. */
export type Passage = { document: string; line: number } & (
  | { kind: 'command'; text: string; output: string | null }
  | { kind: 'address'; text: string }
  | { kind: 'problem'; text: string }
  | { kind: 'program'; text: string }
  | { kind: 'settings'; text: string }
  | { kind: 'verifier'; text: string; language: string }
  | { kind: 'unknown'; text: string }
);
type Fence = { language: string; line: number; text: string };

/** Commands run in this order: one creates the user that later ones name. */
const documents = [
  'README.md',
  ...['commands', 'accounts', 'contract', 'contributing', 'settings'].map((name) => `docs/${name}.md`),
  'openapi/guide.md',
];

export const passages = (): Passage[] => documents.flatMap(read);

function read(document: string): Passage[] {
  const found: Passage[] = [];
  let fence: Fence | null = null;
  /** The last command of a block, as long as only white space follows. */
  let last: (Passage & { kind: 'command' }) | null = null;
  for (const [index, text] of readFileSync(document, 'utf8').split('\n').entries()) {
    const line = index + 1;
    const mark = /^```(\w*)$/.exec(text);
    if (mark !== null && fence === null) {
      fence = { language: mark[1] ?? '', line: line + 1, text: '' };
    } else if (mark !== null && fence !== null) {
      const block = readBlock(document, fence, last);
      found.push(...block);
      const [end] = block.slice(-1);
      last = end?.kind === 'command' ? end : null;
      fence = null;
    } else if (fence !== null) {
      fence.text += `${text}\n`;
    } else {
      if (text.trim() !== '') last = null;
      found.push(...readLine(document, line, text));
    }
  }
  return found;
}

/** Classifies a block: commands, the output of the previous command, a problem, a program, or settings. */
function readBlock(
  document: string,
  { language, line, text }: Fence,
  last: { output: string | null } | null,
): Passage[] {
  if (isVerifier(language, text)) return [{ kind: 'verifier', document, line, text, language }];
  // A loop is one command together with its beginning.
  if (language === 'sh' && /^done$/m.test(text))
    return [{ kind: 'command', document, line, text: text.trimEnd(), output: null }];
  if (language === 'sh') {
    const lines = text.replaceAll('\\\n', '\0').trimEnd().split('\n');
    let at = line;
    return lines.map((each) => {
      const passage = { kind: 'command' as const, document, line: at, text: withoutComment(each), output: null };
      at += each.split('\0').length;
      return { ...passage, text: passage.text.replaceAll('\0', '\\\n') };
    });
  }
  if (language === 'json' && last !== null) {
    last.output = text;
    return [];
  }
  if (language === 'json') return [{ kind: 'problem', document, line, text }];
  if (language === 'js') return [{ kind: 'program', document, line, text }];
  if (language === 'ini') return [{ kind: 'settings', document, line, text }];
  // A drawing has no language; any other kind has to be added here first.
  return language === '' ? [] : [{ kind: 'unknown', document, line, text: `a block of ${language}` }];
}

const withoutComment = (text: string): string => text.replace(/\s+# .*$/, '');

function readLine(document: string, line: number, text: string): Passage[] {
  const commands = [...text.matchAll(/`((?:npm|npx|node|curl) [^`]+)`/g)].map(([, command = '']) => command);
  const requests = [...text.matchAll(/`GET (\/[^`]*)`/g)];
  const addresses = [...text.matchAll(/`(\/[a-z][\w./-]*)`|\]\((\/[a-z][^)]*)\)/g)];
  return [
    ...commands.map((command) => ({ kind: 'command' as const, document, line, text: command, output: null })),
    ...[...requests, ...addresses].map(([, quoted, linked]) => ({
      ...{ kind: 'address' as const, document, line, text: quoted ?? linked ?? '' },
    })),
  ];
}
