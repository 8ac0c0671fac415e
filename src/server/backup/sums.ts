import type pg from 'pg';
import { columnList, quoted, type Table } from './catalog.ts';

export interface TableSum {
  rows: number;
  /** Sixty bits of the MD5 of every row, added up: the same in any order, on any server of any version. */
  sum: string;
}

/** Makes a value's text the same on every server; lasts until the transaction ends. */
export const plainText = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8'`;

/** Counts and adds up a table, in a transaction that writes plain text. */
export async function sumTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `SELECT count(*) AS rows,
       coalesce(sum(('x' || left(md5(ROW(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text AS sum
     FROM ${quoted(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), sum: rows[0]?.sum ?? '0' };
}
