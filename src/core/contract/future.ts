/** Finds what is wrong with a time whose format the contract has checked; null if nothing is. */
export function dateFault(time: string): string | null {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  // In a year without 29 February, `Date` would move it to the next day.
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? null : 'must be a day that the calendar has';
}

/** Finds what is wrong with a time that must be in the future; null if nothing is. The contract has checked its format. */
export function futureFault(time: string | null | undefined): string | null {
  if (time === undefined || time === null) {
    return null;
  }
  return dateFault(time) ?? (Date.parse(time) <= Date.now() ? 'must be in the future' : null);
}
