CREATE INDEX CONCURRENTLY boards_private_idx ON boards (id) WHERE read_access <> 'everybody';
