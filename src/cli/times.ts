import { InvalidArgumentError } from 'commander';
import { dateFault } from '../core/contract/future.js';

/** Expiry of something that begins at `now`; null for never. */
export type Lifetime = (now: Date) => Date | null;

const units = { h: 1, d: 24, w: 168 };

/** Milliseconds of a duration such as `90d`; null if invalid. */
function durationOf(text: string): number | null {
  const [, count, unit] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
  return count === undefined ? null : Number(count) * units[unit as keyof typeof units] * 3_600_000;
}

/** A duration, or `never`. @throws InvalidArgumentError */
export function parseLifetime(text: string): Lifetime {
  const duration = durationOf(text);
  if (duration === null && text !== 'never') {
    throw new InvalidArgumentError('It is a time such as 12h, 90d or 8w, or never.');
  }
  return (now) => (duration === null ? null : new Date(now.getTime() + duration));
}

/** A date in UTC, or a time with its zone; null if invalid. */
function momentOf(text: string): Date | null {
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;
  const moment = form.test(text) ? new Date(text) : null;
  const isDate = moment !== null && !Number.isNaN(moment.getTime()) && dateFault(text) === null;
  return isDate ? moment : null;
}

/** A time in the past, or a duration before now. @throws InvalidArgumentError */
export function parsePast(text: string): string {
  const duration = durationOf(text);
  const moment = duration === null ? momentOf(text) : new Date(Date.now() - duration);
  if (moment === null) {
    throw new InvalidArgumentError(
      'It is a day or a time such as 2027-01-31 or 2027-01-31T12:00:00Z, or how long ago it was: 90d.',
    );
  }
  return moment.toISOString();
}

/** A time in the future, or a duration from now. @throws InvalidArgumentError */
export function parseFuture(text: string): Date {
  const duration = durationOf(text);
  const moment = duration === null ? momentOf(text) : new Date(Date.now() + duration);
  if (moment === null || moment.getTime() <= Date.now()) {
    throw new InvalidArgumentError(
      'It is a day or a time that comes, such as 2027-01-31T12:00:00Z, or how long it takes: 90d.',
    );
  }
  return moment;
}
