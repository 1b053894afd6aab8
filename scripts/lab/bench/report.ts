/** Progress on standard error; only figures go to standard output. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function fixed(value: number, digits: number): string {
  return value.toFixed(digits);
}

/** A row of a table; with a title also the table's head. */
export function print(cells: string[], title?: string): void {
  if (title !== undefined) process.stdout.write(`\n${title}\n`);
  const [label = '', ...figures] = cells;
  process.stdout.write(`${label.padEnd(28)}${figures.map((figure) => figure.padStart(11)).join('')}\n`);
}

/** A figure with its bound. A violation is marked, and fails the bench at its end. */
export function judged(value: number, bound: { least: number } | { most: number }): string[] {
  const [sign, limit, isKept] =
    'least' in bound ? ['≥', bound.least, value >= bound.least] : ['≤', bound.most, value <= bound.most];
  if (!isKept) process.exitCode = 2;
  return [`${sign} ${limit}`, isKept ? '' : '✗ missed'];
}
