// Tests the deployment: `npm run test:deploy`. The Dockerfile's build with production dependencies, on a PostgreSQL; the
// files of scripts/deploy, with the programs that read them; and traces, with a collector. Reports what was not tested.
import { existsSync } from 'node:fs';
import { tryBuild } from './deploy-checks/build.js';
import { checkFiles } from './deploy-checks/files.js';
import { Report } from './deploy-checks/report.js';
import { checkTraces } from './deploy-checks/traces.js';

const report = new Report(process.env.REQUIRE_DEPLOY === '1');
await checkFiles(report);
await checkTraces(report);
if (existsSync('/proc/self/smaps_rollup')) await tryBuild(report);
else report.skipped('the build', 'memory and namespaces of processes are looked at on Linux alone');
process.exitCode = report.end();
