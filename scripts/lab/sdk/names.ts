import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a language's generator puts what it makes of the contract, and what an untyped member looks like there. */
const rules: Record<string, { folder: string; file: RegExp; declares: RegExp; untyped: RegExp }> = {
  typescript: {
    folder: '.',
    file: /^plaza\.ts$/,
    declares: /^export (?:type|interface) (\w+)/gm,
    // Other contents of headers are the generator's own, and have no name.
    untyped: /^ +\w+\??: .*(?:\b(?:any|object|unknown)\b|Record<string, never>).*$/gm,
  },
  'typescript-hey-api': {
    folder: 'plaza',
    file: /^types\.gen\.ts$/,
    declares: /^export type (\w+)/gm,
    untyped: /^ +'?\w+'?\??: .*\b(?:any|object|unknown)\b.*;$/gm,
  },
  python: {
    folder: 'plaza_client',
    file: /(?:models|api\/\w+)\/(?!__)\w+\.py$/,
    declares: /^class (\w+)/gm,
    // The contents of a dict are internal to the generator. A reply without a body is `Any` to it, beside those with one.
    untyped:
      /^ {4}\w+: (?!dict\[str, Any\]).*\b(?:Any|object)\b.*$|-> Response\[(?!Any(?: \| (?!\w*\[?Any\b)[\w[\]]+){2,}\]|(?!Any\b)\w+ \| Any(?: \| (?!\w*\[?Any\b)[\w[\]]+)+\]).*\bAny\b.*\]/gm,
  },
  go: {
    folder: 'plaza',
    file: /^models\.gen\.go$/,
    declares: /^type (\w+)/gm,
    // A union finds out in a variable of its own which type it holds.
    untyped: /^\t(?!AdditionalProperties |var discriminator )\w+ .*(?:interface\{\}|\bany\b|struct \{).*$/gm,
  },
  java: {
    folder: 'src/main/java',
    file: /client\/(?:model|api)\/(?!AbstractOpenApiSchema)\w+\.java$/,
    declares: /^\s*public (?:static )?(?:class|enum|interface) (\w+)/gm,
    untyped: /^ {2}(?:private|public) .*\bObject\b(?! o\)).*$/gm,
  },
};

/**
 * What generators call a schema for which they have no name, but for the one enum that is no schema: a reference in its place
 * makes code for Rust and Java that does not compile. What receivers are sent is no operation, and called by its kind alone: `TopicJSONBody`.
 */
const invented =
  /Inline|InnerEnum|Inner$|Item\d|Type\d|(?:All|Any|One)Of|Response\d{3}$|(?<!Request|^[A-Z][a-z]+JSON)Body\d*$|(?<!^CreateVideoVisibility)Enum$/;

/** A document that is a reply has no closer type than that of a document. */
const free = /ContractDocument|contract_document/;

/** Generated names and members without meaning, as lines for a report. */
export function faultsOfNames(language: string, folder: string): string[] {
  const rule = rules[language];
  if (rule === undefined) throw new Error(`There is no rule of style for ${language}`);
  const root = join(folder, rule.folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => rule.file.test(file));
  if (files.length === 0) throw new Error(`${root} contains nothing that was generated`);
  return files.flatMap((file) => {
    if (free.test(file)) return [];
    const text = withoutDocument(readFileSync(join(root, file), 'utf8'));
    const names = [...text.matchAll(rule.declares)].map(([, name = '']) => name).filter((name) => invented.test(name));
    const members = [...text.matchAll(rule.untyped)].map(([line]) => line.trim());
    return [...names, ...members].map((fault) => `${join(root, file)}: ${fault}`);
  });
}

/** One-file clients declare the document among others. */
function withoutDocument(text: string): string {
  return text
    .replace(/^export type ContractDocument = \{[\s\S]*?^\};/m, '')
    .replace(/^type ContractDocument struct \{[\s\S]*?^\}/m, '')
    .replace(/^ {8}ContractDocument: \{[\s\S]*?^ {8}\}.*;/m, '');
}
