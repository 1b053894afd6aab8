import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../../scripts/shared/in-process.js';
import { settings } from '../../src/core/platform/settings/table.js';
import { oneLine } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'plaza-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

type ConfigOutput = { settings: { name: string; value: string; from: string }[]; faults: string[] };

async function runConfig(env: Record<string, string>) {
  const { stdout, output, code } = await runInProcess(['config', '--json'], env);
  const config: ConfigOutput = JSON.parse(stdout);
  const row = (name: string) => config.settings.find((each) => each.name === name);
  return { row, output, code, faults: config.faults, names: config.settings.map(({ name }) => name) };
}

describe('the command config', () => {
  it('shows every setting, its value and where that is from', async () => {
    const smtp = file('smtp', 'smtps://plaza:s3cret@mail.example.org\n');
    const { row, names, code, faults } = await runConfig({
      DATABASE_URL: 'postgresql://plaza@db.example/plaza',
      WORKERS: ' 2 ',
      SMTP_URL_FILE: smtp,
      MAIL_FROM: 'plaza@example.org',
      PUBLIC_URL: 'https://plaza.example.org',
    });
    expect([code, faults]).toEqual([0, []]);
    expect(names).toEqual(Object.keys(settings));
    expect(row('PORT')).toEqual({ name: 'PORT', value: '3000', from: 'default' });
    expect(row('WORKERS')).toMatchObject({ value: '2', from: 'environment' });
    expect(row('DATABASE_URL')).toMatchObject({ value: 'postgresql://plaza@db.example/plaza', from: 'environment' });
    expect(row('SMTP_URL')).toMatchObject({ value: 'smtps://plaza:***@mail.example.org', from: `file ${smtp}` });
    // Defaults that depend on other settings.
    expect(row('DATABASE_POOL_SIZE')).toMatchObject({ value: '12', from: 'default' });
    expect(row('DEMO')).toMatchObject({ value: 'false', from: 'default' });
    expect(row('REQUIRE_HTTPS')).toMatchObject({ value: 'true', from: 'default' });
    expect(row('STORAGE_URL')).toMatchObject({ value: 'file:.data/storage', from: 'default' });
  });

  it('shows no secret, however it is given', async () => {
    const provider = { OIDC_2_ISSUER: 'https://id.example', OIDC_2_CLIENT_ID: 'plaza' };
    const { row, output } = await runConfig({
      ...provider,
      DATABASE_URL: 'postgresql://u:s3,cret@db.example/plaza?password=s3cret2&sslkey=s3cret3',
      SMTP_URL: 'smtp://u:s3cret4@:25:25',
      OIDC_ISSUER: 'https://u:s3cret5@id.example',
      OIDC_CLIENT_SECRET: 's3cret6',
      OIDC_2_CLIENT_SECRET_FILE: file('oidc', 's3cret7'),
    });
    expect(row('DATABASE_URL')?.value).toBe('postgresql://u:***@db.example/plaza?password=***&sslkey=***');
    expect(row('SMTP_URL')?.value).toBe('***');
    expect(row('OIDC_CLIENT_SECRET')?.value).toBe('***');
    expect(row('OIDC_2_CLIENT_SECRET')).toMatchObject({ value: '***', from: `file ${join(folder, 'oidc')}` });
    expect(row('OIDC_2_CLIENT_ID')?.value).toBe('plaza');
    expect(output).not.toMatch(/s3,?cret/);
  });

  it('ends with 1 where a setting is wrong, and says all that is', async () => {
    const { code, row, faults } = await runConfig({ PORT: '80a', WORKERS: '0' });
    expect([code, faults.length]).toEqual([1, 2]);
    expect(row('PORT')).toMatchObject({ value: '80a', from: 'environment' });
    const { stderr, stdout, code: plain } = await runInProcess(['config'], { PORT: '80a' });
    expect(plain).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain('PORT must be a whole number');
    expect(stdout).toMatch(/^PORT +environment +80a$/m);
    expect(stdout).toMatch(/^HOST +default +127\.0\.0\.1$/m);
  });
});
