import type { Db } from '../../../../server/db/client.ts';

export function findTextedRequest(db: Db, id: number) {
  return db.contactRequest.findUnique({
    where: { id },
    select: { source: true, phoneNumber: true },
  });
}

const textSelect = {
  id: true,
  kind: true,
  author: true,
  body: true,
  createdAt: true,
  seenAt: true,
} as const;

export function findTexts(db: Db, requestId: number) {
  return db.requestEntry.findMany({
    where: { requestId },
    orderBy: { id: 'desc' },
    select: textSelect,
  });
}

export function insertAnswer(
  db: Db,
  answer: { requestId: number; author: string; body: string; createdAt: Date },
): Promise<{ id: number }> {
  return db.requestEntry.create({ data: { ...answer, kind: 'owner' }, select: { id: true } });
}
