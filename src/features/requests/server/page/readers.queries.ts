import type { Db } from '../../../../server/db/client.ts';

/** The person of a link that is not the client's own. */
export function findColleague(db: Db, id: number) {
  return db.requestColleague.findUnique({
    where: { id },
    select: { id: true, name: true, email: true, mayDecide: true, requestId: true },
  });
}

export async function setProven(db: Db, id: number, provenAt: Date): Promise<void> {
  await db.requestColleague.updateMany({ where: { id, provenAt: null }, data: { provenAt } });
}
