import { Command, InvalidArgumentError } from 'commander';
import { roles } from '../../../src/accounts/users/users.js';

/** The caller: anonymous, or of a role. */
export const identities = ['anonymous', ...roles] as const;
export type Identity = (typeof identities)[number];

export type Options = {
  short: boolean;
  seconds: number;
  maxExamples: number;
  seed: number;
  as: readonly Identity[];
  only?: string;
  keep: boolean;
};

type CommandLine = Partial<Omit<Options, 'as'>> & { as?: Identity };

const modes = {
  short: { seconds: 170, maxExamples: 5, seed: 20261121 },
  long: { seconds: 3600, maxExamples: 100, seed: undefined },
};

export function readOptions(args: readonly string[]): Options {
  const program = new Command('npm run fuzz --')
    .description('Starts a seeded service and runs Schemathesis against it: an hour, or three minutes with --short.')
    .option('--short', 'about three minutes, with a fixed seed')
    .option('--seconds <number>', 'how long to send requests', wholeNumber(60, 86_400))
    .option('--max-examples <number>', 'cases per operation and pass', wholeNumber(1, 100_000))
    .option('--seed <number>', 'what the cases are made from', wholeNumber(0, 2 ** 31 - 1))
    .option('--as <who>', `only as one of ${identities.join(', ')}`, oneIdentity)
    .option('--only <area>', 'only the operations of one area')
    .option('--keep', 'keep the folder with the log and the reports', false)
    .parse([...args], { from: 'user' });
  const { as, short = false, ...given } = program.opts<CommandLine>();
  const mode = modes[short ? 'short' : 'long'];
  return {
    ...{ keep: false, short, ...mode, seed: mode.seed ?? Math.floor(Math.random() * 2 ** 31), ...given },
    as: as === undefined ? identities : [as],
  };
}

function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) {
      throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

function oneIdentity(text: string): Identity {
  const found = identities.find((identity) => identity === text);
  if (found === undefined) throw new InvalidArgumentError(`It is one of ${identities.join(', ')}.`);
  return found;
}
