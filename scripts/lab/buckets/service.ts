/** A server with a bucket, for tests. */
export type BucketService = {
  /** Environment variables for the tests. */
  environment: Record<string, string>;
  /** Test files for this server only. */
  suites: string[];
  stop(): Promise<void>;
};
