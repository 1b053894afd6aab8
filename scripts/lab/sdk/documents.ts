import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { publish } from '../../../src/core/contract/document.js';
import { loadConfig } from '../../../src/core/platform/config.js';

/** The contract in both formats, exactly as served. */
export type Documents = { json: string; yaml: string };

const folder = resolve('dist/sdk');

/** Downloads the contract from a running service; `base` is the API's address. */
export async function fetchDocuments(base: string): Promise<Documents> {
  const [json, yaml] = await Promise.all([fetchText(`${base}/openapi.json`), fetchText(`${base}/openapi.yaml`)]);
  return write(json, yaml);
}

/** Builds the contract as a service at its usual local address would serve it. */
export function makeDocuments(): Documents {
  const { json, yaml } = publish(['http://127.0.0.1:3000/api/v1'], loadConfig({}).site);
  return write(JSON.stringify(json), yaml);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function write(json: string, yaml: string): Documents {
  const documents = { json: resolve(folder, 'openapi.json'), yaml: resolve(folder, 'openapi.yaml') };
  mkdirSync(folder, { recursive: true });
  writeFileSync(documents.json, json);
  writeFileSync(documents.yaml, yaml);
  return documents;
}
