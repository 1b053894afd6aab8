import { callEverything } from './examples/everything.js';
import { ExampleFiles } from './examples/files.js';
import { refuseEverything } from './examples/problems.js';
import { clock, startExampleService } from './examples/service.js';

/*
 * Records openapi/examples from replies of a real server to the generated client. Community, clock and order of requests
 * are fixed, so the files are stable. `--check` writes nothing and fails on a difference.
 */
const isCheck = process.argv.includes('--check');
const files = new ExampleFiles(clock, isCheck);
const service = await startExampleService();
try {
  const baseUrl = await service.serve();
  await callEverything(baseUrl, service.keys, files);
  await refuseEverything(service, baseUrl, files);
} finally {
  await service.stop();
}

const unrecorded = files.unrecorded();
const verb = isCheck ? 'would change' : 'changed';
for (const file of files.stale) process.stdout.write(`${verb} ${file}\n`);
for (const file of unrecorded) process.stdout.write(`not recorded: ${file}\n`);
process.stdout.write(`${files.stale.length} of ${files.seen} examples ${verb}\n`);
if (isCheck && files.stale.length > 0) process.stdout.write('Run `npm run examples` and look at what it changes.\n');
if (unrecorded.length > 0 || (isCheck && files.stale.length > 0)) process.exitCode = 1;
