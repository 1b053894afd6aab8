import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { roles } from '../../src/accounts/users/users.js';
import { CommandError } from '../../src/cli/io.js';
import type { CommandResult } from '../shared/in-process.js';
import { makeFolder, removeFolder } from '../shared/process.js';
import { createKey, type LiveService, startLiveService } from '../shared/service.js';
import { configurationFor } from './fuzz/configuration.js';
import { faultsInLog } from './fuzz/log.js';
import { type Identity, readOptions } from './fuzz/options.js';
import { findTool, type Tool } from './fuzz/tool.js';

/*
 * Schemathesis knows only the published contract. It calls the service anonymously and with a key of each role; afterwards
 * the log must have no fault of ours, and every invariant must hold.
 */
const options = readOptions(process.argv.slice(2));
/** Anonymous requests are mostly refused, so they get less time. */
const weights: Record<Identity, number> = { anonymous: 1, member: 2, shop_manager: 1, moderator: 2, admin: 2 };

type FuzzedService = LiveService & {
  /** Keys by role, and that of another member. */
  keys: ReadonlyMap<string, string>;
};
type Run = { as: Identity; phases: string; seconds: number };
type Result = Run & { cases: number; took: number; code: number };
/** The results of a service, and its state afterwards. */
type Outcome = { results: Result[]; logged: string[]; check: CommandResult };

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
  // The tool and the service keep one core busy. Identities must not delete each other's content, so each group has its own
  // service.
  const groups = groupsOf(options.as, Math.min(2, availableParallelism()));
  const folders = groups.map((_, group) => join(folder, `service-${group + 1}`));
  let passed = false;
  try {
    const tool = findTool(reports, process.env.DATA_DIR ?? '.data');
    say(`Schemathesis by ${tool.name}, seed ${options.seed}, ${options.seconds} s, ${groups.length} at once`);
    // Sequential: the first may have to compile for both.
    const services: FuzzedService[] = [];
    try {
      for (const each of folders) services.push(await startFuzzedService(each));
      const outcomes = await Promise.all(
        services.map((service, group) => runGroup(tool, service, groups[group], reports)),
      );
      passed = tell(outcomes);
    } finally {
      await Promise.all(services.map((service) => service.stop()));
    }
    return passed;
  } finally {
    if (passed && !options.keep) for (const each of [...folders, folder]) await removeFolder(each);
    else say(`The logs and the reports are in ${folder}`);
  }
}

/** Distributes the identities, so that all groups have about the same work. */
function groupsOf(identities: readonly Identity[], count: number): Identity[][] {
  const groups = Array.from({ length: Math.min(count, identities.length) }, (): Identity[] => []);
  for (const identity of [...identities].reverse()) {
    const [emptiest] = [...groups].sort((one, other) => weightOf(one) - weightOf(other));
    emptiest?.unshift(identity);
  }
  return groups;
}

function weightOf(identities: readonly Identity[]): number {
  return identities.reduce((sum, identity) => sum + weights[identity], 0);
}

async function startFuzzedService(folder: string): Promise<FuzzedService> {
  mkdirSync(folder);
  const service = await startLiveService(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  return { ...service, keys: await createKeys(service) };
}

async function createKeys(service: LiveService): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [name, role] of [...roles.map((role) => [role, role] as const), ['peer', 'member'] as const]) {
    keys.set(name, await createKey(service, `fuzz-${name}`, role));
  }
  return keys;
}

async function runGroup(tool: Tool, service: FuzzedService, as: Identity[] = [], reports: string): Promise<Outcome> {
  const results: Result[] = [];
  for (const run of plan(as)) results.push(await runOne(tool, run, service, reports));
  return { results, logged: faultsInLog(service.log), check: await service.admin('check') };
}

/** Prints the outcome. True if everything is in order. */
function tell(outcomes: readonly Outcome[]): boolean {
  for (const { logged, check } of outcomes) {
    for (const line of logged.slice(0, 20)) say(line);
    say(check.code === 0 ? '\nNo counter or state is wrong.' : `\n${check.output.trim()}`);
  }
  const results = outcomes.flatMap((outcome) => outcome.results);
  for (const { as, phases, cases, took, code } of results) {
    say(`${code === 0 ? 'passed' : 'FAILED'}  ${as.padEnd(10)} ${phases.padEnd(27)} ${cases} cases in ${took} s`);
  }
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  const faults = outcomes.reduce((sum, { logged }) => sum + logged.length, 0);
  say(`${cases} cases, seed ${options.seed}; ${faults} faults in the log`);
  return results.every(({ code }) => code === 0) && faults === 0 && outcomes.every(({ check }) => check.code === 0);
}

/** The runs of a group. Stateful sequences get their own share of the time, which the earlier phases would use up. */
function plan(as: readonly Identity[]): Run[] {
  return as.flatMap((identity) => {
    const share = (options.seconds * weights[identity]) / weightOf(as);
    const single = { as: identity, phases: 'examples,coverage,fuzzing' };
    // Every sequence begins with a creation, which needs a key.
    if (identity === 'anonymous') return [{ ...single, seconds: Math.round(share) }];
    return [
      { ...single, seconds: Math.round(share * 0.6) },
      { as: identity, phases: 'stateful', seconds: Math.round(share * 0.4) },
    ];
  });
}

async function runOne(tool: Tool, run: Run, { base, keys }: FuzzedService, reports: string): Promise<Result> {
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
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  // Printed as a block, since another run writes at the same time.
  say(`\n── ${run.as}: ${run.phases}\n${output}`);
  const cases = Number(/([\d,]+) generated/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  return { ...run, cases, took: Math.round((performance.now() - began) / 1000), code };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
