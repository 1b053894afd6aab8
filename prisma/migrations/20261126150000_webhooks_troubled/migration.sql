-- Those of which metrics tell, and `admin webhooks`.
CREATE INDEX CONCURRENTLY webhooks_troubled ON webhooks (id) WHERE failing_since IS NOT NULL OR slow_since IS NOT NULL OR disabled_at IS NOT NULL;
