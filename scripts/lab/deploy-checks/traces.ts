import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../../../src/core/database/embedded/embedded.js';
import { freePort } from '../../../src/core/platform/free-port.js';
import { runCommand } from '../../shared/command.js';
import { makeFolder, startService } from '../../shared/process.js';
import { until } from '../../shared/until.js';
import { pythonPackages } from './python.js';
import type { Report } from './report.js';

/** An OpenTelemetry collector that is independent of the service's libraries: Rotel, written in Rust. */
const rotel = 'rotel==0.0.1a15';

/** Two workers export spans of a request within its sender's trace, and of a job of the primary. */
export async function checkTraces(report: Report): Promise<void> {
  const packages = await pythonPackages('dist/collector', [rotel]);
  if (packages === null)
    return report.skipped('traces', `needs Python with venv and pip, and ${rotel} for this machine`);
  await report.check('traces, by a collector', async () => {
    const collector = await startCollector(await programIn(packages));
    const postgres = await startTemporaryPostgres();
    const service = startService({
      DATABASE_URL: postgres.url,
      DATA_DIR: makeFolder('plaza-traces-'),
      WORKERS: '2',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    try {
      const [trace, parent] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
      const headers = { traceparent: `00-${trace}-${parent}-01` };
      const { status } = await fetch(`${await service.base}/forum/boards`, { headers });
      if (status !== 200) throw new Error(`it answered ${status}`);
      const root = () => collector.spans().find((span) => span.trace === trace && span.parent === parent);
      const query = () =>
        collector.spans().find(({ parent, name }) => parent === root()?.id && name.startsWith('query '));
      const job = () => collector.spans().find(({ parent, name }) => parent === '' && name.startsWith('job '));
      await until(() => query() !== undefined && job() !== undefined);
      return `${root()?.name} below its sender’s span, ${query()?.name} below that, and ${job()?.name}`;
    } finally {
      service.child.kill('SIGTERM');
      await service.exit;
      await postgres.stop();
      await collector.stop();
    }
  });
}

/** Found without running the package, which could start a collector by itself. */
async function programIn(packages: string): Promise<string> {
  const finding = "import importlib.util as u; print(u.find_spec('rotel').submodule_search_locations[0])";
  const { stdout } = await runCommand(join(packages, 'bin/python'), ['-c', finding]);
  return join(stdout.trim(), 'rotel-agent');
}

type Span = { trace: string; parent: string; id: string; name: string };
type Collector = { url: string; spans: () => Span[]; stop: () => Promise<void> };

/** The collector logs each received span. */
async function startCollector(program: string): Promise<Collector> {
  const [http, grpc] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const places = ['--otlp-http-endpoint', http, '--otlp-grpc-endpoint', grpc];
  const shown = ['--exporter', 'blackhole', '--debug-log', 'traces', '--debug-log-verbosity', 'detailed'];
  const child = spawn(program, ['start', ...places, ...shown], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  const form = /Trace ID +: (\w+)\s+Parent ID +: ?(\w*)\s+ID +: (\w+)\s+Name +: (.+)/g;
  const spans = () =>
    [...output.matchAll(form)].map(([, trace = '', parent = '', id = '', name = '']) => ({ trace, parent, id, name }));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://${http}`, spans, stop };
}
