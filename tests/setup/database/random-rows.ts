import type pg from 'pg';
import { seededRandom } from '../../../scripts/seeded-random.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  kind: string;
  isNullable: boolean;
  labels: string[] | null;
  refersTo: string | null;
  refersToColumn: string | null;
}

const texts = [
  'O\'Brien \\ "quoted"',
  'línea\nnueva\t',
  '日本語 ✓',
  '<b>&amp;</b>',
  '$1 -- %s',
  'a'.repeat(300),
];

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    SELECT class.relname AS "table", attribute.attname AS name, type.typname AS type, type.typtype AS kind,
      NOT attribute.attnotnull OR attribute.atthasdef AS "isNullable",
      (SELECT array_agg(enumlabel::text) FROM pg_enum WHERE enumtypid = type.oid) AS labels,
      other.relname AS "refersTo", referred.attname AS "refersToColumn"
    FROM pg_class AS class
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
    JOIN pg_type AS type ON type.oid = attribute.atttypid
    LEFT JOIN pg_constraint AS fk ON fk.conrelid = class.oid AND fk.contype = 'f' AND fk.conkey = ARRAY[attribute.attnum]
    LEFT JOIN pg_class AS other ON other.oid = fk.confrelid
    LEFT JOIN pg_attribute AS referred ON referred.attrelid = other.oid AND referred.attnum = fk.confkey[1]
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND class.relname NOT IN ('_prisma_migrations', 'Media')
      AND attribute.attgenerated = '' AND attribute.attidentity = ''
      AND NOT coalesce(pg_get_serial_sequence(quote_ident(class.relname), attribute.attname) IS NOT NULL, false)
    ORDER BY 1, attribute.attnum`);
  return rows;
}

/**
 * Inserts rows of random values into every table of any schema but that of pictures, whose files would be missing. Rows that a
 * constraint refuses are left out, so a table of many rules can stay empty.
 * @returns the number of rows
 */
export async function insertRandomRows(pool: pg.Pool, seed: number): Promise<number> {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const columns = await columnsOf(pool);
  const tables = [...new Set(columns.map(({ table }) => table))];

  const randomValue = async ({ type, kind, labels, refersTo, refersToColumn }: Column) => {
    if (refersTo && refersToColumn) {
      const { rows } = await pool.query<{ value: unknown }>(
        `SELECT "${refersToColumn}" AS value FROM "${refersTo}" ORDER BY 1 LIMIT 20`,
      );
      return pick(rows)?.value ?? null;
    }
    if (kind === 'e') return pick(labels ?? []);
    if (type.startsWith('_')) return '{}';
    const byType: Record<string, () => unknown> = {
      bool: () => random() < 0.5,
      bytea: () => Buffer.from([Math.floor(random() * 256)]),
      date: () => '2026-03-04',
      json: () => '{}',
      jsonb: () => '{}',
      uuid: () =>
        `00000000-0000-4000-8000-${Math.floor(random() * 1e12)
          .toString()
          .padStart(12, '0')}`,
    };
    const known = byType[type];
    if (known) return known();
    if (/^(?:int|float|numeric)/.test(type)) return Math.floor(random() * 5);
    if (/^timestamp/.test(type)) return new Date(1.78e12 + Math.floor(random() * 1e10));
    return random() < 0.5 ? pick(texts) : `text-${Math.floor(random() * 1e6)}`;
  };

  let count = 0;
  // Later rounds fill tables that refer to those of the earlier ones.
  for (let round = 0; round < 4; round += 1) {
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table);
      const filled = own.filter(({ isNullable }) => !isNullable || random() < 0.4);
      const values = await Promise.all(filled.map(randomValue));
      const names = filled.map(({ name }) => `"${name}"`);
      const inserted = await pool
        .query(
          filled.length === 0
            ? `INSERT INTO "${table}" DEFAULT VALUES`
            : `INSERT INTO "${table}" (${names}) VALUES (${values.map((_value, index) => `$${index + 1}`)})`,
          values,
        )
        .catch(() => null);
      count += inserted?.rowCount ?? 0;
    }
  }
  return count;
}
