import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../src/admin/io.js';
import { roles } from '../src/people/people.js';
import { configurationFor } from './fuzz/configuration.js';
import { faultsInLog } from './fuzz/log.js';
import { type Identity, type Options, readOptions } from './fuzz/options.js';
import { findTool, type Tool } from './fuzz/tool.js';
import { createKey, type LiveService, makeFolder, removeFolder, startLiveService } from './live/service.js';

/*
 * Schemathesis knows nothing but the contract that the service publishes. It asks as nobody and as somebody of each
 * role; afterwards the log may tell of no fault of ours, and every counter and state must still be right.
 */
const options = readOptions(process.argv.slice(2));
/** Nobody gets past the door of most operations, so that there is less to try. */
const weights: Record<Identity, number> = { anonymous: 1, member: 2, moderator: 2, admin: 2 };

type FuzzedService = LiveService & {
  /** By role, and that of another member. */
  keys: ReadonlyMap<string, string>;
};
type Run = { as: Identity; phases: string; seconds: number };
type Result = Run & { cases: number; took: number; code: number };

try {
  process.exitCode = (await fuzz()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`Error: ${error.message}\n`);
  process.exitCode = 1;
}

async function fuzz(): Promise<boolean> {
  const folder = makeFolder('plaza-fuzz-');
  const reports = join(folder, 'reports');
  mkdirSync(reports);
  let passed = false;
  try {
    const tool = findTool(reports, process.env.DATA_DIR ?? '.data');
    const service = await startLiveService(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
    try {
      passed = await runAll(tool, { ...service, keys: await createKeys(service) }, reports);
    } finally {
      await service.stop();
    }
    return passed;
  } finally {
    if (passed && !options.keep) removeFolder(folder);
    else say(`The log and the reports are in ${folder}`);
  }
}

async function createKeys(service: LiveService): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [name, role] of [...roles.map((role) => [role, role] as const), ['peer', 'member'] as const]) {
    keys.set(name, await createKey(service, `fuzz-${name}`, role));
  }
  return keys;
}

async function runAll(tool: Tool, service: FuzzedService, reports: string): Promise<boolean> {
  say(`Schemathesis by ${tool.name}, seed ${options.seed}, ${options.seconds} s, against ${service.base}`);
  const results: Result[] = [];
  for (const run of plan(options)) results.push(await runOne(tool, run, service, reports));

  const logged = faultsInLog(service.log);
  const check = await service.admin('check');
  for (const line of logged.slice(0, 20)) say(line);
  say(check.code === 0 ? '\nNo counter or state is wrong.' : `\n${check.output.trim()}`);
  for (const { as, phases, cases, took, code } of results) {
    say(`${code === 0 ? 'passed' : 'FAILED'}  ${as.padEnd(10)} ${phases.padEnd(27)} ${cases} cases in ${took} s`);
  }
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  const took = results.reduce((sum, result) => sum + result.took, 0);
  say(`${cases} cases in ${took} s, seed ${options.seed}; ${logged.length} faults in the log`);
  return results.every(({ code }) => code === 0) && logged.length === 0 && check.code === 0;
}

/** Sequences get a share of the time of their own: what runs before them would take all of it. */
function plan({ as, seconds }: Options): Run[] {
  const whole = as.reduce((sum, identity) => sum + weights[identity], 0);
  return as.flatMap((identity) => {
    const share = (seconds * weights[identity]) / whole;
    const single = { as: identity, phases: 'examples,coverage,fuzzing' };
    // Every sequence begins with something that is created, which nobody is allowed to.
    if (identity === 'anonymous') return [{ ...single, seconds: Math.round(share) }];
    return [
      { ...single, seconds: Math.round(share * 0.6) },
      { as: identity, phases: 'stateful', seconds: Math.round(share * 0.4) },
    ];
  });
}

async function runOne(tool: Tool, run: Run, { base, keys }: FuzzedService, reports: string): Promise<Result> {
  say(`\n── ${run.as}: ${run.phases}`);
  const args = [
    ...configurationFor(run.as, keys, reports),
    ...[`${base}/openapi.json`, `--phases=${run.phases}`, `--max-time=${run.seconds}`],
    ...[`--max-examples=${options.maxExamples}`, `--seed=${options.seed}`],
    ...['--report=har', `--report-har-path=${join(reports, `${run.as}-${run.phases.length}.har`)}`],
    ...(options.only === undefined ? [] : [`--include-tag=${options.only}`]),
  ];
  const began = performance.now();
  const child = spawn(tool.command, [...tool.args, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  const cases = Number(/([\d,]+) generated/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  return { ...run, cases, took: Math.round((performance.now() - began) / 1000), code };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
