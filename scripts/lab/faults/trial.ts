import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../shared/until.js';
import type { Fault } from './causes.js';
import type { RequestOutcome } from './client.js';
import { Load } from './load.js';
import type { Stage } from './stage.js';

/** Milliseconds within which every request is answered, at worst refused, and the service has recovered. */
const answeredWithin = 6000;
const backWithin = 5000;
/** Maximum staleness of anonymous reads: a replica may lag a second, and is left within another. */
const staleWithin = 2000;
/** Milliseconds for the nodes to disconnect from the replica, which they may only notice by its lag. */
const leftWithin = 2000;
/** Milliseconds of load after the recovery, to see that nothing fails any more. */
const lookAfter = 7000;
const lookAfterServed = 3000;
/** Minimum writes before and after, for a meaningful trial. */
const enough = 40;

export type Row = {
  fault: string;
  requests: number;
  acknowledged: number;
  lost: number;
  half: number;
  'outside the contract': number;
  'cut off': number;
  '503': number;
  'slowest (s)': number;
  'recovered (s)': number;
  'stalest read (s)': number;
  'replica left (s)': number | null;
  verdict: 'kept' | 'MISSED' | 'seen' | 'UNSEEN';
};

/** `isLate`: only timings are wrong, which a busy machine may cause. */
export type TrialResult = { row: Row; wrong: string[]; isLate: boolean };

/**
 * Injects one fault into a running load. Returns the table's row and all faults as sentences. The verdict is "kept" if
 * there are none, and for a fatal fault "seen" if the expected one is reported.
 */
export async function tryFault(stage: Stage, fault: Fault): Promise<TrialResult> {
  await fault.before?.(stage);
  const load = await Load.begin(stage, `load-${randomBytes(4).toString('hex')}`);
  await until(() => load.acknowledged >= enough, 60_000);
  if (fault.leaves) await stage.untilReplicaIsRead();
  const [began, date] = [performance.now(), Date.now()];
  await fault.cause(stage);
  const ended = performance.now();
  const atEnd = load.acknowledged;
  await Promise.all([sleep(fault.serves ? lookAfterServed : lookAfter), fault.afterwards?.(stage)]);
  await until(() => load.acknowledged >= atEnd + enough, 60_000);
  // On a busy machine it may take longer until each operation was called again; a missing one is reported.
  await until(() => Number.isFinite(recovery(load.seen, ended)), 60_000).catch(() => {});
  const during = [...load.seen];
  const { lost, half } = await load.end();
  const check = await stage.admin('check');
  const left = fault.leaves ? stage.untilReplicaLeft(date) : null;

  const cut = during.filter(({ status }) => status === 0);
  const refused = during.filter(({ status }) => status === 503);
  const recovered = recovery(during, ended);
  // This machine's usual latency is added to the bound.
  const usual = Math.max(...during.filter(({ at, ms }) => at + ms < began).map(({ ms }) => ms));
  const broken = [
    ...lost.map((each) => `lost: ${each}`),
    ...half.map((each) => `half: ${each}`),
    ...load.outside.map((each) => `outside the contract: ${each}`),
    ...(fault.cuts
      ? []
      : cut.map(({ operation, at }) => `${operation} was cut off ${Math.round(at - began)} ms after it began`)),
    ...refused
      .filter(({ operation }) => fault.serves || (fault.refuses !== undefined && !fault.refuses.includes(operation)))
      .map(({ operation, at }) => `${operation} was refused ${Math.round(at - began)} ms after it began`),
    ...(fault.serves || cut.length + refused.length > 0 ? [] : ['the fault had no effect']),
    ...(check.code === 0 ? [] : [`check: ${check.output.trim()}`]),
  ];
  const late = [
    ...during
      .filter(({ ms }) => ms > answeredWithin + usual)
      .map(({ operation, ms }) => `${operation} was kept waiting for ${Math.round(ms)} ms`),
    ...(recovered > backWithin + usual ? [`it took ${Math.round(recovered)} ms until nothing failed any more`] : []),
    ...(load.stalest > staleWithin ? [`what was ${Math.round(load.stalest)} ms old was told as new`] : []),
    ...(left !== null && left > leftWithin + usual ? [`a node read from the replica for ${left} ms more`] : []),
  ];
  const wrong = [...broken, ...late];
  const row: Row = {
    fault: fault.name,
    requests: during.length,
    acknowledged: load.acknowledged,
    lost: lost.length,
    half: half.length,
    'outside the contract': load.outside.length,
    'cut off': cut.length,
    '503': refused.length,
    'slowest (s)': seconds(Math.max(...during.map(({ ms }) => ms))),
    'recovered (s)': seconds(recovered),
    'stalest read (s)': seconds(load.stalest),
    'replica left (s)': left === null ? null : seconds(left),
    verdict: verdictOn(fault, wrong),
  };
  return { row, wrong, isLate: row.verdict === 'MISSED' && broken.length === 0 };
}

function verdictOn({ sees }: Fault, wrong: readonly string[]): Row['verdict'] {
  if (sees === undefined) return wrong.length === 0 ? 'kept' : 'MISSED';
  return wrong.some((each) => sees.test(each)) ? 'seen' : 'UNSEEN';
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

/** Milliseconds from the cause's end until every operation has succeeded and none fails any more. */
function recovery(seen: readonly RequestOutcome[], ended: number): number {
  const after = seen.filter(({ at }) => at >= ended);
  const failed = after.filter(({ status }) => status === 0 || status >= 500).map(({ at, ms }) => at + ms);
  const firsts = new Map<string, number>();
  for (const { operation, at, ms, status } of seen) {
    if (at + ms < ended || status === 0 || status >= 300) continue;
    firsts.set(operation, Math.min(firsts.get(operation) ?? Number.POSITIVE_INFINITY, at + ms));
  }
  const missing = new Set(seen.map(({ operation }) => operation)).size > firsts.size;
  return missing ? Number.POSITIVE_INFINITY : Math.max(0, ...failed, ...firsts.values()) - ended;
}
