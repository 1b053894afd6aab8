/** What is wrong with a time whose form the contract has seen to, or null. */
export function dateFault(time: string): string | null {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  // A year that has no 29 February would make it a day later than was said.
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? null : 'must be a day that the calendar has';
}

/** What is wrong with a time that shall come, or null. The contract has seen to its form. */
export function futureFault(time: string | null | undefined): string | null {
  if (time === undefined || time === null) {
    return null;
  }
  return dateFault(time) ?? (Date.parse(time) <= Date.now() ? 'must be in the future' : null);
}
