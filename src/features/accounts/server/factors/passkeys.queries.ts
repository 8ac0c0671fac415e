import type { Db } from '../../../../server/db/client.ts';

export function findPasskeys(db: Db, adminId: number) {
  return db.adminPasskey.findMany({
    where: { adminId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, transports: true, createdAt: true, lastUsedAt: true },
  });
}

export function findPasskey(db: Db, id: string) {
  return db.adminPasskey.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      publicKey: true,
      counter: true,
      transports: true,
      admin: { select: { id: true, username: true, role: true, disabledAt: true } },
    },
  });
}

export interface NewPasskey {
  id: string;
  adminId: number;
  name: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
  transports: string[];
}

/** @returns false when the passkey is already registered */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { count } = await db.adminPasskey.createMany({ data: [passkey], skipDuplicates: true });
  return count === 1;
}

export async function notePasskeyUse(
  db: Db,
  id: string,
  use: { counter: bigint; lastUsedAt: Date },
): Promise<void> {
  await db.adminPasskey.updateMany({ where: { id }, data: use });
}

/** @returns name of the deleted passkey; undefined when this admin has none with this id */
export async function deletePasskey(
  db: Db,
  key: { id: string; adminId: number },
): Promise<string | undefined> {
  const found = await db.adminPasskey.findFirst({ where: key, select: { name: true } });
  const { count } = await db.adminPasskey.deleteMany({ where: key });
  return count === 1 ? found?.name : undefined;
}
