import type pg from 'pg';

/**
 * Bypasses Prisma: every start reads these rows, and loading Prisma's compiler would take a tenth of it. A restore reads them
 * in its own transaction.
 */
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

/** @returns false when the secret has changed since it was read, by another copy of the site or by its owner */
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
