import type { Config } from '../config.js';
import { publish } from '../contract/document.js';
import type { Handler } from '../contract/handlers.js';
import { JsonText } from '../contract/replies.js';

/** The contract does not change while the service runs, and making YAML of it is slow. */
const published = new WeakMap<Config, { json: JsonText<never>; yaml: string }>();

function contractOf(config: Config) {
  let found = published.get(config);
  if (found === undefined) {
    const { json, yaml } = publish(baseUrls(config));
    found = { json: new JsonText(JSON.stringify(json)), yaml };
    published.set(config, found);
  }
  return found;
}

/** Where this deployment runs. Without a public address: relative to the contract's own, right whatever the host. */
export function baseUrls(config: Config): string[] {
  const origin = config.publicUrl?.origin ?? '';
  return config.basePaths.map((basePath) => origin + basePath);
}

export const getContract: Handler<'getContract'> = async ({ parts }) => ({
  status: 200,
  body: contractOf(parts.config).json,
});

export const getContractYaml: Handler<'getContractYaml'> = async ({ parts }) => ({
  status: 200,
  body: contractOf(parts.config).yaml,
});
