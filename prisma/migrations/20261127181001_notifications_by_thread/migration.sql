-- Finds the notifications of a thread that are unread, or were read at the same time.
CREATE INDEX CONCURRENTLY notifications_user_id_read_at_thread_position_idx ON notifications (user_id, read_at, thread, position);
