CREATE INDEX CONCURRENTLY orders_guest_email ON orders (lower(guest_email)) WHERE guest_email IS NOT NULL;
