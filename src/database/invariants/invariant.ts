/** What must always be so. The query finds every thing for which it is not: what is kept of it, and what is counted. */
export type Invariant = { area: string; rule: string; query: string };
