/** What happens meanwhile; the figures alone go to standard output. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function fixed(value: number, digits: number): string {
  return value.toFixed(digits);
}

/** A row of a table; with a title, its head. */
export function print(cells: string[], title?: string): void {
  if (title !== undefined) process.stdout.write(`\n${title}\n`);
  const [label = '', ...figures] = cells;
  process.stdout.write(`${label.padEnd(16)}${figures.map((figure) => figure.padStart(13)).join('')}\n`);
}
