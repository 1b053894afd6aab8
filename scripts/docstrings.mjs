// Requires a docstring for every exported function, type and value of `src`, and every method of an exported class. `npm
// run docstrings`, and part of `npm run check`. Handlers of operations and pages need none: the contract and the page's
// address describe them.
import ts from 'typescript';
import { sourcesIn } from './shared/sources.mjs';

const exempt = /^(Handler|Preparation|ModeratableRead|Page)\b/;

/** @param {ts.Node} node */
const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** @param {ts.Node} node */
const isBare = (node) => ts.getJSDocCommentsAndTags(node).length === 0;

/** @param {ts.ClassElement} node */
const isMethodForAll = (node) =>
  ts.isMethodDeclaration(node) &&
  !ts.isPrivateIdentifier(node.name) &&
  !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.OverrideKeyword);

/** @param {ts.SourceFile} file */
function* undocumented(file) {
  for (const node of file.statements) {
    if (!isExported(node)) continue;
    if (ts.isClassDeclaration(node)) yield* node.members.filter((member) => isMethodForAll(member) && isBare(member));
    if (!isBare(node)) continue;
    if (ts.isVariableStatement(node)) {
      const [declared] = node.declarationList.declarations;
      if (declared?.type !== undefined && exempt.test(declared.type.getText(file))) continue;
    }
    yield node;
  }
}

let missing = 0;
for (const { name, text: source } of sourcesIn('src')) {
  const path = `src/${name}`;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  for (const node of undocumented(file)) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const [text = ''] = node.getText(file).split('\n', 1);
    process.stdout.write(`${path}:${line + 1} ${text.slice(0, 100)}\n`);
    missing++;
  }
}
process.stdout.write(`${missing} exports lack a docstring\n`);
if (missing > 0) process.exitCode = 1;
