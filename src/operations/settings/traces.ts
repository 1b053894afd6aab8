import type { SettingValues } from './values.js';

/** What OpenTelemetry's own settings say; the libraries read the rest of `OTEL_…` by themselves. */
export type TracesSettings = { serviceName: string };

/** How traces are taken down, or null where they are not wanted: without an endpoint there is nobody to tell. */
export function tracesSettings(values: SettingValues): TracesSettings | null {
  const place = values.given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || values.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const isDisabled = values.given('OTEL_SDK_DISABLED').toLowerCase() === 'true';
  if (place === '' || isDisabled || values.given('OTEL_TRACES_EXPORTER') === 'none') return null;
  if (!/^https?:$/.test(URL.canParse(place) ? new URL(place).protocol : '')) {
    // Not shown, since it may carry a password.
    values.faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with https:// or http://');
  }
  return { serviceName: values.text('OTEL_SERVICE_NAME') };
}
