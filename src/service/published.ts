import { publish } from '../contract/document.js';

// Stands for scheme and host in the text that is made once: making YAML takes longer than any request should.
const placeholder = 'https://origin.invalid';

let made: { basePaths: readonly string[]; json: string; yaml: string } | undefined;

/** The contract as text, `servers` saying where the client reached it. */
export function publishedContract(form: 'json' | 'yaml', basePaths: readonly string[], origin: string): string {
  if (made?.basePaths !== basePaths) {
    const { json, yaml } = publish(basePaths.map((basePath) => placeholder + basePath));
    made = { basePaths, json: JSON.stringify(json), yaml };
  }
  return made[form].replaceAll(placeholder, origin);
}
