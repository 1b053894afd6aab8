import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a language's generator writes models, and how an untyped member looks there. */
const rules: Record<string, { folder: string; file: RegExp; declares: RegExp; untyped: RegExp }> = {
  typescript: {
    folder: '.',
    file: /^plaza\.ts$/,
    declares: /^export (?:type|interface) (\w+)/gm,
    // Other header contents are the generator's own, without names.
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
    // Dict contents are internal to the generator. A reply without a body is `Any` to it, beside those with one.
    untyped:
      /^ {4}\w+: (?!dict\[str, Any\]).*\b(?:Any|object)\b.*$|-> Response\[(?!Any(?: \| (?!\w*\[?Any\b)[\w[\]]+){2,}\]|(?!Any\b)\w+ \| Any(?: \| (?!\w*\[?Any\b)[\w[\]]+)+\]).*\bAny\b.*\]/gm,
  },
  go: {
    folder: 'plaza',
    file: /^models\.gen\.go$/,
    declares: /^type (\w+)/gm,
    // A union stores which type it holds in an internal variable.
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
 * Names that generators invent for unnamed schemas. Exempt: one enum that is not a schema, since a reference in its place
 * breaks Rust and Java; and webhook payloads, which are named by their kind: `TopicJSONBody`.
 */
const invented =
  /Inline|InnerEnum|Inner$|Item\d|Type\d|(?:All|Any|One)Of|Response\d{3}$|(?<!Request|^[A-Z][a-z]+JSON)Body\d*$|(?<!^CreateVideoVisibility)Enum$/;

/** A document as a reply has no closer type. */
const free = /ContractDocument|contract_document/;

/** Meaningless generated names and untyped members, as report lines. */
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
