-- Counted by metrics, and listed by `admin mail list`, beside a long queue.
CREATE INDEX CONCURRENTLY mails_given_up ON mails (id) WHERE given_up_at IS NOT NULL;
