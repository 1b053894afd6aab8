-- A cancelled order stays as a row. The value can only be used once this is committed.
ALTER TYPE order_status ADD VALUE 'cancelled';
