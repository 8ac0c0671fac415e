import type pg from 'pg';

/** Not through Prisma: a start asks for them, whose compiler would be a tenth of it, and a restore within its transaction. */
type Connection = pg.Pool | pg.ClientBase;

export interface StoredTotpSecret {
  adminId: number;
  username: string;
  stored: string;
}

export async function findTotpSecrets(connection: Connection): Promise<StoredTotpSecret[]> {
  const { rows } = await connection.query<StoredTotpSecret>(
    `SELECT "adminId", "username", "secret" AS stored
     FROM "AdminTotp" JOIN "Admin" ON "Admin"."id" = "adminId" ORDER BY "username"`,
  );
  return rows;
}

/** @returns whether it was still the one that was read: another copy may do the same, or its owner begin anew. */
export async function replaceTotpSecret(
  connection: Connection,
  { adminId, stored }: StoredTotpSecret,
  replacement: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'UPDATE "AdminTotp" SET "secret" = $3 WHERE "adminId" = $1 AND "secret" = $2',
    [adminId, stored, replacement],
  );
  return rowCount === 1;
}
