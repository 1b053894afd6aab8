import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Response = { links?: unknown; content?: Record<string, unknown> };
type Operation = { responses?: Record<string, Response>; 'x-codeSamples'?: unknown };
type Document = {
  info: { summary: string; description: string };
  paths: Record<string, Record<string, Operation>>;
};

/**
 * The bundle without what generators have no use for, or trip over. The interface is the same:
 * the long description would stand at the head of each generated file; the validator of openapi-generator takes the
 * body of a link for text; who sends no `If-None-Match` never gets a 304, of whose missing body some make `Any`; and
 * most clients cannot read YAML, and try to read it as JSON unless it is called text.
 */
export function writeGeneratorBundle(file: string): void {
  const document: Document = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  document.info.description = document.info.summary;
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    if (operation.responses === undefined) continue;
    delete operation['x-codeSamples'];
    delete operation.responses['304'];
    for (const response of Object.values(operation.responses)) {
      delete response.links;
      if (response.content?.['application/yaml'] !== undefined) {
        response.content = { 'text/plain': { schema: { type: 'string' } } };
      }
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(document, null, 2));
}
