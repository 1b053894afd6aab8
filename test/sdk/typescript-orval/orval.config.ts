const input = { target: process.env.PLAZA_DOCUMENT };
const target = (file: string) => `${process.env.PLAZA_CLIENT}/${file}`;

// Addresses and headers of the contract; of zod schemas one per schema and one per status of a reply.
export default {
  fetch: {
    input,
    output: {
      target: target('plaza.ts'),
      client: 'fetch',
      headers: true,
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  },
  zod: {
    input,
    output: {
      target: target('zod.ts'),
      client: 'zod',
      override: { zod: { generateReusableSchemas: true, generateEachHttpStatus: true } },
    },
  },
};
