import type { Db } from '../../db/client.ts';

export function findCurrentDeveloper(db: Db, id: number) {
  return db.developer.findUnique({ where: { id }, select: { id: true, developerName: true } });
}
