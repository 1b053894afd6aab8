/** A checked command with its fault. Some commands are run by another check, and are only looked up. */
export type Result = { what: string; fault: string | null; runElsewhere?: boolean };
