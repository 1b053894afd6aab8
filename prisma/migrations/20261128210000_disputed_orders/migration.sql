-- For disputes in the moderators' queue.
CREATE INDEX CONCURRENTLY orders_disputed_idx ON orders (id) WHERE status = 'disputed';
