import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Response = { links?: unknown };
type Operation = { responses?: Record<string, Response>; 'x-codeSamples'?: unknown };
type Document = {
  info: { summary: string; description: string };
  paths: Record<string, Record<string, Operation>>;
};

/**
 * The bundle without what generators have no use for, or trip over. The interface is the same:
 * the long description would stand at the head of each generated file; the validator of openapi-generator takes the
 * body of a link for text; and who sends no `If-None-Match` never gets a 304, of whose missing body some make `Any`.
 */
export function writeGeneratorBundle(file: string): void {
  const document: Document = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  document.info.description = document.info.summary;
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    if (operation.responses === undefined) continue;
    delete operation['x-codeSamples'];
    delete operation.responses['304'];
    for (const response of Object.values(operation.responses)) delete response.links;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(document, null, 2));
}
