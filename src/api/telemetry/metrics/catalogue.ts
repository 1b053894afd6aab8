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
    help: 'Always 1. What runs: the version of the package, the commit that it was built from, the versions of the contract and of Node.js.',
    labels: ['version', 'commit', 'contract', 'node'],
    across: 'first',
  },
  plaza_workers: { type: 'gauge', help: 'Processes that serve.' },
  plaza_ready: {
    type: 'gauge',
    help: 'Whether a check of /readyz passes: 1 if so, 0 if it fails in any process.',
    labels: ['check'],
    across: 'min',
  },
  plaza_http_requests_total: {
    type: 'counter',
    help: 'Requests that were answered. Without an operation of the contract: pages, storage, or no_operation below a base path.',
    labels: ['operation', 'method', 'status'],
  },
  plaza_http_request_duration_seconds: {
    type: 'histogram',
    help: 'From the arrival of a request’s head to the end of its reply.',
    labels: ['operation'],
    buckets: ofRequests,
  },
  plaza_http_requests_running: { type: 'gauge', help: 'Requests that are being answered.' },
  plaza_http_requests_cut_total: {
    type: 'counter',
    help: 'Requests whose connection ended before their reply was written.',
  },
  plaza_problems_total: { type: 'counter', help: 'Problems that were sent, by their code.', labels: ['code'] },
  plaza_contract_violations_total: {
    type: 'counter',
    help: 'Replies that did not fit the contract, and left as internal_error. Each is a fault of the program.',
    labels: ['operation'],
  },
  plaza_rate_limit_refusals_total: {
    type: 'counter',
    help: 'What was refused because there was too much of it, by what was counted.',
    labels: ['kind'],
  },
  plaza_sign_ins_total: {
    type: 'counter',
    help: `Attempts to sign in on the pages: ${signInOutcomes.join(', ')}.`,
    labels: ['outcome'],
  },
  plaza_replica_current: {
    type: 'gauge',
    help: 'Whether a replica is read from: 1 if so, 0 if a process has left it. By its host and port.',
    labels: ['replica'],
    across: 'min',
  },
  plaza_replica_lag_seconds: {
    type: 'gauge',
    help: 'How far a replica is behind at most. It is reported once it is known.',
    labels: ['replica'],
    across: 'max',
  },
  plaza_replica_reads_total: {
    type: 'counter',
    help: 'Reads that a replica was asked for: served by it, or repeated on the primary.',
    labels: ['replica', 'outcome'],
  },
  plaza_replica_left_total: {
    type: 'counter',
    help: 'How often a replica was left after it had been read from.',
    labels: ['replica'],
  },
  plaza_database_connections: {
    type: 'gauge',
    help: 'Connections to the database: used or idle.',
    labels: ['state'],
  },
  plaza_database_connections_max: { type: 'gauge', help: 'Connections to the database that there can be.' },
  plaza_database_connections_waiting: { type: 'gauge', help: 'Requests and jobs that wait for a connection.' },
  plaza_database_writers: {
    type: 'gauge',
    help: 'Requests that change something, at the writer gate: inside, with a connection, or waiting for a place.',
    labels: ['state'],
  },
  plaza_database_writers_max: { type: 'gauge', help: 'Places of the writer gate.' },
  plaza_reads_total: {
    type: 'counter',
    help: 'Reads of operations by how they were answered: run, by a query of their own, or shared, by one that others waited for, too.',
    labels: ['how'],
  },
  plaza_reply_cache_lookups_total: {
    type: 'counter',
    help: 'Replies that were looked up among those that passed the check before: hit or miss.',
    labels: ['result'],
  },
  plaza_reply_cache_bytes: { type: 'gauge', help: 'About what the replies that are kept take.' },
  plaza_uploads_total: {
    type: 'counter',
    help: 'Objects that were written to the storage: stored, refused as too large, cut off by the sender, or failed in the storage.',
    labels: ['folder', 'outcome'],
  },
  plaza_upload_bytes_total: { type: 'counter', help: 'Bytes that came for the storage.', labels: ['folder'] },
  plaza_uploads_running: { type: 'gauge', help: 'Objects that are being written to the storage.' },
  plaza_storage_duration_seconds: {
    type: 'histogram',
    help: 'How long calls of the storage took.',
    labels: ['call'],
    buckets: ofStorage,
  },
  plaza_storage_errors_total: {
    type: 'counter',
    help: 'Calls that the storage failed, by what was wrong: missing, forbidden or unreachable.',
    labels: ['call', 'fault'],
  },
  plaza_job_runs_total: { type: 'counter', help: 'Runs of periodic jobs: ok or failed.', labels: ['task', 'outcome'] },
  plaza_job_duration_seconds: {
    type: 'histogram',
    help: 'How long runs of periodic jobs took.',
    labels: ['task'],
    buckets: ofJobs,
  },
  plaza_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a periodic job last ran without a fault, here or on another node; when it was started, until it has.',
    labels: ['task'],
    across: 'max',
  },
  plaza_job_interval_seconds: {
    type: 'gauge',
    help: 'How often a periodic job is to run.',
    labels: ['task'],
    across: 'max',
  },
  plaza_backup_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'The time of the last good backup by `admin backup`; 0 if there is none.',
    across: 'max',
  },
  plaza_event_outbox: {
    type: 'gauge',
    help: 'Events that have no place in the feed yet; at most 10,000 are counted.',
    across: 'max',
  },
  plaza_event_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest event that is not in the feed yet, or that webhooks or notifications have not taken from it; 0 if there is none.',
    labels: ['consumer'],
    across: 'max',
  },
  plaza_search_lag_seconds: {
    type: 'histogram',
    help: 'How long what was written waited for its place in the search.',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10, 60],
  },
  plaza_search_overdue_seconds: {
    type: 'gauge',
    help: 'How long the oldest has waited of what waits for its place in the search; 0 if nothing does. At most 10,000 are looked at.',
    across: 'max',
  },
  plaza_notification_fanouts: {
    type: 'gauge',
    help: 'Events whose watchers are still being notified; at most 10,000 are counted.',
    across: 'max',
  },
  plaza_notifications_total: { type: 'counter', help: 'Notifications that were made.' },
  plaza_webhook_deliveries_due: {
    type: 'gauge',
    help: 'Deliveries that are due, to fast and to slow receivers: those that fail or take longer than a second; at most 10,000 are counted.',
    labels: ['pace'],
    across: 'max',
  },
  plaza_webhook_overdue_seconds: {
    type: 'gauge',
    help: 'For how long the delivery has been due that is due the longest, to fast and to slow receivers; 0 if none is.',
    labels: ['pace'],
    across: 'max',
  },
  plaza_webhooks: {
    type: 'gauge',
    help: 'Webhooks that are failing or slow, or that the service disabled; at most 10,000 are looked at.',
    labels: ['state'],
    across: 'max',
  },
  plaza_webhook_attempts_total: {
    type: 'counter',
    help: `Attempts to send to webhooks: ${attemptOutcomes.join(', ')}. Skipped is what its owner may no longer read.`,
    labels: ['outcome'],
  },
  plaza_webhook_attempt_duration_seconds: {
    type: 'histogram',
    help: 'How long attempts to send to webhooks took.',
    labels: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  },
  plaza_webhooks_disabled_total: {
    type: 'counter',
    help: 'Webhooks that the service disabled, because they were failing or gone.',
    labels: ['reason'],
  },
  plaza_mails_total: {
    type: 'counter',
    help: `Attempts to send mails, by kind: ${mailOutcomes.join(', ')}.`,
    labels: ['kind', 'outcome'],
  },
  plaza_mails: {
    type: 'gauge',
    help: 'Mails in the queue: waiting, for their first or next try, or given_up; at most 10,000 of each are counted.',
    labels: ['state'],
    across: 'max',
  },
  plaza_mail_overdue_seconds: {
    type: 'gauge',
    help: 'For how long the mail has been due that is due the longest; 0 if none is.',
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
