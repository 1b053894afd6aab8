import { endAll } from '../shared/process.js';
import type { Fault } from './faults/causes.js';
import { type Options, readOptions } from './faults/options.js';
import { Stage } from './faults/stage.js';
import { type Kind, missing } from './faults/surroundings.js';
import { type Row, tryFault } from './faults/trial.js';

// Faults of a cluster under load: `npm run test:faults -- --cluster`. See docs/faults.md.
process.exitCode = (await runAll(readOptions(process.argv.slice(2)))) ? 0 : 1;

async function runAll({ chosen, isKept }: Options): Promise<boolean> {
  const rows: Row[] = [];
  let skipped = 0;
  for (const kind of new Set(chosen.map((fault) => fault.kind))) {
    const here = chosen.filter((fault) => fault.kind === kind);
    const possible = here.filter((fault) => {
      const reason = missing(kind) ?? fault.missing?.() ?? null;
      if (reason !== null) process.stderr.write(`NOT TRIED: ${fault.name}. ${reason}.\n`);
      return reason === null;
    });
    skipped += here.length - possible.length;
    if (possible.length > 0) rows.push(...(await runThose(kind, possible, isKept)));
  }
  console.table(Object.fromEntries(rows.map(({ fault, ...figures }) => [fault, figures])));
  if (skipped > 0) process.stderr.write(`${skipped} of ${chosen.length} faults were not tried.\n`);
  return (
    rows.every(({ verdict }) => verdict === 'kept' || verdict === 'seen') &&
    !(skipped > 0 && process.env.REQUIRE_FAULTS)
  );
}

async function runThose(kind: Kind, those: readonly Fault[], isKept: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  const stage = await Stage.start(kind);
  const giveUp = () => void stage.stop(isKept).finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  try {
    for (const fault of those) {
      const began = performance.now();
      let { row, wrong, isLate } = await tryFault(stage, fault);
      if (isLate && !fault.isLasting) {
        process.stderr.write(`${fault.name}: too late, tried once more\n${wrong.slice(0, 10).join('\n')}\n`);
        ({ row, wrong } = await tryFault(stage, fault));
      }
      process.stderr.write(`${fault.name}: ${row.verdict}, in ${Math.round((performance.now() - began) / 1000)} s\n`);
      const told =
        fault.sees === undefined ? wrong.slice(0, 10) : wrong.filter((each) => fault.sees?.test(each)).slice(0, 2);
      for (const each of told) process.stderr.write(`  ${each.slice(0, 600)}\n`);
      rows.push(row);
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, giveUp);
    await stage.stop(isKept);
    await endAll('SIGKILL');
    if (isKept) process.stderr.write(`The logs are in ${stage.folder}\n`);
  }
  return rows;
}
