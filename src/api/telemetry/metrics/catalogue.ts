/** A metric of Prometheus. `across`: how the values of several processes are aggregated; their sum by default. */
export type MetricKind = {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels?: readonly string[];
  buckets?: readonly number[];
  across?: 'sum' | 'max' | 'min' | 'first';
};

/** Buckets in seconds, from replies out of memory to requests about to time out. */
const ofRequests = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ofStorage = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300];
const ofJobs = [0.01, 0.1, 1, 10, 60, 600];

/** Outcomes of attempts to sign in on the pages. `wrong_factor`: the second step failed; a passkey is one, or signs in alone. */
export const signInOutcomes = [
  'admitted',
  'wrong_password',
  'wrong_factor',
  'wrong_passkey',
  'provider_refused',
  'provider_down',
  'too_many',
  'suspended',
] as const;

/** Outcomes of attempts to deliver to a webhook. `failed`: it is retried. */
export const attemptOutcomes = ['delivered', 'failed', 'given_up', 'skipped'] as const;

/** Outcomes of attempts to send a mail. `failed`: it is retried. */
export const mailOutcomes = ['sent', 'failed', 'given_up'] as const;

/**
 * All metrics of the service. Labels have few values: names from the contract or the code, never ids, paths or values from clients.
 * prom-client adds those of the process (`process_…`, `nodejs_…`).
 */
export const catalogue = {
  plaza_build_info: {
    type: 'gauge',
    help: 'Always 1. Versions of the package, its commit, the contract and Node.js are in the labels.',
    labels: ['version', 'commit', 'contract', 'node'],
    across: 'first',
  },
  plaza_workers: { type: 'gauge', help: 'Worker processes.' },
  plaza_ready: {
    type: 'gauge',
    help: '1 if a check of /readyz passes, 0 if it fails in any process.',
    labels: ['check'],
    across: 'min',
  },
  plaza_http_requests_total: {
    type: 'counter',
    help: 'Answered requests by operation; requests without one are pages, storage, or no_operation below a base path.',
    labels: ['operation', 'method', 'status'],
  },
  plaza_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Duration of requests, from the arrival of the head to the end of the response.',
    labels: ['operation'],
    buckets: ofRequests,
  },
  plaza_http_requests_running: { type: 'gauge', help: 'Requests in progress.' },
  plaza_http_requests_cut_total: {
    type: 'counter',
    help: 'Requests whose connection ended before the response was written.',
  },
  plaza_problems_total: { type: 'counter', help: 'Problems sent, by code.', labels: ['code'] },
  plaza_contract_violations_total: {
    type: 'counter',
    help: 'Responses that did not match the contract and were sent as internal_error. Each is a bug.',
    labels: ['operation'],
  },
  plaza_rate_limit_refusals_total: {
    type: 'counter',
    help: 'Requests refused by a limit, by the counted resource.',
    labels: ['kind'],
  },
  plaza_sign_ins_total: {
    type: 'counter',
    help: `Attempts to sign in on the pages: ${signInOutcomes.join(', ')}.`,
    labels: ['outcome'],
  },
  plaza_replica_current: {
    type: 'gauge',
    help: '1 if a replica is used, 0 if a process has disconnected from it, by host and port.',
    labels: ['replica'],
    across: 'min',
  },
  plaza_replica_lag_seconds: {
    type: 'gauge',
    help: 'Maximum lag of a replica, once known.',
    labels: ['replica'],
    across: 'max',
  },
  plaza_replica_reads_total: {
    type: 'counter',
    help: 'Reads sent to a replica: served by it, or repeated on the primary.',
    labels: ['replica', 'outcome'],
  },
  plaza_replica_left_total: {
    type: 'counter',
    help: 'Disconnects from a replica in use.',
    labels: ['replica'],
  },
  plaza_database_connections: {
    type: 'gauge',
    help: 'Database connections: used or idle.',
    labels: ['state'],
  },
  plaza_database_connections_max: { type: 'gauge', help: 'Maximum number of database connections.' },
  plaza_database_connections_waiting: { type: 'gauge', help: 'Requests and jobs waiting for a connection.' },
  plaza_database_writers: {
    type: 'gauge',
    help: 'Writes at the writer gate: inside, with a connection, or waiting for a slot.',
    labels: ['state'],
  },
  plaza_database_writers_max: { type: 'gauge', help: 'Slots of the writer gate.' },
  plaza_reads_total: {
    type: 'counter',
    help: 'Reads of operations: run with their own query, or shared with concurrent equal reads.',
    labels: ['how'],
  },
  plaza_reply_cache_lookups_total: {
    type: 'counter',
    help: 'Lookups in the cache of validated responses: hit or miss.',
    labels: ['result'],
  },
  plaza_reply_cache_bytes: { type: 'gauge', help: 'Approximate size of the cache of validated responses.' },
  plaza_uploads_total: {
    type: 'counter',
    help: 'Uploads to the storage: stored, refused as too large, cut off by the sender, or failed in the storage.',
    labels: ['folder', 'outcome'],
  },
  plaza_upload_bytes_total: { type: 'counter', help: 'Bytes uploaded to the storage.', labels: ['folder'] },
  plaza_uploads_running: { type: 'gauge', help: 'Uploads to the storage in progress.' },
  plaza_storage_duration_seconds: {
    type: 'histogram',
    help: 'Duration of storage calls.',
    labels: ['call'],
    buckets: ofStorage,
  },
  plaza_storage_errors_total: {
    type: 'counter',
    help: 'Failed storage calls by reason: missing, forbidden or unreachable.',
    labels: ['call', 'fault'],
  },
  plaza_job_runs_total: { type: 'counter', help: 'Runs of periodic jobs: ok or failed.', labels: ['task', 'outcome'] },
  plaza_job_duration_seconds: {
    type: 'histogram',
    help: 'Duration of periodic jobs.',
    labels: ['task'],
    buckets: ofJobs,
  },
  plaza_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last successful run of a periodic job on any node; the start of the process until there is one.',
    labels: ['task'],
    across: 'max',
  },
  plaza_job_interval_seconds: {
    type: 'gauge',
    help: 'Interval of a periodic job.',
    labels: ['task'],
    across: 'max',
  },
  plaza_backup_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last successful backup by `admin backup`; 0 if there is none.',
    across: 'max',
  },
  plaza_event_outbox: {
    type: 'gauge',
    help: 'Events without a position in the feed yet, counted up to 10,000.',
    across: 'max',
  },
  plaza_event_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest event that is not in the feed yet, or not yet processed by webhooks or notifications; 0 if there is none.',
    labels: ['consumer'],
    across: 'max',
  },
  plaza_search_lag_seconds: {
    type: 'histogram',
    help: 'Delay from writing content to its indexing for search.',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10, 60],
  },
  plaza_search_overdue_seconds: {
    type: 'gauge',
    help: 'Age of the oldest content waiting to be indexed for search; 0 if there is none. At most 10,000 items are examined.',
    across: 'max',
  },
  plaza_notification_fanouts: {
    type: 'gauge',
    help: 'Events whose watchers are still being notified, counted up to 10,000.',
    across: 'max',
  },
  plaza_notifications_total: { type: 'counter', help: 'Notifications created.' },
  plaza_webhook_deliveries_due: {
    type: 'gauge',
    help: 'Deliveries due, to fast and to slow receivers (failing, or slower than a second), counted up to 10,000.',
    labels: ['pace'],
    across: 'max',
  },
  plaza_webhook_overdue_seconds: {
    type: 'gauge',
    help: 'Time for which the oldest due delivery has been due, to fast and to slow receivers; 0 if there is none.',
    labels: ['pace'],
    across: 'max',
  },
  plaza_webhooks: {
    type: 'gauge',
    help: 'Webhooks that are failing, slow, or disabled by the service; at most 10,000 are examined.',
    labels: ['state'],
    across: 'max',
  },
  plaza_webhook_attempts_total: {
    type: 'counter',
    help: `Attempts to send to webhooks: ${attemptOutcomes.join(', ')}. Skipped: its owner may no longer read the event.`,
    labels: ['outcome'],
  },
  plaza_webhook_attempt_duration_seconds: {
    type: 'histogram',
    help: 'Duration of attempts to send to webhooks.',
    labels: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  },
  plaza_webhooks_disabled_total: {
    type: 'counter',
    help: 'Webhooks disabled by the service because they were failing or gone.',
    labels: ['reason'],
  },
  plaza_mails_total: {
    type: 'counter',
    help: `Attempts to send mails, by kind: ${mailOutcomes.join(', ')}.`,
    labels: ['kind', 'outcome'],
  },
  plaza_mails: {
    type: 'gauge',
    help: 'Mails in the queue: waiting for the first or next attempt, or given_up, each counted up to 10,000.',
    labels: ['state'],
    across: 'max',
  },
  plaza_mail_overdue_seconds: {
    type: 'gauge',
    help: 'Time for which the oldest due mail has been due; 0 if there is none.',
    across: 'max',
  },
} as const satisfies Record<string, MetricKind>;

/** The name of a metric of ours. */
export type MetricName = keyof typeof catalogue;

/** The metrics as a Markdown table, for operators. */
export function metricsTable(): string {
  const rows = Object.entries(catalogue as Record<string, MetricKind>).map(([name, { type, labels = [], help }]) => {
    const labelList = labels.map((label) => `\`${label}\``).join(', ');
    return `| \`${name}\` | ${type} | ${labelList} | ${help} |`;
  });
  return ['| Metric | Type | Labels | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}
