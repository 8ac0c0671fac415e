import type { Db } from '../../../../server/db/client.ts';

export function findTextedRequest(db: Db, id: number) {
  return db.contactRequest.findUnique({
    where: { id },
    select: { source: true, phoneNumber: true },
  });
}
