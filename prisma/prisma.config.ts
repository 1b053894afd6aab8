const url = process.env.DATABASE_URL;

// A plain object and not defineConfig of `prisma/config`: the file is read where Prisma's command line is not installed, too.
export default {
  schema: './schema.prisma',
  migrations: { path: './migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
};
