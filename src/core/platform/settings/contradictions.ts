import type { Values } from './table.js';

/** Bytes. The most that S3 copies in one piece, as moderation does with hidden files. */
const largestOfS3 = 5 * 1024 ** 3;

/** Finds settings that are valid alone but not in combination. */
export function contradictions(values: Values, workers: number, isDemo: boolean): string[] {
  const hasDatabase = values.DATABASE_URL !== undefined;
  const hasMail = values.SMTP_URL !== undefined;
  const isS3 = values.STORAGE_URL?.kind === 's3';
  // With several workers, one connection is for the jobs of the primary process.
  const fewestConnections = workers === 1 ? 1 : workers + 1;
  const poolSize = values.DATABASE_POOL_SIZE ?? fewestConnections;
  const rules: [isBroken: boolean, fault: string][] = [
    [
      values.DEMO === true && hasDatabase,
      'DEMO=true cannot go together with DATABASE_URL: demo content never enters a database of yours',
    ],
    [
      values.DATABASE_REPLICA_URLS !== undefined && !hasDatabase,
      'DATABASE_REPLICA_URLS needs DATABASE_URL, the database that they are replicas of',
    ],
    [
      values.DATABASE_DIRECT_URL !== undefined && !hasDatabase,
      'DATABASE_DIRECT_URL needs DATABASE_URL, which leads to the same database through a pooler',
    ],
    [
      values.MIGRATE === 'off' && !hasDatabase,
      'MIGRATE=off needs DATABASE_URL: the database that Plaza starts is migrated at start only',
    ],
    [
      poolSize < fewestConnections,
      `DATABASE_POOL_SIZE must be a whole number from ${fewestConnections} to 1000, not "${poolSize}": one for each of ${workers} workers, and one`,
    ],
    [
      values.REQUIRE_VERIFIED_EMAIL === true && !hasMail && !isDemo,
      'REQUIRE_VERIFIED_EMAIL=true needs SMTP_URL: without mail no address can be confirmed',
    ],
    [hasMail && values.MAIL_FROM === undefined, 'MAIL_FROM must say whom mail is from, since SMTP_URL is set'],
    // A client chooses the Host header, and a password reset link must not lead there.
    [
      hasMail && values.PUBLIC_URL === undefined,
      'PUBLIC_URL must say where the links in mails lead, since SMTP_URL is set',
    ],
    [
      values.PAYMENTS.includes('stripe') &&
        (values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET === undefined),
      'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    ],
    [
      values.PAYMENTS.includes('stripe') && values.PUBLIC_URL === undefined && hasDatabase,
      'PUBLIC_URL must say where buyers come back to from Stripe, since PAYMENTS has stripe',
    ],
    [!isS3 && values.S3_ENDPOINT !== undefined, 'S3_ENDPOINT is for STORAGE_URL=s3://<bucket>/<prefix>'],
    [
      isS3 && Math.max(values.MAX_FILE_SIZE, values.MAX_VIDEO_SIZE) > largestOfS3,
      `MAX_FILE_SIZE and MAX_VIDEO_SIZE can be ${largestOfS3} at most in a bucket of S3`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
}
