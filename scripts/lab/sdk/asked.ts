import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const code = new Set(['.go', '.java', '.kt', '.py', '.rs', '.ts']);

/** Finds functions that post payloads of webhooks: these are no operations, and the paths do not exist. */
const webhookFunction = /\b(?:Payloads_?Api|WebhookInitiator)\b|\breceive_?[a-z]+_?event\w*\s*[(<]/i;

/**
 * Patterns that each client has to match, with labels for the report: an event's own type, and the values of extensible
 * enums.
 */
const wanted: Record<string, RegExp> = {
  'a type of the events of topics': /\bTopicEvent\b/,
  'a list of the states of orders that there are': /KnownOrderStatus[\s\S]{0,400}?['"]pending['"]/,
};

/** A sentence of the guide, which generators once wrote into each file. */
const guide = 'Public data needs no authentication';

/** Faults of a generated client, as report lines: unwanted functions and missing parts. */
export function faultsOfClient(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => code.has(extname(file)));
  const texts = files
    .filter((file) => !/(?:^|\/)(?:node_modules|target)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const functions = texts
    .filter(({ text }) => webhookFunction.test(text))
    .map(({ file }) => `${file}: functions of webhooks`);
  const lacking = Object.entries(wanted)
    .filter(([, form]) => !texts.some(({ text }) => form.test(text)))
    .map(([name]) => `${folder} has no ${name}`);
  const copies = texts.filter(({ text }) => text.includes(guide));
  return [...functions, ...lacking, ...copies.map(({ file }) => `${file}: the guide`)];
}
