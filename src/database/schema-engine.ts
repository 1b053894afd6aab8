import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';

// Node has it, but the type package declares it only together with the whole browser.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

type RunScript = (script: string) => Promise<void>;

const charOid = 18;
const nameOid = 19;
const textOid = 25;

/** What the adapter lacks for the engine's sake: whole scripts, and the types of PostgreSQL's catalogs. */
class MigrationAdapter extends PrismaPg {
  constructor(
    private readonly pool: pg.Pool,
    private readonly runScript: RunScript,
  ) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    // The adapter cuts a script at every semicolon and runs the pieces one by one, which breaks functions and
    // leaves half a migration behind. PostgreSQL takes a script whole, as one transaction.
    adapter.executeScript = this.runScript;
    // It knows neither "char" nor "name", and the engine insists on the first being a character.
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

/** Declares columns of these types to be text, and remembers what the latest result's columns really were. */
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

/**
 * Prisma's migration engine as WebAssembly, on a pool of one connection that stays the caller's. It is loaded only when
 * needed, since that takes a noticeable moment. `runScript` gets each migration's script whole.
 */
export async function openSchemaEngine(
  pool: pg.Pool,
  schemas: SchemaContainer[],
  runScript: RunScript = async (script) => void (await pool.query(script)),
): Promise<{ engine: SchemaEngine; close(): void }> {
  const glue = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool, runScript));
  const datamodels = schemas.map(({ path, content }): [string, string] => [path, content]);
  const engine = await glue.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    factory,
  );
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
  // The engine reports a crash of its own through this global and dies of a TypeError without it.
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
