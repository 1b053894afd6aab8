-- Who manages the shop need not moderate.
ALTER TYPE role ADD VALUE 'shop_manager' BEFORE 'moderator';
