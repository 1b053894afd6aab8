/** A server with a bucket, for tests. */
export type BucketService = {
  /** What leads the tests to it. */
  environment: Record<string, string>;
  /** Tests of this one alone. */
  suites: string[];
  stop(): Promise<void>;
};
