import { defineConfig } from 'prisma/config';

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: './schema.prisma',
  migrations: { path: './migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
});
