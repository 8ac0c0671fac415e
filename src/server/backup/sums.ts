import type pg from 'pg';
import { columnList, quoted, type Table } from './catalog.ts';

export interface TableSum {
  rows: number;
  /** Sum of sixty bits of each row's MD5: independent of order, server and version. */
  sum: string;
}

/** Makes the text form of values equal on every server. Lasts until the transaction ends. */
export const plainText = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8'`;

export async function sumTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `SELECT count(*) AS rows,
       coalesce(sum(('x' || left(md5(ROW(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text AS sum
     FROM ${quoted(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), sum: rows[0]?.sum ?? '0' };
}
