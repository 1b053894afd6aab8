import { Command } from 'commander';
import { type Fault, faults } from './causes.js';
import { proofs } from './proofs.js';

/** `isKept`: true to keep the folder with the logs. */
export type Options = { chosen: readonly Fault[]; isKept: boolean };

export function readOptions(args: readonly string[]): Options {
  const program = new Command('npm run test:faults -- --cluster')
    .description('Puts faults into a running cluster, one after the other, and looks up all that was acknowledged.')
    .argument('[faults...]', `which: ${faults.map(({ name }) => name).join(', ')}`)
    .option(
      '--prove',
      `show instead that the suite sees what cannot be stood: ${proofs.map(({ name }) => name).join(', ')}`,
      false,
    )
    .option('--keep', 'keep the folder with the logs', false)
    .parse([...args], { from: 'user' });
  const { keep: isKept, prove } = program.opts<{ keep: boolean; prove: boolean }>();
  const known = prove ? proofs : faults;
  const unknown = program.args.filter((name) => !known.some((fault) => fault.name === name));
  if (unknown.length > 0) program.error(`There is no fault ${unknown.join(', ')}.`);
  const chosen = known.filter(({ name }) => program.args.length === 0 || program.args.includes(name));
  return { chosen, isKept };
}
