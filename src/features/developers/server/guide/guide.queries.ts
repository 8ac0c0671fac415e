import type { Db } from '../../../../server/db/client.ts';

/** The first of each thing that makes a profile whole. */
export function findBeginnings(db: Db, id: number) {
  return db.developer.findUnique({
    where: { id },
    select: {
      ...{ profilePhotoUrl: true, handle: true },
      availability: { select: { goodUntil: true } },
      skills: { take: 1, select: { skill: true } },
      projects: { where: { pictures: { some: {} } }, take: 1, select: { id: true } },
    },
  });
}
