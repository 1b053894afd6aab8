import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const place = 'scripts/lab/opensearch';

/** Programs that the node needs and this machine lacks. */
export const missingPrograms = (): string[] =>
  Object.entries({
    java: 'Java 17 or newer',
    javac: 'its compiler (Debian: default-jdk-headless)',
    mvn: 'Maven',
  }).flatMap(([name, called]) => (spawnSync(name, ['-version']).error === undefined ? [] : [called]));

/** A node of OpenSearch, whose jars Maven fetches once. */
export async function startOpenSearch(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-opensearch-'));
  const list = join(folder, 'classpath');
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
  const fetched = spawnSync(
    'mvn',
    ['--quiet', '--batch-mode', '--strict-checksums', `--file=${place}/pom.xml`, goal, `-Dmdep.outputFile=${list}`],
    { stdio: 'inherit' },
  );
  if (fetched.status !== 0) throw new Error('Maven did not fetch OpenSearch');
  const jars = (await readFile(list, 'utf8')).trim();
  const options = ['-Xms256m', '-Xmx512m', '-XX:TieredStopAtLevel=1', '-cp', jars];
  const node = spawn('java', [...options, `${place}/SearchNode.java`, folder, '0'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(node),
    stop: async () => {
      node.stdin?.end();
      if (node.exitCode === null) await once(node, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(node: ChildProcess): Promise<string> {
  if (node.stdout === null) throw new Error('The node says nothing');
  for await (const line of createInterface(node.stdout)) {
    const address = /^listening on (.+)$/.exec(line)?.[1];
    if (address !== undefined) return `opensearch+http://${address}`;
  }
  throw new Error('OpenSearch does not start: see above');
}
