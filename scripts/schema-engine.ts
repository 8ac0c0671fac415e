import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const SCHEMA_FILE = new URL('../prisma/schema.prisma', import.meta.url);

/**
 * Returns the SQL that leads from the database's structure to prisma/schema.prisma; null if they agree. Uses Prisma's
 * engine as WebAssembly: the native one of `prisma migrate diff` has to be downloaded.
 */
export async function sqlFromDatabaseToSchema(connection: pg.PoolConfig): Promise<string | null> {
  const content = readFileSync(SCHEMA_FILE, 'utf8');
  const files = [{ path: 'schema.prisma', content }];
  const pool = new pg.Pool({ ...connection, max: 1 });
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool));
  loadEngine();
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    adapter,
  );
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '.' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? null : stdout;
  } finally {
    engine.free();
    await pool.end();
  }
}

function loadEngine(): void {
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    './schema_engine_bg.js': { ...engineModule },
  });
  engineModule.__wbg_set_wasm(wasm.exports);
  const { __wbindgen_start: start } = wasm.exports;
  if (typeof start === 'function') start();
}

/**
 * Lets Prisma's adapter read PostgreSQL's catalog. The adapter refuses the internal type "char", so it gets text, and
 * the engine learns afterwards which columns hold single characters.
 */
function catalogAdapter(pool: pg.Pool): PrismaPg {
  const characterColumns = new WeakMap<object, number[]>();
  const queryPool = pool.query.bind(pool);
  const value = async (config: pg.QueryConfig) => {
    const result = await queryPool(config);
    const columns = [...result.fields.keys()].filter(
      (index) => result.fields[index]?.dataTypeID === pg.types.builtins.CHAR,
    );
    characterColumns.set(result.rows, columns);
    for (const index of columns) {
      const field = result.fields[index];
      if (field) field.dataTypeID = pg.types.builtins.TEXT;
    }
    return result;
  };
  Object.defineProperty(pool, 'query', { value });

  const factory = new PrismaPg(pool, { schema: 'public' });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of characterColumns.get(result.rows) ?? []) {
        result.columnTypes[index] = ColumnTypeEnum.Character;
      }
      return result;
    };
    return adapter;
  };
  return factory;
}
