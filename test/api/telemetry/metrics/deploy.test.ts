import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue, type MetricKind } from '../../../../src/api/telemetry/metrics/catalogue.js';
import { Metrics } from '../../../../src/api/telemetry/metrics/metrics.js';
import { settings } from '../../../../src/core/platform/settings/table.js';

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Panel = { title: string; targets: { expr: string; legendFormat: string }[] };

const rules: Rule[] = parse(readFileSync('scripts/deploy/prometheus/plaza.rules.yml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const { panels }: { panels: Panel[] } = JSON.parse(readFileSync('scripts/deploy/grafana/plaza.json', 'utf8'));
const runbooks = readFileSync('docs/runbooks.md', 'utf8');

/** Labels that Prometheus adds to each series. */
const added = ['instance', 'job', 'le'];

const expressions = [
  ...rules.map(({ alert, expr, annotations }) => ({ name: alert, expr, text: annotations.summary ?? '' })),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ name: title, expr, text: legendFormat })),
  ),
];

/** Metrics of exporters beside the service and of HAProxy, with their labels. */
const exported: Record<string, readonly string[]> = {
  node_filesystem_avail_bytes: ['fstype', 'mountpoint'],
  node_filesystem_size_bytes: ['fstype', 'mountpoint'],
  probe_ssl_earliest_cert_expiry: [],
  pgbouncer_pools_client_waiting_connections: ['database'],
  pgbouncer_up: [],
  pg_wal_size_bytes: [],
  pg_replication_slots_pg_wal_lsn_diff: ['slot_name'],
  haproxy_frontend_http_responses_total: ['code', 'proxy'],
};

/** The metrics in an expression. */
const metricsIn = (expr: string): string[] =>
  expr.match(/\b(?:plaza|process|nodejs|node|probe|pgbouncer|pg|haproxy)_[a-z0-9_]+|\bup\b/g) ?? [];

/** The labels that it selects, groups and joins by, and those that are shown with its results. */
function labelsIn(expr: string, text: string): string[] {
  const selected = [...expr.matchAll(/\{([^{}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  );
  const grouped = [...expr.matchAll(/\b(?:by|on|without) \(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(',').map((label) => label.trim()),
  );
  const named = [...text.matchAll(/\{\{\s*(?:\$labels\.)?([a-z_]+)\s*\}\}/g)].map(([, label = '']) => label);
  return [...selected, ...grouped, ...named];
}

describe('the alerts and the dashboard', () => {
  it.each(expressions)('only use existing metrics and labels: $name', async ({ expr, text }) => {
    const ownMetrics = new Set((await new Metrics().snapshot()).map(({ name }) => name));
    const own = catalogue as Record<string, MetricKind>;
    const named = metricsIn(expr);
    expect(named).not.toEqual([]);
    const bare = named.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(bare.filter((name) => name !== 'up' && !ownMetrics.has(name) && !(name in exported))).toEqual([]);
    const known = new Set([...added, ...bare.flatMap((name) => own[name]?.labels ?? exported[name] ?? [])]);
    expect(labelsIn(expr, text).filter((label) => !known.has(label))).toEqual([]);
  });

  it.each([
    ['plaza_event_outbox', 'plaza_event_lag_seconds', 'plaza_notification_fanouts'],
    ['plaza_webhook_deliveries_due', 'plaza_webhook_overdue_seconds', 'plaza_webhooks', 'plaza_webhook_attempts_total'],
    ['plaza_webhooks_disabled_total', 'plaza_notifications_total', 'plaza_mails_total', 'plaza_mails'],
  ])('show what waits to be sent, and how it leaves: %s, %s, %s, %s', (...names) => {
    const panelMetrics = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
    expect(names.filter((name) => name !== undefined && !panelMetrics.has(name))).toEqual([]);
  });

  it.each(['EventsBehind', 'NotificationsBehind', 'WebhooksBehind', 'WebhooksFail', 'WebhooksDisabled', 'MailFails'])(
    'alert of what does not leave: %s',
    (name) => expect(rules.map(({ alert }) => alert)).toContain(`Plaza${name}`),
  );

  it('include at least a dozen alerts of two severities', () => {
    expect(rules.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(['critical', 'warning']));
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it.each(rules)('link to a runbook with instructions: $alert', ({ alert, labels, annotations }) => {
    expect(annotations.runbook_url).toMatch(new RegExp(`runbooks\\.md#${alert.toLowerCase()}$`));
    const section = runbooks.split(/^## /m).find((text) => text.startsWith(`${alert}\n`));
    for (const part of [`**Meaning** (${labels.severity})`, '**What people see**', '**Look at**', '**Do**']) {
      expect(section).toContain(part);
    }
  });

  it('cover the surroundings of the service: backups, disks, certificates, the pooler, the log and the balancer', () => {
    const around = [
      'BackupOld',
      'DiskFull',
      'CertificateEnds',
      'PoolerWaits',
      'WalGrows',
      'SlotGrows',
      'BalancerErrors',
    ];
    expect(rules.map(({ alert }) => alert)).toEqual(expect.arrayContaining(around.map((name) => `Plaza${name}`)));
  });

  it('have an alert for each runbook', () => {
    const sections = [...runbooks.matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });
});

describe('the ingress', () => {
  it('accepts bodies as large as the service does', () => {
    const { metadata, spec } = parse(readFileSync('scripts/deploy/kubernetes/ingress.yaml', 'utf8'));
    const size = metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(spec.ingressClassName).toBe('nginx');
    expect(size).toMatch(/^\d+m$/);
    expect(Number.parseInt(size, 10) * 2 ** 20).toBeGreaterThan(Number(settings.MAX_VIDEO_SIZE.default));
  });
});

describe('the nightly backup', () => {
  it('is also pruned after a failure, and shares its objects with earlier ones', () => {
    const unit = readFileSync('scripts/deploy/systemd/plaza-backup.service', 'utf8');
    const lines = (key: string) => unit.split('\n').filter((line) => line.startsWith(`${key}=`));
    expect(lines('ExecStart')).toEqual([expect.stringContaining('--shared')]);
    expect(lines('ExecStopPost')).toEqual([expect.stringMatching(/backup prune .*--keep \d.*--unfinished/)]);
    const { spec } = parse(readFileSync('scripts/deploy/kubernetes/backup.yaml', 'utf8'));
    const { initContainers, containers } = spec.jobTemplate.spec.template.spec;
    expect(initContainers[0].args).toEqual(expect.arrayContaining(['prune', 's3://plaza-backups/nightly']));
    expect(containers[0].args).toEqual(expect.arrayContaining(['s3://plaza-backups/nightly/$(JOB)', '--shared']));
  });
});
