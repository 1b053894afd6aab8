import { publish } from '../contract/document.js';
import type { Handler, Input } from '../contract/handlers.js';
import { JsonText } from '../contract/replies.js';

// Stands for scheme and host in the text that is made once: making YAML takes longer than any request should.
const placeholder = 'https://origin.invalid';

let made: { basePaths: readonly string[]; json: string; yaml: string } | undefined;

/** The contract, `servers` saying where the client reached it. */
function published({ parts, origin }: Pick<Input<'getContract'>, 'parts' | 'origin'>) {
  const { basePaths } = parts.config;
  if (made?.basePaths !== basePaths) {
    const { json, yaml } = publish(basePaths.map((basePath) => placeholder + basePath));
    made = { basePaths, json: JSON.stringify(json), yaml };
  }
  const { json, yaml } = made;
  const here = origin();
  return {
    json: () => new JsonText<never>(json.replaceAll(placeholder, here)),
    yaml: () => yaml.replaceAll(placeholder, here),
  };
}

export const getContract: Handler<'getContract'> = async (input) => ({ status: 200, body: published(input).json() });

export const getContractYaml: Handler<'getContractYaml'> = async (input) => ({
  status: 200,
  body: published(input).yaml(),
});
