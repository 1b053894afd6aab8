import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, postgresOf, removeFolder, startService } from '../../scripts/shared/process.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

let db: TestDatabase;
let admin: ReturnType<typeof commandLine>;

beforeAll(async () => {
  db = await testDatabase();
  admin = commandLine(db.url);
});
afterAll(() => db.drop());

describe('a command line that makes no sense', () => {
  it.each([
    [['bogus']],
    [['user', 'bogus']],
    [['user', 'list', '--bogus']],
    [['user', 'list', 'surplus']],
    [['user', 'create', '--username', 'ada']],
    [['user', 'create', '--username', 'ada', '--email', 'a@b', '--role', 'king']],
    [['user', 'role', 'ada', 'king']],
    [['user', 'role', 'ada']],
    [['user', 'suspend']],
    [['user', 'suspend', 'ada', '--until', '2020-01-01']],
    [['user', 'suspend', 'ada', '--until', '2999-02-30']],
    [['user', 'suspend', 'ada', '--until', 'soon']],
    [['user', 'suspend', 'ada', '--reason', ' ']],
    [['user', 'suspend', 'ada', '--reason', 'x'.repeat(1001)]],
    [['log', '--since', 'yesterday']],
    [['log', '--until', '2027-13-01']],
    [['log', '--target', 'topic']],
    [['log', '--actor', 'a b']],
    [['log', '--action', 'lock topic']],
    [['key', 'create']],
    [['key', 'create', '--user', 'ada', '--scopes', 'read,delete']],
    [['key', 'create', '--user', 'ada', '--scopes', '']],
    [['key', 'create', '--user', 'ada', '--expires', '0d']],
    [['key', 'create', '--user', 'ada', '--expires', '90']],
    [['key', 'create', '--user', 'ada', '--expires', '100000d']],
    [['key', 'list']],
    [['key', 'revoke', '0']],
    [['key', 'revoke', '2147483648']],
    [['key', 'revoke', 'x']],
  ])('%j', async (args) => {
    const { code, stdout, stderr } = await admin(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(oneLine);
  });

  it.each([[[]], [['user']], [['key']]])('shows the help without a command: %j', async (args) => {
    const { code, stdout, stderr } = await admin(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run admin --');
  });
});

it.each([
  [[]],
  [['user']],
  [['key']],
  ...['create', 'list', 'role', 'suspend', 'restore'].map((name) => [['user', name]]),
  ...['create', 'list', 'revoke'].map((name) => [['key', name]]),
  [['log']],
])('explains itself: %j --help', async (args) => {
  const { code, stdout, stderr } = await admin([...args, '--help']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(['Usage: npm run admin --', ...args].join(' '));
  expect(stdout).toContain('--json');
});

it('reports an unreachable or empty database or a wrong configuration in one line', async () => {
  const unreachable = await commandLine('postgresql://plaza@127.0.0.1:1/plaza')(['user', 'list']);
  expect(unreachable).toMatchObject({ code: 1, stdout: '' });
  expect(unreachable.stderr).toMatch(/^Error: The database cannot be reached: [^\n]+\n$/);
  const wrong = await commandLine('mysql://somewhere')(['user', 'list']);
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^Error: The configuration has a fault: [^\n]+\n$/);
});

describe('as a process', () => {
  const root = join(import.meta.dirname, '..', '..');

  /** Variables that npm sets for its scripts would affect an npm that they run. */
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

  async function run(command: string, args: string[], env: Record<string, string>) {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, stdout, stderr };
  }
  const runScript = (args: string[], env: Record<string, string>) =>
    run(process.execPath, ['scripts/run.mjs', 'admin', ...args], env);

  it('writes nothing but the result on standard output, also through npm', { timeout: 120_000 }, async () => {
    const env = { DATABASE_URL: db.url };
    await admin(['user', 'create', '--username', 'ada', '--email', 'ada@test.example']);
    const created = await run('npm', ['run', '-s', 'admin', '--', 'key', 'create', '--user', 'ada'], env);
    expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(/^plaza_[0-9A-Za-z]{36}\n$/) });
    const listed = await runScript(['key', 'list', '--user', 'ada', '--json'], env);
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
    expect(await runScript(['user', 'suspend', 'nobody'], env)).toMatchObject({ code: 1, stdout: '' });
    expect(await runScript(['bogus'], env)).toMatchObject({ code: 2, stdout: '' });
  });

  it('calls itself as it was called', { timeout: 120_000 }, async () => {
    const compiled = join(root, 'dist', 'scripts', 'admin.js');
    expect((await runScript(['--help'], {})).stdout).toContain('Usage: npm run admin -- ');
    expect((await run(process.execPath, [compiled, '--help'], {})).stdout).toContain(`Usage: node ${compiled} `);
  });

  it('starts the embedded database if it must, and leaves nothing running', { timeout: 120_000 }, async () => {
    const folder = makeFolder('plaza-start-');
    try {
      const env = { DATABASE_URL: '', DATA_DIR: folder };
      const args = ['user', 'create', '--username', 'ada', '--email', 'ada@test.example'];
      expect(await runScript(args, env)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\w{20}\n$/) });
      expect(postgresOf(folder)).toBeNull();
      const listed = await runScript(['user', 'list', '--json'], env);
      expect(JSON.parse(listed.stdout)).toMatchObject([{ username: 'ada' }]);
    } finally {
      await removeFolder(folder);
    }
  });

  it('works beside a running service, whose keys are valid at once', { timeout: 120_000 }, async () => {
    const folder = makeFolder('plaza-start-');
    const service = startService({ DATA_DIR: folder });
    try {
      const base = await service.base;
      const env = { DATABASE_URL: '', DATA_DIR: folder };
      const made = ['user', 'create', '--username', 'ada', '--email', 'ada@test.example', '--role', 'admin'];
      expect((await runScript(made, env)).code).toBe(0);
      const key = (await runScript(['key', 'create', '--user', 'ada'], env)).stdout.trim();
      const createBoard = () =>
        fetch(`${base}/forum/boards`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ title: 'News', description: 'What is new.' }),
        });
      expect((await createBoard()).status).toBe(201);
      expect((await runScript(['key', 'revoke', '1'], env)).code).toBe(0);
      expect((await createBoard()).status).toBe(401);
    } finally {
      service.child.kill('SIGTERM');
      await service.exit;
      await removeFolder(folder);
    }
  });
});
