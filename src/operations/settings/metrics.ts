import type { SettingValues } from './values.js';

/** Where metrics are served. */
export type MetricsPlace = { host: string; port: number };

/** Where the metrics are served, or null where they are not wanted. */
export function metricsSettings(values: SettingValues): MetricsPlace | null {
  const port = values.integerOrNull('METRICS_PORT', 0, 65_535);
  return port === null ? null : { host: values.text('METRICS_HOST'), port };
}
