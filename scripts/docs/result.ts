/** What was tried, and what is wrong with it. */
export type Result = { what: string; fault: string | null };
