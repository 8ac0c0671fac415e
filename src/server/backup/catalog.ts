import pg from 'pg';

/** Lists stored columns only: generated columns are not carried. */
export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

const ourSchema = 'relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())';
const isOfExtension = (oid: string) =>
  `EXISTS (SELECT 1 FROM pg_depend WHERE objid = ${oid} AND deptype = 'e')`;

export const quoted = pg.escapeIdentifier;

export function columnList({ columns }: Table): string {
  return columns.map(quoted).join(', ');
}

export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT relname::text AS name,
       array_remove(array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = ''), NULL) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind = 'r' AND ${ourSchema} AND relname <> '_prisma_migrations' AND NOT ${isOfExtension('pg_class.oid')}
     GROUP BY relname ORDER BY relname COLLATE "C"`,
  );
  return rows;
}

export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT sequencename::text AS name, coalesce(last_value, start_value)::text AS value,
       last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename COLLATE "C"`,
  );
  return rows;
}

export async function setSequence(client: pg.ClientBase, sequence: Sequence): Promise<void> {
  await client.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, $2, $3) FROM pg_sequences
     WHERE schemaname = current_schema() AND sequencename = $1`,
    [sequence.name, sequence.value, sequence.isCalled],
  );
}

/** Drops everything that any version of the site may have created in its schema. Extensions stay. */
export async function readDrops(client: pg.ClientBase): Promise<string[]> {
  const namespace = '(SELECT oid FROM pg_namespace WHERE nspname = current_schema())';
  const { rows } = await client.query<{ sql: string }>(
    `SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS sql FROM (
       SELECT 1 AS turn, pg_class.oid, pg_class.oid::regclass::text AS name,
         CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
       FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND ${ourSchema}
       UNION ALL
       SELECT 2, oid, oid::regprocedure::text, 'ROUTINE' FROM pg_proc WHERE pronamespace = ${namespace}
       UNION ALL
       SELECT 3, pg_type.oid, pg_type.oid::regtype::text, CASE typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END
       FROM pg_type LEFT JOIN pg_class ON pg_class.oid = typrelid
       WHERE typnamespace = ${namespace} AND (typtype IN ('e', 'd') OR typtype = 'c' AND relkind = 'c')
       UNION ALL
       SELECT 4, oid, oid::regconfig::text, 'TEXT SEARCH CONFIGURATION' FROM pg_ts_config WHERE cfgnamespace = ${namespace}
     ) AS ours WHERE NOT ${isOfExtension('ours.oid')} ORDER BY turn, name`,
  );
  return rows.map(({ sql }) => sql);
}

/**
 * Lets tables be filled in any order, and with rows from before a constraint that is not validated yet.
 * @returns the statements that restore the constraints
 */
export async function dropConstraints(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) AS add
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE (contype = 'f' OR NOT convalidated) AND ${ourSchema} ORDER BY conrelid::regclass::text, conname`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}
