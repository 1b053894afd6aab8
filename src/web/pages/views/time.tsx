import type { VNode } from 'preact';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A date (UTC). */
export function Day({ at }: { at: Date }): VNode {
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>;
}

/** A date and time (UTC). */
export function Moment({ at }: { at: Date }): VNode {
  return <time dateTime={at.toISOString()}>{exact.format(at)} UTC</time>;
}
