import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * True if the changed file compiles to a different program: type errors are found without tests, and changes of types alone
 * cannot be found.
 * @param {string} root
 * @returns {(file: string, text: string) => boolean}
 */
export function compilerOf(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = parsed.fileNames.filter((file) => file.startsWith(join(root, 'src')) || file.endsWith('.d.ts'));
  /** @type {{ path: string, text: string, version: number }} */
  const changed = { path: '', text: '', version: 0 };
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys;
  const service = ts.createLanguageService({
    fileExists,
    readFile,
    readDirectory,
    directoryExists,
    getDirectories,
    getCompilationSettings: () => ({ ...parsed.options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => files,
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot: (path) => {
      if (path === changed.path) return ts.ScriptSnapshot.fromString(changed.text);
      return fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return (file, text) => {
    if (!file.endsWith('.ts')) return true;
    if (programOf(text) === programOf(readFileSync(join(root, file), 'utf8'))) return false;
    Object.assign(changed, { path: join(root, file), text, version: changed.version + 1 });
    const found = [...service.getSyntacticDiagnostics(changed.path), ...service.getSemanticDiagnostics(changed.path)];
    return found.length === 0;
  };
}

/** A file's text without types and comments. @type {(text: string) => string} */
function programOf(text) {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
