import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { createPool } from '../../src/core/database/pool/pool.js';

// Available in Node, but declared only by the DOM types.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

const charOid = 18;
const nameOid = 19;
const textOid = 25;

/** Adds types of PostgreSQL's catalogs to the adapter, for the engine. */
class MigrationAdapter extends PrismaPg {
  constructor(private readonly pool: pg.Pool) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    // The adapter knows neither "char" nor "name", and the engine requires the first to be a character.
    const seen = passAsText(this.pool, [charOid, nameOid]);
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const columnTypes = result.columnTypes.map((type, column) =>
        seen.oids[column] === charOid ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  }
}

/** Declares columns of these types as text, and remembers the real types of the latest result. */
function passAsText(pool: pg.Pool, oids: readonly number[]): { oids: number[] } {
  const seen: { oids: number[] } = { oids: [] };
  const query = async (...parameters: unknown[]) => {
    const result: pg.QueryResult | pg.QueryResult[] = await Reflect.apply(pg.Pool.prototype.query, pool, parameters);
    const fields = Array.isArray(result) ? [] : result.fields;
    seen.oids = fields.map((field) => field.dataTypeID);
    for (const field of fields) if (oids.includes(field.dataTypeID)) field.dataTypeID = textOid;
    return result;
  };
  Object.defineProperty(pool, 'query', { value: query });
  return seen;
}

/** Prisma's migration engine as WebAssembly, on the caller's pool of one connection. */
async function openSchemaEngine(
  pool: pg.Pool,
  schemas: SchemaContainer[],
): Promise<{ engine: SchemaEngine; close(): void }> {
  const glue = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool));
  const datamodels = schemas.map(({ path, content }): [string, string] => [path, content]);
  const engine = await glue.SchemaEngine.new({ datamodels }, () => {}, factory);
  return { engine, close: () => engine.free() };
}

let engineModule: ReturnType<typeof instantiate> | undefined;

/** The glue code keeps views of one memory, so a second instance would read the first one's. */
function loadEngine() {
  engineModule ??= instantiate();
  return engineModule;
}

/** The package imports its .wasm file as a module, which Node does not do without a flag. */
async function instantiate() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = readFileSync(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  // The engine reports crashes through this global, and fails with a TypeError without it.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(message);
      },
    },
  });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return glue;
}

/** The SQL that would bring the migrated database to the Prisma schema: empty if they agree. */
export async function schemaDiff(url: string, schemaFile: string): Promise<string> {
  const files = [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }];
  const pool = createPool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  const { engine, close } = await openSchemaEngine(pool, files);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: dirname(schemaFile) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return (stdout ?? '').replace(/^--.*$/gm, '').trim();
  } finally {
    close();
    await pool.end();
  }
}
