// Forbids mutable state in modules of `src`: it belongs to `createApp` and `server.ts`, or two applications in one process
// would share it. `npm run module-state`, and part of `npm run check`.
import ts from 'typescript';
import { sourcesIn } from './shared/sources.mjs';

/** Exceptions by file and name, with reasons. An unused one is a fault, too. */
const allowed = new Map([
  ['core/contract/document.ts closedBefore', 'what is computed of a document that never changes'],
  ['core/contract/document.ts referenced', 'what is computed of a document that never changes'],
  ['core/contract/document.ts resolved', 'what is computed of a document that never changes'],
  ['core/contract/preview.ts markdown', 'a parser whose rules never change'],
  ['core/database/adapter.ts connection', 'a key to what belongs to the work that runs'],
  ['core/database/budget.ts budgets', 'a key to what belongs to the work that runs'],
  ['core/database/statement.ts statements', 'constant texts, each made when it is first needed'],
  ['core/database/readable.ts checked', 'statements that were found to read through views, each looked at once'],
]);

const constants = /^(Readonly\w+|RegExp|URL|Intl\.\w+)\b/;

/** @param {ts.VariableDeclaration} node */
function changes({ initializer, type, parent }) {
  if (ts.isVariableDeclarationList(parent) && !(parent.flags & ts.NodeFlags.Const)) return true;
  if (initializer === undefined || constants.test(type?.getText() ?? '')) return false;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  if (ts.isObjectLiteralExpression(initializer)) return initializer.properties.length === 0;
  return ts.isNewExpression(initializer) && !constants.test(initializer.expression.getText());
}

/** @type {Set<string>} */
const found = new Set();
for (const { name, text } of sourcesIn('src')) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const node of statement.declarationList.declarations) {
      if (changes(node)) found.add(`${name} ${node.name.getText()}`);
    }
  }
}

const wrong = [
  ...[...found].filter((each) => !allowed.has(each)).map((each) => `src/${each}: a module keeps no state`),
  ...[...allowed.keys()].filter((each) => !found.has(each)).map((each) => `src/${each}: drop the exception`),
];
for (const each of wrong) process.stderr.write(`${each}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
