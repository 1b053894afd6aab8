/** What was tried, and what is wrong with it. Some commands are run by another check, and are only looked up. */
export type Result = { what: string; fault: string | null; lookedUp?: boolean };
