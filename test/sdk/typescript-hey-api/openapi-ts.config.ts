// Default options, with zod schemas, which refuse times with an offset by default. Node wants `.js` in imports.
export default {
  input: process.env.PLAZA_DOCUMENT,
  output: { path: process.env.PLAZA_CLIENT, module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', { name: 'zod', dates: { offset: true } }],
};
