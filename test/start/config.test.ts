import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { areas, ConfigurationError, loadConfig, settings, settingsTable } from '../../src/config.js';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('configuration', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: '.data',
      basePaths: ['/api/v1', '/v1'],
      publicUrl: null,
      allowedHosts: [],
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      requireHttps: false,
      queryKeys: true,
      rateLimits: { anonymous: 300, key: 600, writes: 60, uploads: 20, signIn: 15 },
      workers: 1,
      databasePoolSize: 10,
      currency: 'EUR',
      storage: { kind: 'file', folder: '.data/storage' },
      maxFileSize: 104_857_600,
      fileQuota: 5_368_709_120,
    });
    expect([...config.areas]).toEqual([...areas]);
  });

  it('reads what is set', () => {
    const config = loadConfig({
      PORT: '0',
      DATABASE_URL: 'postgresql://u:p@db.example/plaza',
      BASE_PATHS: '/community/v1',
      PUBLIC_URL: 'https://plaza.example',
      ALLOWED_HOSTS: 'Plaza.lan, ::1,192.168.0.7',
      AREAS: 'none',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      QUERY_KEYS: 'off',
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgresql://u:p@db.example/plaza',
      basePaths: ['/community/v1'],
      allowedHosts: ['plaza.lan', '[::1]', '192.168.0.7'],
      demo: false,
      trustProxy: 'loopback, 10.0.0.0/8',
      requireHttps: true,
      queryKeys: false,
      rateLimits: null,
    });
    expect(config.areas.size).toBe(0);
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    const place = (url: string) => loadConfig({ STORAGE_URL: url }).storage;
    expect(place('file:/srv/plaza')).toEqual({ kind: 'file', folder: '/srv/plaza' });
    expect(place('file:///srv/plaza')).toEqual({ kind: 'file', folder: '/srv/plaza' });
    expect(place('gs://plaza-files')).toEqual({ kind: 'gs', bucket: 'plaza-files', prefix: '' });
    expect(place('gs://plaza-files/a/b/')).toEqual({ kind: 'gs', bucket: 'plaza-files', prefix: 'a/b/' });
    expect(() => place('s3://plaza')).toThrow('STORAGE_URL');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '129'],
    ['DATABASE_URL', 'mysql://u:p@db.example/plaza'],
    ['BASE_PATHS', 'api/v1'],
    ['BASE_PATHS', '/api/v2'],
    ['BASE_PATHS', '/api//v1'],
    ['PUBLIC_URL', 'ftp://plaza.example'],
    ['ALLOWED_HOSTS', 'http://plaza.example'],
    ['ALLOWED_HOSTS', 'plaza.example:8080'],
    ['ALLOWED_HOSTS', '*'],
    ['DEMO', 'yes'],
    ['AREAS', 'forum,casino'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'everybody'],
    ['REQUIRE_HTTPS', 'on'],
    ['QUERY_KEYS', 'true'],
    ['RATE_LIMITS', 'no'],
    ['RATE_LIMIT_KEY', '0'],
    ['DATABASE_POOL_SIZE', '0'],
    ['CURRENCY', 'EURO'],
  ])('refuses %s=%s', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });

  it('takes as many workers as there are cores, and divides the connections to the database among them', () => {
    expect(loadConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
    expect(loadConfig({ WORKERS: '4' })).toMatchObject({ workers: 4, databasePoolSize: 21 });
    expect(loadConfig({ WORKERS: '4', DATABASE_POOL_SIZE: '5' }).databasePoolSize).toBe(5);
    expect(faultsOf({ WORKERS: '4', DATABASE_POOL_SIZE: '4' })).toEqual([
      'DATABASE_POOL_SIZE must be a whole number from 5 to 1000, not "4": one for each of 4 workers, and one',
    ]);
    expect(faultsOf({ WORKERS: 'many' })).toEqual(['WORKERS must be a whole number from 1 to 128 or auto, not "many"']);
  });

  it('never puts demo content into a database of the operator', () => {
    const faults = faultsOf({ DEMO: 'true', DATABASE_URL: 'postgresql://u:secret@db.example/plaza' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('secret');
  });

  it('shows no password of a faulty URL', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://u:secret@db.example/plaza' }).join()).not.toContain('secret');
  });

  it('documents every setting', () => {
    for (const name of Object.keys(settings)) expect(settingsTable()).toContain(`| \`${name}\` |`);
  });
});
