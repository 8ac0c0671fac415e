import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const SCHEMA_FILE = new URL('../prisma/schema.prisma', import.meta.url);

/**
 * The SQL that leads from the database's present structure to prisma/schema.prisma; null when they agree. Prisma's engine
 * as WebAssembly: the native one, which `prisma migrate diff` runs, has to be downloaded.
 */
export async function sqlFromDatabaseToSchema(connection: pg.PoolConfig): Promise<string | null> {
  const content = readFileSync(SCHEMA_FILE, 'utf8');
  const files = [{ path: 'schema.prisma', content }];
  const pool = catalogPool(connection);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool, { schema: 'public' }));
  loadEngine();
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: [['schema.prisma', content]] },
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
}

/** The engine reads PostgreSQL's catalog, whose internal "char" type the adapter does not know: it gets text instead. */
function catalogPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const query = pool.query.bind(pool);
  const value = async (config: pg.QueryConfig) => {
    const result = await query(config);
    for (const field of result.fields) {
      if (field.dataTypeID === pg.types.builtins.CHAR) field.dataTypeID = pg.types.builtins.TEXT;
    }
    return result;
  };
  Object.defineProperty(pool, 'query', { value });
  return pool;
}
